import type { ApiRequest } from '../transport/transport.ts'
import type { Fields } from './envelopes.ts'

/** What the answers read so far have said about the church, for what later ones leave out. */
export type KnownChurch = {
  id: number
  codigo: string
  slug: string
  nome: string
  timeZone: string
  currency: string
  /** Codes of its payment methods. */
  methods: string[]
}

export const unknownChurch = (): KnownChurch => ({
  id: 0,
  codigo: '',
  slug: '',
  nome: '',
  timeZone: 'America/Sao_Paulo',
  currency: 'BRL',
  methods: [],
})

/** What a reader may use beside the answer. */
export type Asked = {
  church: KnownChurch
  /** The variable parts of the path, in its order. */
  path: string[]
  query: NonNullable<ApiRequest['query']>
  /** What was sent; empty for a form. */
  body: Fields
}

/** The contract's shape of an answer, from what a backend that knows the specification alone sends. */
export type Reader = (answer: unknown, asked: Asked) => unknown

export const idIn = (asked: Asked, place: number) => Number(asked.path[place] ?? 0)

import { noResponse, refuse, wireBroadcast, wireBroadcasts, type FakeHttp } from '@atrio/testing'
import type { Session } from '@atrio/tenant-core'
import type { KeptNote } from '../kept/kept-notes.ts'

export const ana: Session = {
  token: 'a.b.c',
  account: { id: 7, name: 'Ana' },
  clientAccount: { id: 8, email: 'ana@demo.test' },
}

/** Calls of notes; the test church is number 1, `vida-plena`. */
export const calls = {
  list: 'GET /user/nota-sermao?igreja=1&limit=999',
  get: 'GET /nota-sermao/3?igreja=1',
  add: 'POST /nota-sermao/?igreja=1',
  change: 'PUT /nota-sermao/3?igreja=1',
  remove: 'DELETE /nota-sermao/3?igreja=1',
} as const

export const wireNote = (part: object = {}) => ({
  id: 3,
  titulo: 'Salmo 23',
  texto: 'O Senhor é o meu pastor; nada me faltará.\n\nO que é descansar em águas tranquilas?',
  dataUltimaAlteracao: '2026-11-16T00:12:00.000Z',
  ...part,
})
const many = [
  wireNote(),
  wireNote({
    id: 4,
    titulo: 'Romanos 8: nada nos separa',
    texto: 'Não há condenação.',
    dataUltimaAlteracao: '2026-11-09T00:40:00.000Z',
  }),
  wireNote({
    id: 5,
    titulo: 'Série “Bem-aventurados”, parte 2',
    texto: '',
    dataUltimaAlteracao: '2026-11-02T00:20:00.000Z',
  }),
]

type Sent = { body: { titulo: string; texto: string } }
const saved =
  (id: number) =>
  ({ body }: Sent) =>
    wireNote({ ...body, id, dataUltimaAlteracao: '2026-11-20T20:15:30.000Z' })

const complete: FakeHttp = {
  [calls.list]: { notasSermao: many },
  [calls.get]: wireNote(),
  [calls.add]: saved(9),
  'GET /nota-sermao/9?igreja=1': wireNote({ id: 9 }),
  [calls.change]: saved(3),
  [calls.remove]: { situacao: 'removido' },
  [`${calls.remove}&dataUltimaAlteracao=2026-11-16T00%3A12%3A00.000Z`]: { situacao: 'removido' },
}
const elsewhere = wireNote({ texto: 'Escrito no tablet.', dataUltimaAlteracao: '2026-11-20T20:10:00.000Z' })

/** Scenes of the wire, for tests and stories. */
export const scenes = {
  complete,
  empty: { ...complete, [calls.list]: { notasSermao: [] } },
  failing: { ...complete, [calls.list]: refuse(500) },
  offline: { ...complete, [calls.list]: noResponse(), [calls.add]: noResponse(), [calls.change]: noResponse() },
  down: { ...complete, [calls.add]: refuse(500), [calls.change]: refuse(500), [calls.remove]: refuse(500) },
  full: { ...complete, [calls.add]: refuse(409, 'conflict') },
  gone: { ...complete, [calls.get]: refuse(404, 'not_found'), [calls.change]: refuse(404, 'not_found') },
  live: {
    ...complete,
    'GET /igreja/vida-plena/transmissao/': wireBroadcasts({ aoVivo: wireBroadcast() }),
  },
} satisfies Record<string, FakeHttp>

/** The note changes on another device while it is open here. */
export function changedElsewhere(): FakeHttp {
  let first = true
  return {
    ...complete,
    [calls.get]: () => {
      const answer = first ? wireNote() : elsewhere
      first = false
      return answer
    },
    [calls.change]: ({ body }: { body: Sent['body'] & { dataUltimaAlteracao: string } }) =>
      body.dataUltimaAlteracao === elsewhere.dataUltimaAlteracao ? saved(3)({ body }) : refuse(409, 'conflict'),
  }
}

const PREFIX = 'atrio.draft.notes.7.1.'
/** Ana's notes on this device. */
export const onDevice = (): KeptNote[] =>
  Object.entries({ ...localStorage } as Record<string, string>)
    .filter(([name]) => name.startsWith(PREFIX))
    .map(([, text]) => JSON.parse(text) as KeptNote)
export function putOnDevice(kept: Partial<KeptNote>, prefix = PREFIX): string {
  const key = kept.key ?? 'a'.repeat(32)
  localStorage.setItem(
    prefix + key,
    JSON.stringify({ key, title: '', text: '', at: Date.parse('2026-11-20T20:00:00Z'), ...kept }),
  )
  return key
}

import type { CodigoPostalWire, EnderecoWire, EstadosWire } from '@atrio/contract'
import { fetchJson } from '../../outbound/fetch-json.ts'
import type { Config } from '../../runtime/config.ts'
import { answerCache } from './answer-cache.ts'
import { knownStates } from './known-states.ts'

/** Addresses by postal code, and states by country. They never fail: an unavailable answer is `indisponivel`. */
export type LookUps = {
  /** @param cep eight digits */
  cep(cep: string): Promise<CodigoPostalWire>
  /** @param country ISO 3166-1 alpha-2 */
  zip(country: string, zip: string): Promise<CodigoPostalWire>
  states(country: string): Promise<EstadosWire>
}

const KEEP = { found: 86_400_000, missing: 3_600_000, failed: 30_000 }
/** Long enough for any part of an address. */
const MAX_PART_LENGTH = 120

type Options = {
  config: Pick<Config, 'cepUrl' | 'zipUrl' | 'statesUrl' | 'statesKey'>
  now: () => number
  fetch?: typeof fetchJson
}

export function lookUps({ config, now, fetch = fetchJson }: Options): LookUps {
  const addresses = answerCache<CodigoPostalWire>(2_000, now)
  const states = answerCache<EstadosWire>(300, now)

  const address = (key: string, url: string, read: (body: Fields) => EnderecoWire | null) =>
    addresses.get(key, async () => {
      try {
        const { status, body } = await fetch(url)
        if (status === 404 || status === 400) return missing
        if (status !== 200) return failed
        const endereco = isFields(body) ? read(body) : null
        return endereco ? { value: { situacao: 'encontrado', endereco }, keepMs: KEEP.found } : missing
      } catch {
        return failed
      }
    })

  return {
    cep: (cep) =>
      address(`cep ${cep}`, `${config.cepUrl}/${cep}/json/`, (body) =>
        body['erro']
          ? null
          : {
              ...empty('BR'),
              cep,
              logradouro: text(body['logradouro']),
              bairro: text(body['bairro']),
              cidade: text(body['localidade']),
              estado: text(body['uf']),
            },
      ),
    zip: (country, zip) =>
      address(`zip ${country} ${zip}`, `${config.zipUrl}/${country}/${encodeURIComponent(zip)}`, (body) => {
        const place = Array.isArray(body['places']) ? (body['places'][0] as unknown) : undefined
        if (!isFields(place)) return null
        const estado = text(place['state abbreviation']) ?? text(place['state'])
        return { ...empty(country), cep: zip, cidade: text(place['place name']), estado }
      }),
    states: async (country) => {
      const known = knownStates[country]
      if (known) return { situacao: 'encontrado', estados: known }
      return states.get(country, async () => {
        try {
          if (!config.statesKey) return noStates
          const headers = { 'X-CSCAPI-KEY': config.statesKey }
          const { status, body } = await fetch(`${config.statesUrl}/${country}/states/`, { headers })
          if (status !== 200 || !Array.isArray(body)) return noStates
          const estados = body.filter(isFields).flatMap(({ iso2, name }) => {
            const [codigo, nome] = [text(iso2), text(name)]
            return codigo && nome ? [{ codigo, nome }] : []
          })
          const situacao = estados.length > 0 ? 'encontrado' : 'nao_encontrado'
          return { value: { situacao, estados }, keepMs: KEEP.found }
        } catch {
          return noStates
        }
      })
    },
  }
}

const missing = { value: { situacao: 'nao_encontrado' as const, endereco: null }, keepMs: KEEP.missing }
const failed = { value: { situacao: 'indisponivel' as const, endereco: null }, keepMs: KEEP.failed }
const noStates = { value: { situacao: 'indisponivel' as const, estados: [] }, keepMs: KEEP.failed }

type Fields = Record<string, unknown>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A part of an address from an external service: one short line, or nothing. */
const text = (value: unknown): string | null => {
  const line =
    typeof value === 'string'
      ? value
          .replace(/\p{Cc}/gu, ' ')
          .trim()
          .slice(0, MAX_PART_LENGTH)
      : ''
  return line || null
}

const empty = (pais: string): EnderecoWire => ({
  logradouro: null,
  numero: null,
  complemento: null,
  bairro: null,
  cidade: null,
  estado: null,
  pais,
  cep: null,
})

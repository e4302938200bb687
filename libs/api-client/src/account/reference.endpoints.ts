import type {
  CaptchaWire,
  CodigoPostalWire,
  EstadosCivisWire,
  EstadosWire,
  OcupacoesWire,
  PaisesWire,
} from '@atrio/contract'
import { toAddress, type Address } from '../address.ts'
import { endpoint } from '../endpoint.ts'
import { known } from '../wire-code.ts'
import type { MaritalStatus } from './account.types.ts'
import { MARITAL_STATUS } from './marital-status.ts'
import { toNames } from './names.mapper.ts'

/** Names of an entry, by the app's languages. */
export type Names = Record<'pt-BR' | 'en' | 'es', string>

/** `unavailable`: the service behind it can't be reached; the field can still be filled by hand. */
export type LookupStatus = 'found' | 'notFound' | 'unavailable'
export type PostalLookup = { status: LookupStatus; address: Address | null }

/** The kind of captcha. */
export type Captcha =
  | { kind: 'altcha'; challenge: Extract<CaptchaWire, { tipo: 'altcha' }>['desafio'] }
  | { kind: 'recaptcha'; siteKey: string }

const STATUS = {
  encontrado: 'found',
  nao_encontrado: 'notFound',
  indisponivel: 'unavailable',
} as const satisfies Record<CodigoPostalWire['situacao'], LookupStatus>

const toPostalLookup = (wire: CodigoPostalWire): PostalLookup => ({
  status: known(STATUS, wire.situacao) ?? 'unavailable',
  address: wire.endereco ? toAddress(wire.endereco) : null,
})

const toCaptcha = (wire: CaptchaWire): Captcha =>
  wire.tipo === 'altcha' ? { kind: 'altcha', challenge: wire.desafio } : { kind: 'recaptcha', siteKey: wire.siteKey }

/** Lists and look-ups for forms (document 2 sections 7.4 and 7.8), and the captcha. */
export const referenceApi = {
  countries: endpoint('reference.countries', async (http, _: Record<string, never>, signal) =>
    (await http.get<PaisesWire>('/utils/pais/', { signal })).paises.map((wire) => ({
      code: wire.codigo,
      names: toNames(wire),
    })),
  ),
  states: endpoint('reference.states', async (http, { country }: { country: string }, signal) =>
    (await http.get<EstadosWire>(`/utils/pais/${encodeURIComponent(country)}/estado/`, { signal })).estados.map(
      ({ codigo, nome }) => ({ code: codigo, name: nome }),
    ),
  ),
  occupations: endpoint('reference.occupations', async (http, _: Record<string, never>, signal) =>
    (await http.get<OcupacoesWire>('/utils/ocupacao/', { signal })).ocupacoes.map((wire) => ({
      id: wire.id,
      names: toNames(wire),
    })),
  ),
  maritalStatuses: endpoint('reference.maritalStatuses', async (http, _: Record<string, never>, signal) =>
    (await http.get<EstadosCivisWire>('/utils/estado-civil/', { signal })).estadosCivis.flatMap((wire) => {
      const status: MaritalStatus | undefined = known(MARITAL_STATUS, wire.codigo)
      return status ? [{ status, names: toNames(wire) }] : []
    }),
  ),
  /** An address by Brazilian postal code. */
  cep: endpoint('reference.cep', async (http, { cep }: { cep: string }, signal) =>
    toPostalLookup(await http.get<CodigoPostalWire>(`/utils/cep/${encodeURIComponent(cep)}`, { signal })),
  ),
  zip: endpoint('reference.zip', async (http, { country, zip }: { country: string; zip: string }, signal) =>
    toPostalLookup(
      await http.get<CodigoPostalWire>(`/utils/zip/${encodeURIComponent(country)}/${encodeURIComponent(zip)}`, {
        signal,
      }),
    ),
  ),
  /** `forOrder`: the one for purchases and gifts, which needs no third-party script. */
  captcha: endpoint('reference.captcha', async (http, { forOrder = false }: { forOrder?: boolean }, signal) =>
    toCaptcha(
      await http.get<CaptchaWire>('/captcha/desafio/', { signal, ...(forOrder && { query: { para: 'pedido' } }) }),
    ),
  ),
}

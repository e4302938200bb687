import type { CodigoPostalWire, EstadosWire, PaisesWire } from '@atrio/contract'
import { toAddress, type Address } from '../address.ts'
import { endpoint } from '../endpoint.ts'
import { known } from '../wire-code.ts'
import { toNames } from './names.mapper.ts'

/** Names of an entry, by the app's languages. */
export type Names = Record<'pt-BR' | 'en' | 'es', string>

/** `unavailable`: the service behind it can't be reached; the field can still be filled by hand. */
export type LookupStatus = 'found' | 'notFound' | 'unavailable'
export type PostalLookup = { status: LookupStatus; address: Address | null }

const STATUS = {
  encontrado: 'found',
  nao_encontrado: 'notFound',
  indisponivel: 'unavailable',
} as const satisfies Record<CodigoPostalWire['situacao'], LookupStatus>

const toPostalLookup = (wire: CodigoPostalWire): PostalLookup => ({
  status: known(STATUS, wire.situacao) ?? 'unavailable',
  address: wire.endereco ? toAddress(wire.endereco) : null,
})

/** Countries, states and postal codes for the fields of an address (document 2 sections 7.4 and 7.8). */
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
}

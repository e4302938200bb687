import type { EstadosCivisWire, OcupacoesWire } from '@atrio/contract'
import { endpoint } from '../endpoint.ts'
import { known } from '../wire-code.ts'
import type { MaritalStatus } from './account.types.ts'
import { MARITAL_STATUS } from './marital-status.ts'
import { toNames } from './names.mapper.ts'

/** What people choose from in their own data (document 2 section 7.4). */
export const personalListsApi = {
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
}

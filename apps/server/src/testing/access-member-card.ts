import { get } from './access-rows.ts'
import type { AccessRow } from './access-table.ts'

/** Who may call what of member cards: anybody may ask for one, and only its own or staff are given it. */
export const memberCardAccess: Record<string, AccessRow> = {
  'GET /api/v1/usuario-carteirinha/': get(
    ({ owner }) => `/api/v1/usuario-carteirinha/?usuario=${owner.user}&igreja=${owner.church}`,
  ),
  'POST /api/v1/usuario-carteirinha/link/': {
    kind: 'own',
    request: ({ owner }) => ({
      url: '/api/v1/usuario-carteirinha/link/',
      payload: { usuario: owner.user, igreja: owner.church },
    }),
    // here nobody has a card; who may have a link to one is tested beside it
    owner: '404 not_found',
  },
}

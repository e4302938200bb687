import { get } from './access-rows.ts'
import type { AccessRow } from './access-table.ts'

/** Access to member cards: public routes that answer only the card's owner and staff. */
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
    // nobody has a card here; who may link to one is tested beside the route
    owner: '404 not_found',
  },
}

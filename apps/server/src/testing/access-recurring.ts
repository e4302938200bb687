import type { AccessRow } from './access-table.ts'

/** Access to recurring gifts: each person's own. */
export const recurringAccess: Record<string, AccessRow> = {
  'GET /api/v1/user/doacao-recorrente': {
    kind: 'self',
    request: ({ owner }) => ({ url: `/api/v1/user/doacao-recorrente?igreja=${owner.church}` }),
  },
  'PUT /api/v1/doacao-recorrente/{id}': {
    kind: 'own',
    request: ({ owner }) => ({
      url: `/api/v1/doacao-recorrente/999999?igreja=${owner.church}`,
      payload: { situacao: 'cancelada' },
    }),
    owner: '404 not_found',
  },
}

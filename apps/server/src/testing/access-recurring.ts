import type { AccessRow } from './access-table.ts'

/** Access to recurring gifts, their summary, and a person's payments: each person's own. */
export const recurringAccess: Record<string, AccessRow> = {
  'GET /api/v1/user/doacao-recorrente': {
    kind: 'self',
    request: ({ owner }) => ({ url: `/api/v1/user/doacao-recorrente?igreja=${owner.church}` }),
  },
  'GET /api/v1/user/doacao/resumo': {
    kind: 'self',
    request: ({ owner }) => ({ url: `/api/v1/user/doacao/resumo?ano=2026&igreja=${owner.church}` }),
  },
  'GET /api/v1/user/doacao/resumo/pdf': {
    kind: 'own',
    request: ({ owner }) => ({ url: `/api/v1/user/doacao/resumo/pdf?ano=2026&igreja=${owner.church}` }),
    // nothing was given
    owner: '404 not_found',
  },
  'GET /api/v1/user/pagamento': {
    kind: 'self',
    request: ({ owner }) => ({ url: `/api/v1/user/pagamento?igreja=${owner.church}` }),
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

import type { AccessRow } from './access-table.ts'

const changed = (what: string, payload?: object): AccessRow => ({
  kind: 'own',
  request: ({ owner }) => ({
    url: `/api/v1/usuario/${owner.user}/evento/1/inscricao/1/${what}?igreja=${owner.church}`,
    ...(payload && { payload }),
  }),
  owner: '404 not_found',
})

/** Access to changes of a ticket: its holder’s, or the person’s to whom it is offered. */
export const ticketChangesAccess: Record<string, AccessRow> = {
  'POST /api/v1/usuario/{user}/evento/{event}/inscricao/{ticket}/cancelamento': changed('cancelamento', {}),
  'POST /api/v1/usuario/{user}/evento/{event}/inscricao/{ticket}/transferencia': changed('transferencia', {
    email: 'somebody@else.test',
  }),
  'DELETE /api/v1/usuario/{user}/evento/{event}/inscricao/{ticket}/transferencia': changed('transferencia'),
  'GET /api/v1/evento/{event}/transferencia': {
    kind: 'self',
    request: ({ owner }) => ({ url: `/api/v1/evento/1/transferencia?codigo=${'A'.repeat(32)}&igreja=${owner.church}` }),
    owner: '404 not_found',
  },
  'POST /api/v1/evento/{event}/transferencia': {
    kind: 'self',
    request: ({ owner }) => ({
      url: `/api/v1/evento/1/transferencia?igreja=${owner.church}`,
      payload: { codigo: 'A'.repeat(32), titular: 'Canary', respostas: [] },
    }),
    owner: '404 not_found',
  },
}

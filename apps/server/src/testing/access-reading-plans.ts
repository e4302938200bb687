import { absent, get } from './access-rows.ts'
import type { AccessRow, Asked } from './access-table.ts'

/** The id of a missing reading: existing ones are tested beside the reading plans. */
const NONE = '00000000-0000-4000-8000-000000000000'
const own = (path: string, payload: object = {}): AccessRow => ({
  kind: 'own',
  request: ({ owner }: Asked) => ({ url: `/api/v1/${path}?igreja=${owner.church}`, payload }),
  owner: '404 not_found',
})
const self = (path: string): AccessRow => ({
  kind: 'self',
  request: ({ owner }: Asked) => ({ url: `/api/v1/${path}?igreja=${owner.church}` }),
})
const reading = `assinatura-plano-leitura/${NONE}`

/** Access to reading plans: public plans, each member's own reading. */
export const readingPlansAccess: Record<string, AccessRow> = {
  'GET /api/v1/igreja/{slug}/plano-leitura/': get(({ slug }) => `/api/v1/igreja/${slug}/plano-leitura/`),
  'GET /api/v1/igreja/{slug}/plano-leitura/{uuid}': absent(
    ({ slug }) => `/api/v1/igreja/${slug}/plano-leitura/${NONE}`,
  ),
  'GET /api/v1/user/plano-leitura': self('user/plano-leitura'),
  'GET /api/v1/user/plano-leitura/{uuid}': self(`user/plano-leitura/${NONE}`),
  'POST /api/v1/plano-leitura/{uuid}/assinatura': own(`plano-leitura/${NONE}/assinatura`),
  'PUT /api/v1/assinatura-plano-leitura/{uuid}': own(reading, { dataInicio: '2026-01-01' }),
  'PUT /api/v1/assinatura-plano-leitura/{uuid}/dia/{dia}': own(`${reading}/dia/1`),
  'DELETE /api/v1/assinatura-plano-leitura/{uuid}/dia/{dia}': own(`${reading}/dia/1`),
  'PUT /api/v1/assinatura-plano-leitura/{uuid}/dias': own(`${reading}/dias`, { dias: [1], flagLido: true }),
  'PUT /api/v1/assinatura-plano-leitura/{uuid}/lembrete': own(`${reading}/lembrete`, { horaLembrete: 7 }),
  'POST /api/v1/assinatura-plano-leitura/{uuid}/reinicio': own(`${reading}/reinicio`),
  'DELETE /api/v1/assinatura-plano-leitura/{uuid}': own(reading),
}

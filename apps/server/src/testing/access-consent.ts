import { post } from './access-rows.ts'
import type { AccessRow } from './access-table.ts'

/**
 * Access to choices about scripts of others: everybody records their own; nobody reads any. Refused here for its
 * content, so that no table changes.
 */
export const consentAccess: Record<string, AccessRow> = {
  'POST /api/v1/consentimento/': post(
    ({ owner }) => `/api/v1/consentimento/?igreja=${owner.church}`,
    () => ({
      identificador: '6f1c1f0e-6d43-4f6e-9a3e-0d7c9a1b2c3d',
      versao: 1,
      idioma: 'en',
      perguntadas: ['marketing'],
      aceitas: ['gravacao'],
    }),
    '400 validation',
  ),
}

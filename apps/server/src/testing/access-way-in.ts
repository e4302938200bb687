import { post } from './access-rows.ts'
import type { AccessRow } from './access-table.ts'

const OPAQUE = 'A'.repeat(40)

/** Access to sign-in and registration: public. These bodies are refused; valid ones are tested beside the routes. */
export const wayInAccess: Record<string, AccessRow> = {
  'POST /api/v1/security/login_check': post(
    () => '/api/v1/security/login_check',
    ({ owner }) => ({ username: owner.email, password: 'Wrong#2026' }),
    '400 invalid_credentials',
  ),
  'POST /api/v1/igreja/{slug}/chat/token': {
    ...post(
      ({ slug }) => `/api/v1/igreja/${slug}/chat/token`,
      () => ({ nome: 'Pastor' }),
      '400 chat_name_reserved',
    ),
    stranger: '404 not_found',
  },
  'POST /api/v1/security/token/refresh': post(
    () => '/api/v1/security/token/refresh',
    () => ({ refreshToken: OPAQUE }),
    '401 unauthorized',
  ),
  'POST /api/v1/security/logout': post(
    () => '/api/v1/security/logout',
    () => ({ refreshToken: OPAQUE }),
    '200',
  ),
  'POST /api/v1/security/codigo-acesso/trocar': post(
    () => '/api/v1/security/codigo-acesso/trocar',
    ({ owner }) => ({ codigo: OPAQUE, igreja: owner.church }),
    '400 code_invalid',
  ),
  'POST /api/v1/security/recuperar-senha': post(
    () => '/api/v1/security/recuperar-senha',
    ({ owner }) => ({ email: 'nobody@matrix.test', igreja: owner.church }),
    '404 email_not_found',
  ),
  'POST /api/v1/security/solicitar-verificacao-email/': post(
    ({ owner }) => `/api/v1/security/solicitar-verificacao-email/?igreja=${owner.church}&email=${owner.email}`,
    () => ({}),
    '200',
  ),
  'POST /api/v1/security/verificar-email': post(
    () => '/api/v1/security/verificar-email',
    () => ({ codigo: OPAQUE, senha: 'Figo-e-mel#8' }),
    '400 code_invalid',
  ),
  'POST /api/v1/igreja/{client}/usuario/': post(
    ({ owner }) => `/api/v1/igreja/${owner.church}/usuario/`,
    ({ owner }) => ({ nome: 'A', sobrenome: 'B', email: owner.email, senha: 'Figo-e-mel#8', captcha: 'bm8=' }),
    '400 captcha_invalid',
  ),
}

import type { AcessoEmailWire, CadastroConfiguracaoWire } from '@atrio/contract'
import { endpoint } from '../endpoint.ts'
import type { NextStep } from './account.types.ts'
import { toRegistrationSettings } from './registration-settings.mapper.ts'
import type { RegistrationDraft } from './registration.types.ts'

/** The captcha is required after some tries. */
type ByEmail = { email: string; captcha?: string }

const toNextStep = ({ acesso }: AcessoEmailWire): NextStep => (acesso === 'login' ? 'login' : 'register')

/** From an e-mail address to an account (document 2 section 7.4). */
export const signUpApi = {
  /** What to do next with that address; reveals nothing else about its owner. */
  byEmail: endpoint('signUp.byEmail', async (http, query: ByEmail, signal) =>
    toNextStep(await http.get<AcessoEmailWire>(`/igreja/${http.church.id}/usuario/`, { query, signal })),
  ),
  /** The same over the whole platform, in any church. */
  platformByEmail: endpoint('signUp.platformByEmail', async (http, query: ByEmail, signal) =>
    toNextStep(await http.get<AcessoEmailWire>('/user/', { query, signal })),
  ),
  registrationSettings: endpoint('signUp.registrationSettings', async (http, _: Record<string, never>, signal) =>
    toRegistrationSettings(
      await http.get<CadastroConfiguracaoWire>(`/igreja/${http.church.slug}/cadastro-configuracao/`, { signal }),
    ),
  ),
  /** Refused with `account_exists`, `cpf_in_use`, `captcha_invalid`, `validation` by field, `rate_limited`. */
  register: endpoint('signUp.register', async (http, draft: RegistrationDraft, signal) =>
    (await import('./send-registration.ts')).sendRegistration(http, draft, signal),
  ),
}

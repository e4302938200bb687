import type {
  AcessoEmailWire,
  AlterarSenhaWire,
  CadastroConfiguracaoWire,
  CadastroFeitoWire,
  CartoesWire,
  ContaWire,
  DocumentosWire,
  RolesWire,
  SituacaoWire,
  UsuariosWire,
} from '@atrio/contract'
import { notFound } from '../api-error.ts'
import { endpoint, type Http } from '../endpoint.ts'
import { withFormFields } from '../form-fields.ts'
import { toAccount, toCardGroups, toClientAccount, toDocuments, toRoles } from './account.mapper.ts'
import type { NextStep } from './account.types.ts'
import { listNotifications } from './notifications.endpoint.ts'
import {
  fromRegistrationDraft,
  REGISTRATION_FORM_FIELDS,
  toRegistrationOutcome,
  toRegistrationSettings,
} from './registration.mapper.ts'
import type { RegistrationDraft } from './registration.types.ts'

/** Of whom, and where: in this church, or in the organisation (its slug) that the church belongs to. */
export type OfAccount = { accountId: number; organization?: string }

const scope = (http: Http, { organization }: OfAccount) =>
  organization === undefined ? { cliente: http.church.id } : { organizacao: organization }

/** The captcha is asked for after some tries. */
type ByEmail = { email: string; captcha?: string }

const PASSWORD_FIELDS = { senhaAtual: 'currentPassword', novaSenha: 'newPassword' }

const toNextStep = ({ acesso }: AcessoEmailWire): NextStep => (acesso === 'login' ? 'login' : 'register')

/** A person's account and what belongs to it (document 2 section 7.4). */
export const accountApi = {
  me: endpoint('account.me', async (http, _: Record<string, never>, signal) =>
    toAccount(await http.get<ContaWire>('/me', { signal })),
  ),
  /** The first of `usuarios`; none is a failure (document 2 section 5). */
  clientAccount: endpoint('account.clientAccount', async (http, params: OfAccount, signal) => {
    const { usuarios } = await http.get<UsuariosWire>(`/user/${params.accountId}/usuario`, {
      query: scope(http, params),
      signal,
    })
    const [first] = usuarios ?? []
    if (!first) throw notFound('client account')
    return toClientAccount(first)
  }),
  documents: endpoint('account.documents', async (http, params: OfAccount, signal) =>
    toDocuments(
      await http.get<DocumentosWire>(`/user/${params.accountId}/documento`, { query: scope(http, params), signal }),
    ),
  ),
  roles: endpoint('account.roles', async (http, params: OfAccount, signal) =>
    toRoles(await http.get<RolesWire>(`/user/${params.accountId}/role`, { query: scope(http, params), signal })),
  ),
  cards: endpoint('account.cards', async (http, { clientAccountId }: { clientAccountId: number }, signal) =>
    toCardGroups(await http.get<CartoesWire>(`/usuario/${http.church.slug}/${clientAccountId}/cartoes`, { signal })),
  ),
  notifications: listNotifications,
  /** What to do next with that address; it tells nothing else of whom it belongs to. */
  byEmail: endpoint('account.byEmail', async (http, query: ByEmail, signal) =>
    toNextStep(await http.get<AcessoEmailWire>(`/igreja/${http.church.id}/usuario/`, { query, signal })),
  ),
  /** The same over the whole platform, whatever the church. */
  platformByEmail: endpoint('account.platformByEmail', async (http, query: ByEmail, signal) =>
    toNextStep(await http.get<AcessoEmailWire>('/user/', { query, signal })),
  ),
  registrationSettings: endpoint('account.registrationSettings', async (http, _: Record<string, never>, signal) =>
    toRegistrationSettings(
      await http.get<CadastroConfiguracaoWire>(`/igreja/${http.church.slug}/cadastro-configuracao/`, { signal }),
    ),
  ),
  /** Refused with `account_exists`, `cpf_in_use`, `captcha_invalid`, `validation` by field, `rate_limited`. */
  register: endpoint('account.register', async (http, draft: RegistrationDraft, signal) =>
    withFormFields(REGISTRATION_FORM_FIELDS, async () =>
      toRegistrationOutcome(
        await http.post<CadastroFeitoWire>(`/igreja/${http.church.id}/usuario/`, {
          body: fromRegistrationDraft(draft),
          signal,
        }),
      ),
    ),
  ),
  /** Refused with `wrong_password`, or `validation` by field. */
  changePassword: endpoint(
    'account.changePassword',
    async (http, { currentPassword, newPassword }: { currentPassword: string; newPassword: string }, signal) =>
      withFormFields(PASSWORD_FIELDS, async () => {
        const body = { senhaAtual: currentPassword, novaSenha: newPassword } satisfies AlterarSenhaWire
        await http.post<SituacaoWire>('/user/alterar-senha', { body, signal })
      }),
  ),
}

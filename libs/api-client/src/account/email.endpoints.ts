import type { EmailDaContaWire, SituacaoWire, TrocarEmailWire } from '@atrio/contract'
import { endpoint, personalEndpoint } from '../endpoint.ts'
import { withFormFields } from '../form-fields.ts'

/** The address that a person signs in with, and the one that waits for its confirmation. */
export type AccountEmail = { email: string; pending: { email: string; expiresAt: string } | null }

const FIELDS = { email: 'email', senha: 'currentPassword' }

/** The change of an account's e-mail: asked for here, confirmed by the link in a mail to the new address. */
export const emailApi = {
  get: personalEndpoint('email.get', async (http, _: object, signal): Promise<AccountEmail> => {
    const wire = await http.get<EmailDaContaWire>('/user/email/', { query: { igreja: http.church.id }, signal })
    const { email, troca } = wire
    return { email, pending: troca && { email: troca.email, expiresAt: troca.dataExpiracao } }
  }),
  /** Refused with `wrong_password`, `validation` by field, `rate_limited`. */
  ask: endpoint('email.ask', async (http, { email, password }: { email: string; password: string }, signal) =>
    withFormFields(FIELDS, async () => {
      const body = { email, senha: password } satisfies TrocarEmailWire
      await http.post<SituacaoWire>('/user/email/', { query: { igreja: http.church.id }, body, signal })
    }),
  ),
  withdraw: endpoint('email.withdraw', async (http, _: object, signal) => {
    await http.delete<SituacaoWire>('/user/email/', { query: { igreja: http.church.id }, signal })
  }),
}

import { setTimeout as sleep } from 'node:timers/promises'
import { CadastroConfiguracaoWire, CadastroFeitoWire, CadastroWire, IdText, SlugText } from '@atrio/contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import Type from 'typebox'
import { addressGroup } from '../../http/address-group.ts'
import { ProblemError } from '../../http/problem.ts'
import { answers } from '../../http/route-parts.ts'
import { accountByEmail, normalEmail } from '../../platform/auth/accounts.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import type { MailKind } from '../../platform/mail/mail-words.ts'
import { registrationFaults } from '../../platform/people/personal-fields.ts'
import { portalOrigin } from '../../platform/people/portal-origin.ts'
import type { Platform } from '../../platform/platform.ts'
import { disclosures } from './disclosure.ts'
import { register, registerUndisclosed, type Registration } from './register.ts'
import { registrationSettings } from '../../platform/people/registration-settings.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
/** Attempts of a registration in the background, a second apart. */
const MAX_TRIES = 30
const BY_ADDRESS = { name: 'register address', burst: 30, everyMs: 2 * MINUTE }
const BY_EMAIL = { name: 'register e-mail', burst: 6, everyMs: 10 * MINUTE }

/** Register: document 2 section 7.4. */
export const registrationRoutes: FastifyPluginAsyncTypebox<{
  services: Pick<Platform, 'config' | 'clock' | 'database' | 'directory' | 'auth' | 'outbox'>
}> = async (app, { services }) => {
  const { accounts, guard, background } = services.auth
  const { mayTell } = disclosures(services)

  app.get(
    '/igreja/:slug/cadastro-configuracao/',
    {
      config: { access: 'public', church: 'path' },
      schema: {
        tags: ['access'],
        params: Type.Object({ slug: SlugText }),
        response: answers(CadastroConfiguracaoWire),
      },
    },
    async ({ data }) => registrationSettings(data),
  )

  app.post(
    '/igreja/:id/usuario/',
    {
      config: { access: 'public', church: 'path', cache: 'no-store' },
      schema: {
        tags: ['access'],
        params: Type.Object({ id: IdText }),
        body: CadastroWire,
        response: answers(CadastroFeitoWire),
      },
    },
    async (request) => {
      const { body, church, ip } = request
      const settings = await registrationSettings(request.data)
      await guard.limit(BY_ADDRESS, addressGroup(ip))
      // Before the captcha, which is valid once: a typing mistake must not cost another one.
      const faults = registrationFaults(body, settings, church, services.clock())
      if (faults.length > 0) throw new ProblemError('validation', faults)
      await guard.requireCaptcha(body.captcha, ip)
      await guard.limit(BY_EMAIL, normalEmail(body.email))
      const origin = await portalOrigin(services, church, request)
      const registration = { church, settings, body, ip, origin }
      if (!settings.flagSigiloso) {
        const account = await accountByEmail(accounts, normalEmail(body.email))
        const mayReveal = await mayTell(church, body.email)
        if (mayReveal || !account?.dataVerificacaoEmail) return { situacao: await register(services, registration) }
        const situacao = await registerUndisclosed(services, registration)
        if (situacao === 'verificar_email') await sendMail(registration, 'exists')
        return { situacao }
      }
      background.run(async () => {
        const outcome = await inItsTurn(() => register(services, registration)).catch(refusalOf)
        if (outcome === 'cpf_in_use') await sendMail(registration, 'cpfInUse')
        if (outcome === 'account_exists' || outcome === 'ativo') await sendMail(registration, 'exists')
      })
      return { situacao: 'verificar_email' as const }
    },
  )

  /** In a strict church only the address's owner learns the result. */
  const sendMail = ({ church, body, origin }: Registration, kind: MailKind) =>
    services.outbox.add(composeMail({ kind, to: normalEmail(body.email), church, link: `${origin}/access` }))
}

/** For work without a waiting caller: while the hashing queue is full, it is retried rather than lost. */
async function inItsTurn<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof ProblemError) || error.code !== 'unavailable' || tries >= MAX_TRIES) throw error
      await sleep(SECOND)
    }
  }
}

function refusalOf(error: unknown): string {
  if (error instanceof ProblemError) return error.code
  throw error
}

import { MinhaRenovacaoWire, RenovacaoAssinaturaWire, RenovacaoDadosWire } from '@atrio/contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { notFound, ProblemError } from '../../../http/problem.ts'
import { answers } from '../../../http/route-parts.ts'
import { cardMethodOf } from '../../../payments/off-session/absent-payer.ts'
import type { PaymentPlatform } from '../../../payments/payment-platform.ts'
import type { LimitRule } from '../../../platform/auth/limits.ts'
import { ChurchQuery, ownOf } from '../../../platform/people/own-account.ts'
import { changeRenewal, readRenewal, toRenovacao } from './own-renewal.ts'

/** Above a few changes of mind. */
const CHANGED: LimitRule = { name: 'play renewal', burst: 30, everyMs: 20_000 }

const tags = ['play']

/** How a person's own subscription goes on: our own call (docs/wire.md). */
export const renewalRoutes: FastifyPluginAsyncTypebox<{
  services: Pick<PaymentPlatform, 'config' | 'clock' | 'database' | 'directory' | 'auth' | 'payments'>
}> = async (app, { services }) => {
  const { auth, clock } = services

  app.get(
    '/user/renovacao-assinatura',
    {
      config: { access: 'signed-in', church: 'query', role: 'anyone' },
      schema: { tags, querystring: ChurchQuery, response: answers(MinhaRenovacaoWire) },
    },
    async (request) => {
      if (!request.viewer.user) return { renovacao: null }
      const { church, user, data } = ownOf(request)
      const owner = { igrejaId: church.id, usuarioId: user.id }
      const row = await data.use((db) => readRenewal(db, owner, clock()))
      if (!row) return { renovacao: null }
      return { renovacao: toRenovacao(row, { church, method: await cardMethodOf(services, church) }) }
    },
  )

  app.put(
    '/user/renovacao-assinatura',
    {
      config: { access: 'signed-in', church: 'query', role: 'family' },
      schema: { tags, querystring: ChurchQuery, body: RenovacaoDadosWire, response: answers(RenovacaoAssinaturaWire) },
    },
    async (request) => {
      // known in a sister church only: there is no subscription here
      if (!request.viewer.user) throw new ProblemError('conflict')
      const { church, user, data } = ownOf(request)
      await auth.guard.limit(CHANGED, String(user.contaId))
      const owner = { igrejaId: church.id, usuarioId: user.id }
      const method = await cardMethodOf(services, church)
      const now = clock()
      await data.transaction((tx) => changeRenewal(tx, owner, { church, method, data: request.body, now }))
      const row = await data.use((db) => readRenewal(db, owner, now))
      if (!row) throw notFound()
      return toRenovacao(row, { church, method })
    },
  )
}

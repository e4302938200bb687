import { OrderCode } from '@atrio/contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply } from 'fastify'
import Type from 'typebox'
import { notFound } from '../../http/problem.ts'
import { languageOf } from '../../platform/church/person-language.ts'
import { isUndecided } from '../orders/order-status.ts'
import { settle } from '../pay.ts'
import type { PaymentPlatform } from '../payment-platform.ts'
import { slipOf } from '../slips/slip-pdf.ts'
import { receiveMessage } from '../webhooks.ts'
import { challengePage, confirmingPage, donePage, sandboxChallengePage } from './challenge-pages.ts'
import { type HostPage, hostPage } from './host-page.ts'
import { sandboxActions } from './host.words.ts'
import { intentOf } from './intent-of.ts'
import { orderOfCode } from './order-of-code.ts'
import { portalOrigins } from './portal-origins.ts'
import { play } from './sandbox-actions.ts'
import { sandboxPage } from './sandbox-page.ts'

const route = { config: { access: 'public', church: 'none', paymentHost: true }, schema: { hide: true } } as const
const params = Type.Object({ code: OrderCode })
const schema = { ...route.schema, params }

/**
 * Pages of the payment host: the bank's challenge, the boleto, and the sandbox's own. Plain HTML, rendered by the
 * server.
 */
export const hostPageRoutes: FastifyPluginAsyncTypebox<{
  services: Pick<PaymentPlatform, 'config' | 'clock' | 'database' | 'directory' | 'payments'>
}> = async (app, { services }) => {
  const { sandbox } = services.payments
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  const send = (reply: FastifyReply, page: HostPage) => {
    const { html, headers } = hostPage(page)
    return reply.headers(headers).send(html)
  }

  app.get('/challenge/:code', { ...route, schema }, async (request, reply) => {
    const { church, order } = await orderOfCode(services, request.params.code)
    const { intent, gateway } = await intentOf(services, order)
    const frameAncestors = await portalOrigins(services, church)
    const page = { language: languageOf(request, church), church, frameAncestors }
    if (order.situacao !== 'em_aberto') return send(reply, donePage(page, order))
    if (gateway.name === sandbox?.name) return send(reply, sandboxChallengePage(page))
    const bank = intent.referencia === null ? null : await gateway.challenge?.(intent.referencia)
    if (bank) return send(reply, challengePage(page, order, bank))
    const now =
      intent.referencia === null
        ? order
        : await settle(services, order, await gateway.look(intent.referencia, { church: church.id }))
    if (isUndecided(now.situacao)) return send(reply, confirmingPage(page, now, frameAncestors[0]))
    return send(reply, donePage(page, now))
  })

  // The bank returns here. The address proves nothing: the gateway is asked.
  app.get('/challenge/:code/done', { ...route, schema }, async (request, reply) => {
    const { church, order } = await orderOfCode(services, request.params.code)
    const { intent, gateway } = await intentOf(services, order)
    if (order.situacao === 'em_aberto' && intent.referencia !== null) {
      await settle(services, order, await gateway.look(intent.referencia, { church: church.id }))
    }
    const frameAncestors = [services.payments.origin, ...(await portalOrigins(services, church))]
    return send(reply, donePage({ language: languageOf(request, church), church, frameAncestors }, order))
  })

  app.get('/boleto/:code', { ...route, schema }, async (request, reply) => {
    const { church, order } = await orderOfCode(services, request.params.code)
    const slip = await slipOf(order, church, languageOf(request, church))
    if (!slip) throw notFound()
    return reply
      .headers({ 'content-type': 'application/pdf', 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
      .header('content-disposition', `inline; filename="boleto-${order.codigo.slice(0, 8)}.pdf"`)
      .send(slip)
  })

  if (!sandbox) return

  app.post(
    '/challenge/:code',
    { ...route, schema: { ...schema, body: Type.Object({ answer: Type.Enum(['confirm', 'decline']) }) } },
    async (request, reply) => {
      const { church, order } = await orderOfCode(services, request.params.code)
      const [to, refusal] =
        request.body.answer === 'confirm' ? (['aprovado'] as const) : (['nao_aprovado', 'autenticacao'] as const)
      const message = order.situacao === 'em_aberto' && (await sandbox.act(order.codigo, to, refusal))
      if (message) await receiveMessage(services, sandbox, message)
      const frameAncestors = await portalOrigins(services, church)
      return send(reply, donePage({ language: languageOf(request, church), church, frameAncestors }, order))
    },
  )

  app.get('/sandbox/:code', { ...route, schema }, async (request, reply) => {
    const { church, order } = await orderOfCode(services, request.params.code)
    const [portal] = await portalOrigins(services, church)
    return send(
      reply,
      sandboxPage({ language: languageOf(request, church), church, frameAncestors: [] }, order, portal),
    )
  })

  app.post(
    '/sandbox/:code',
    { ...route, schema: { ...schema, body: Type.Object({ action: Type.Enum([...sandboxActions]) }) } },
    async (request, reply) => {
      const { order } = await orderOfCode(services, request.params.code)
      await play(services, sandbox, order, request.body.action)
      return reply.redirect(`/sandbox/${order.codigo}`, 303)
    },
  )
}

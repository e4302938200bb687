import { AssinaturaNovaWire, IdText, PagamentoWire, UsuarioPlanoAssinaturasWire } from '@atrio/contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import Type from 'typebox'
import { addressGroup } from '../../../http/address-group.ts'
import { answers } from '../../../http/route-parts.ts'
import type { LimitRule, LimitTerms } from '../../../platform/auth/limits.ts'
import { churchAccess } from '../../../platform/church/church-access.ts'
import type { DirectoryChurch } from '../../../platform/church/church-directory.ts'
import { ChurchQuery } from '../../../platform/people/own-account.ts'
import { rowOf } from '../../../platform/people/unnamed-church.ts'
import { buyerOf, type OrderBuyer, triesOf } from '../../../payments/buyers/buyer.ts'
import { languageOf } from '../../../platform/church/person-language.ts'
import { countTry } from '../../../payments/orders/count-try.ts'
import type { PaymentPlatform } from '../../../payments/payment-platform.ts'
import { churchMethods, type Claim, holdUntil, openOrder, placeOrder } from '../../../payments/payments.ts'
import { planoAssinatura, usuarioPlanoAssinatura } from '../play.tables.ts'
import { readPlans, readSubscriptions, statusOf } from '../subscriptions.reads.ts'
import { checkSubscription, type CheckedSubscription } from './check-subscription.ts'
import { beginPeriod } from './subscription-orders.ts'

const SECOND = 1_000
/** Far above what anyone subscribes in a day; limits those who test stolen cards. */
const BY_PERSON: LimitRule = { name: 'subscription person', burst: 10, everyMs: 60 * SECOND }
/** A whole congregation may share one address, over the church's own network. */
const BY_ADDRESS: LimitRule = { name: 'subscription address', burst: 300, everyMs: 4 * SECOND }

/** Days to pay a subscription that was promised in cash. */
const CASH_DAYS = 3

const tags = ['play']
/** Where a call names no church, that of its plan. */
const byPlan = ({ body }: FastifyRequest) =>
  rowOf(planoAssinatura, planoAssinatura.id, (body as AssinaturaNovaWire).idPlano)

/** Subscribing: document 2 sections 7.3 and 7.5. Needs a session. */
export const subscriptionRoutes: FastifyPluginAsyncTypebox<{
  services: Pick<PaymentPlatform, 'config' | 'clock' | 'database' | 'directory' | 'auth' | 'payments'>
}> = async (app, { services }) => {
  const { auth, clock } = services
  const { data } = churchAccess(services)

  app.get(
    '/usuario/:id/usuario-plano-assinatura/',
    {
      config: { access: 'signed-in', church: 'query', role: 'family', owner: 'id' },
      schema: {
        tags,
        params: Type.Object({ id: IdText }),
        querystring: ChurchQuery,
        response: answers(UsuarioPlanoAssinaturasWire),
      },
    },
    async ({ church, data, viewer: { user } }) => {
      if (!user) return { usuarioPlanoAssinaturas: [] }
      const rows = await data.use((db) => readSubscriptions(db, church.id, user.id))
      const now = clock()
      return {
        usuarioPlanoAssinaturas: rows.map(({ subscription: { planoId, nome, ...row }, codigo, isContested }) => ({
          id: row.id,
          idIgreja: row.igrejaId,
          plano: { id: planoId, nome },
          moeda: church.moeda,
          valor: row.valor,
          status: { situacao: statusOf({ ...row, isContested }, now) },
          codigo,
          dataInicio: row.dataInicio?.toISOString() ?? null,
          dataFim: row.dataFim?.toISOString() ?? null,
          dataCadastro: row.dataCadastro.toISOString(),
        })),
      }
    },
  )

  app.post(
    '/usuario-plano-assinatura/',
    {
      config: { access: 'signed-in', church: 'query', churchBy: byPlan, role: 'family', owner: 'idUsuario' },
      schema: { tags, querystring: ChurchQuery, body: AssinaturaNovaWire, response: answers(PagamentoWire) },
    },
    async (request) => {
      const { body, church } = request
      const subscriber = await buyerOf(services, request, body.comprador)
      const scope = { church: church.id, scope: 'plano', who: subscriber.counted, form: body.pagamento }
      return placeOrder(services, request, scope, {
        check: async () => checkSubscription({ ...(await termsOf(church)), subscriber }, body),
        open: (claim, subscription) =>
          openSubscription({
            church,
            subscriber,
            claim,
            subscription,
            language: languageOf(request, church),
            limits: auth.guard.terms([
              [BY_ADDRESS, addressGroup(request.ip)],
              [BY_PERSON, triesOf(church, subscriber)],
            ]),
          }),
      })
    },
  )

  async function termsOf(church: DirectoryChurch) {
    const of = data(church)
    const [plans, methods] = await Promise.all([
      of.use((db) => readPlans(db, church.id)),
      of.use((db) => churchMethods(services, db, church.id)),
    ])
    return { plans, methods }
  }

  type Ordered = {
    church: DirectoryChurch
    subscriber: OrderBuyer
    claim: Claim
    subscription: CheckedSubscription
    language: string
    limits: LimitTerms
  }

  /** Opens the order with its period, atomically. */
  function openSubscription({ church, subscriber, claim, subscription, language, limits }: Ordered) {
    const { user, counted: _counted, ...buyer } = subscriber
    const { plan, method, fees } = subscription
    return data(church).transaction(async (tx) => {
      await countTry(services, tx, limits)
      const opened = await openOrder(services, tx, {
        church,
        kind: 'plano',
        user,
        buyer,
        claim,
        method,
        amounts: { ...fees, interest: 0 },
        referenceId: plan.id,
        description: plan.nome,
        installments: { count: 1, each: fees.total },
        expiresAt: holdUntil(method?.code ?? null, clock(), CASH_DAYS),
      })
      const { igrejaId, id: pedidoId, dataCadastro, situacao } = opened.order
      await tx.insert(usuarioPlanoAssinatura).values({
        igrejaId,
        pedidoId,
        usuarioId: user ?? 0,
        planoId: plan.id,
        dataCadastro,
        idioma: language,
        nome: plan.nome,
        valor: plan.valor,
        qtdeMeses: plan.qtdeMeses,
      })
      // a free order is paid as it opens, before its period exists
      if (situacao === 'aprovado') await beginPeriod(tx, opened.order)
      return opened
    })
  }
}

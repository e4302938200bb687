import { CompraWire, IdText, PagamentoWire } from '@atrio/contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import Type from 'typebox'
import { addressGroup } from '../../../http/address-group.ts'
import { answers } from '../../../http/route-parts.ts'
import type { LimitRule } from '../../../platform/auth/limits.ts'
import { churchAccess, rowIdOr404 } from '../../../platform/church/church-access.ts'
import { dayIn } from '../../../platform/church/church-day.ts'
import type { DirectoryChurch } from '../../../platform/church/church-directory.ts'
import { buyerOf, triesOf } from '../../../payments/buyers/buyer.ts'
import { UserText } from '../../../payments/buyers/holder.ts'
import { languageOf } from '../../../platform/church/person-language.ts'
import { holdTerms, solvedForOrder } from '../../../payments/holds/unpaid-holds.ts'
import type { PaymentPlatform } from '../../../payments/payment-platform.ts'
import { type Claim, placeOrder } from '../../../payments/payments.ts'
import { ofHolder } from '../by-event.ts'
import { fileCodesIn, unboundFiles } from '../unbound-files.ts'
import type { KnownFiles } from './answers.ts'
import { checkPurchase } from './check-purchase.ts'
import { refusedAs } from './refusal.ts'
import { saleQueue } from './sale-queue.ts'
import { type Agreed, type EventTerms, saleTerms } from './sale-terms.ts'
import { sell, TermsMoved } from './sell.ts'

const SECOND = 1_000
/** Far above what people buy for their families; limits those who hold places without paying. */
const BY_PERSON: LimitRule = { name: 'purchase person', burst: 20, everyMs: 60 * SECOND }
/** A whole congregation may buy from one address, over the church's own network. */
const BY_ADDRESS: LimitRule = { name: 'purchase address', burst: 300, everyMs: 4 * SECOND }

/** Fifty tickets with half a dozen long answers each, or with all answers of ordinary length. */
const MAX_BODY_BYTES = 262_144
const SENTINEL = /^EVT_REG_0\d\d$/

/** Buying tickets: document 2 section 7.2. A member with their bearer, a guest as user 0. */
export const purchaseRoutes: FastifyPluginAsyncTypebox<{
  services: Pick<PaymentPlatform, 'config' | 'clock' | 'database' | 'directory' | 'auth' | 'payments'>
}> = async (app, { services }) => {
  const { auth, clock } = services
  const { data } = churchAccess(services)
  const terms = saleTerms(services)
  const inQueue = saleQueue()

  app.post(
    '/usuario/:user/evento/:event/inscricao/',
    {
      config: { ...ofHolder, cache: 'no-store' },
      bodyLimit: MAX_BODY_BYTES,
      schema: {
        tags: ['events'],
        params: Type.Object({ user: UserText, event: IdText }),
        querystring: Type.Object({ igreja: Type.Optional(IdText) }),
        body: CompraWire,
        response: answers(PagamentoWire),
      },
    },
    async (request) => {
      const { body, church, params } = request
      const buyer = await buyerOf(services, request, body.comprador)
      const eventId = rowIdOr404(params.event)
      const scope = { church: church.id, scope: `evento ${eventId}`, who: buyer.counted, form: body.pagamento }
      const wish = async () => {
        const files = await filesOf(church, eventId, body)
        const given = { buyer, files, ...nowIn(church) }
        return { church, event: eventId, check: (of: EventTerms) => checkPurchase({ ...of, ...given }, body) }
      }
      let isSolved = false
      const sellBy = (claim: Claim, agreed: Agreed) =>
        inQueue(eventId, () =>
          sell(services, {
            ...agreed,
            church,
            buyer,
            claim,
            language: languageOf(request, church),
            // Refused purchases hold no places, so only successful ones are counted.
            limits: auth.guard.terms([
              [BY_ADDRESS, addressGroup(request.ip)],
              [BY_PERSON, triesOf(church, buyer)],
            ]),
            held: holdTerms(services, {
              church: church.id,
              ip: request.ip,
              buyer,
              isSolved,
              places: body.ingressos.length,
              expiresAt: agreed.purchase.expiresAt,
              freeUntil: agreed.purchase.method === null ? agreed.event.dataFim : null,
            }),
          }),
        )
      return placeOrder(services, request, scope, {
        async check() {
          const [first] = body.ingressos
          if (services.payments.gateways.isTest && first && SENTINEL.test(first.titular)) throw refusedAs(first.titular)
          const agreed = await terms.agree(await wish())
          isSolved = await solvedForOrder(services, { captcha: body.captcha, ip: request.ip })
          return agreed
        },
        open: (claim, agreed) =>
          sellBy(claim, agreed).catch(async (error: unknown) => {
            if (!(error instanceof TermsMoved)) throw error
            return sellBy(claim, await terms.agreeUncached(await wish()))
          }),
      })
    },
  )

  function nowIn(church: DirectoryChurch) {
    const now = clock()
    return { now, today: dayIn(church, now) }
  }

  /** The uploaded files that the answers may refer to. */
  async function filesOf(church: DirectoryChurch, event: number, { ingressos }: CompraWire): Promise<KnownFiles> {
    const codes = ingressos.flatMap(({ respostas }) => fileCodesIn(respostas))
    if (codes.length === 0) return new Map() // without a connection: most purchases have none
    return data(church).use((db) => unboundFiles(db, { igrejaId: church.id, eventoId: event }, { codes, now: clock() }))
  }
}

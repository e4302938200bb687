import { DoacaoWire, IdText, PagamentoWire } from '@atrio/contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import Type from 'typebox'
import { addressGroup } from '../../../http/address-group.ts'
import { answers } from '../../../http/route-parts.ts'
import type { LimitRule, LimitTerms } from '../../../platform/auth/limits.ts'
import { churchAccess } from '../../../platform/church/church-access.ts'
import type { DirectoryChurch } from '../../../platform/church/church-directory.ts'
import { rowOf } from '../../../platform/people/unnamed-church.ts'
import { buyerOf, type OrderBuyer, triesOf } from '../../../payments/buyers/buyer.ts'
import { languageOf } from '../../../platform/church/person-language.ts'
import { holdOrder, type HoldTerms, holdTerms, solvedForOrder } from '../../../payments/holds/unpaid-holds.ts'
import { countTry } from '../../../payments/orders/count-try.ts'
import type { PaymentPlatform } from '../../../payments/payment-platform.ts'
import { churchMethods, type Claim, holdUntil, openOrder, placeOrder } from '../../../payments/payments.ts'
import { readReasons } from '../giving.reads.ts'
import { doacao, pagamentoMotivo } from '../giving.tables.ts'
import { openPlan } from '../recurring/open-plan.ts'
import { checkGift, type CheckedGift } from './check-gift.ts'

const SECOND = 1_000
/** Far above what people give in a day; limits those who test stolen cards. */
const BY_PERSON: LimitRule = { name: 'gift person', burst: 10, everyMs: 60 * SECOND }
/** A whole congregation may give from one address, over the church's own network. */
const BY_ADDRESS: LimitRule = { name: 'gift address', burst: 300, everyMs: 4 * SECOND }

/** Days to bring a gift that was promised in cash. */
const CASH_DAYS = 7

const MAX_WORDS = 120

/** A gift that names no church is for that of its first reason. */
const byReason = ({ body }: FastifyRequest) =>
  rowOf(pagamentoMotivo, pagamentoMotivo.id, (body as DoacaoWire).motivos[0]?.idMotivo)

/** Giving: document 2 section 7.3. A member with their bearer, a guest without `idUsuario`. */
export const giftRoutes: FastifyPluginAsyncTypebox<{
  services: Pick<PaymentPlatform, 'config' | 'clock' | 'database' | 'directory' | 'auth' | 'payments'>
}> = async (app, { services }) => {
  const { auth, clock } = services
  const { data } = churchAccess(services)

  app.post(
    '/pagamento/',
    {
      config: {
        access: 'visitor',
        church: 'query',
        churchBy: byReason,
        role: 'family',
        owner: 'idUsuario',
        cache: 'no-store',
      },
      schema: {
        tags: ['giving'],
        querystring: Type.Object({ igreja: Type.Optional(IdText) }),
        body: DoacaoWire,
        response: answers(PagamentoWire),
      },
    },
    async (request) => {
      const { body, church } = request
      const giver = await buyerOf(services, request, body.comprador)
      const scope = { church: church.id, scope: 'doacao', who: giver.counted, form: body.pagamento }
      return placeOrder(services, request, scope, {
        async check() {
          const gift = checkGift({ ...(await termsOf(church)), giver }, body)
          return { gift, isSolved: await solvedForOrder(services, { captcha: body.captcha, ip: request.ip }) }
        },
        open: (claim, { gift, isSolved }) => {
          const expiresAt = holdUntil(gift.method.code, clock(), CASH_DAYS)
          return openGift({
            church,
            giver,
            claim,
            gift,
            expiresAt,
            language: languageOf(request, church),
            asked: body,
            // it holds no places, so it weighs nothing
            held: holdTerms(services, {
              church: church.id,
              ip: request.ip,
              buyer: giver,
              places: 0,
              expiresAt,
              freeUntil: null,
              isSolved,
            }),
            limits: auth.guard.terms([
              [BY_ADDRESS, addressGroup(request.ip)],
              [BY_PERSON, triesOf(church, giver)],
            ]),
          })
        },
      })
    },
  )

  async function termsOf(church: DirectoryChurch) {
    const of = data(church)
    const [reasons, methods] = await Promise.all([
      of.read(readReasons, { donations: true }),
      of.use((db) => churchMethods(services, db, church.id)),
    ])
    return { reasons, methods }
  }

  type Given = {
    church: DirectoryChurch
    giver: OrderBuyer
    claim: Claim
    gift: CheckedGift
    language: string
    asked: DoacaoWire
    limits: LimitTerms
    expiresAt: Date
    held: HoldTerms
  }

  /** Opens the order with its parts, atomically. A refusal opens nothing, so only successful gifts are counted. */
  function openGift({ church, giver, claim, gift, language, asked, limits, expiresAt, held }: Given) {
    const { user, counted: _counted, ...buyer } = giver
    const { parts, method, fees } = gift
    const [only, ...others] = parts
    return data(church).transaction(async (tx) => {
      await countTry(services, tx, limits)
      const opened = await openOrder(services, tx, {
        church,
        kind: 'doacao',
        user,
        buyer,
        claim,
        method,
        amounts: { ...fees, interest: 0 },
        referenceId: only && others.length === 0 ? only.reason.id : null,
        description: describe(parts),
        installments: { count: 1, each: fees.total },
        expiresAt,
      })
      await holdOrder(tx, opened.order, held)
      const { igrejaId, id: pedidoId, dataCadastro } = opened.order
      const everyDays = asked.recorrenciaDias ?? null
      const recorrenciaId =
        everyDays === null
          ? null
          : await openPlan(tx, {
              church,
              order: opened.order,
              gift,
              everyDays,
              language,
              card: asked.pagamento.idCartao,
              coversFees: asked.flagUsuarioTaxa,
            })
      await tx.insert(doacao).values(
        parts.map(({ reason, amount }) => ({
          igrejaId,
          pedidoId,
          motivoId: reason.id,
          nome: reason.nome,
          valor: amount,
          idioma: language,
          dataCadastro,
          recorrenciaId,
        })),
      )
      return opened
    })
  }
}

/** The names of the reasons, as far as one line holds them. */
const describe = (parts: CheckedGift['parts']): string => {
  const names = parts.map(({ reason }) => reason.nome).join(', ')
  return names.length <= MAX_WORDS ? names : `${names.slice(0, MAX_WORDS - 1)}…`
}

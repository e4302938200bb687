import type { CartaoWire } from '@atrio/contract'
import { and, eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { ProblemError } from '../../http/problem.ts'
import { cartao } from '../../platform/people/account.tables.ts'
import type { OwnAccount } from '../../platform/people/own-account.ts'
import type { Platform } from '../../platform/platform.ts'
import { type Gateway, GatewayRefusal } from '../../payments/gateways/gateway.ts'
import { makesTokens, sourceOfToken } from '../../payments/gateways/source-of-token.ts'
import { storeCard } from '../../payments/kept-card.ts'
import type { PaymentPlatform } from '../../payments/payment-platform.ts'
import type { Source } from '../../payments/payments.tables.ts'
import { cardUses } from '../../payments/payments.ts'
import { takeCardToken, takeKeptCardToken } from '../../payments/sources.ts'

type Card = typeof cartao.$inferSelect

/** Without the gateway's reference, which never leaves the server. */
export const toCartao = (
  { igrejaId: _church, usuarioId: _user, referencia: _ref, ...card }: Card,
  uses: CardUses = [],
): CartaoWire => ({
  ...card,
  qtdeRecorrencias: uses.reduce((sum, counts) => sum + (counts.get(card.id) ?? 0), 0),
})

type CardUses = readonly ReadonlyMap<number, number>[]

/** How often features use a person's cards. */
export const usesOfCards = (db: NodePgDatabase, owner: { igrejaId: number; usuarioId: number }): Promise<CardUses> =>
  Promise.all(cardUses().map((use) => use.countOf(db, owner)))

/** The refusal of a token that is used, expired or unknown. */
const spent = () =>
  new ProblemError('card_invalid', [{ field: 'token', code: 'unknown', message: 'was used or is too old' }])

/** Consumes a token and returns its card. @throws ProblemError card_invalid, unavailable without the gateway's answer */
export async function cardOfToken(
  { clock, payments }: Pick<PaymentPlatform, 'clock' | 'payments'>,
  gateway: Gateway,
  { church, data }: OwnAccount,
  token: string,
): Promise<Source> {
  const source = makesTokens(gateway)
    ? await sourceOfToken(payments, gateway, token)
    : await data.transaction((tx) => takeCardToken(tx, church.id, token, clock()))
  if (source?.kind !== 'card') throw spent()
  return source
}

/** Stores a card at its gateway. @throws ProblemError card_invalid when it refuses, unavailable without an answer */
export async function keepCard(
  { payments }: Pick<PaymentPlatform, 'payments'>,
  gateway: Gateway,
  source: Source,
  { user }: OwnAccount,
): Promise<Source> {
  if (!gateway.keep) throw new ProblemError('not_found')
  try {
    const holder = { name: `${user.nome} ${user.sobrenome}`.trim(), email: user.email }
    return { ...source, reference: await gateway.keep(source, holder) }
  } catch (error) {
    if (error instanceof GatewayRefusal) {
      throw new ProblemError('card_invalid', [{ field: 'token', code: error.reason, message: 'the card was refused' }])
    }
    payments.report(new Error(`the gateway ${gateway.name} kept no card`, { cause: error }))
    throw new ProblemError('unavailable')
  }
}

/** Saves a kept card. The same card again replaces the first. @throws ProblemError card_invalid */
export async function saveCard(
  { clock }: Pick<Platform, 'clock'>,
  { user, data }: OwnAccount,
  token: string,
): Promise<Card> {
  return data.transaction(async (tx) => {
    const kept = await takeKeptCardToken(tx, user, token, clock())
    if (!kept?.fonte.validUntil) throw spent()
    const { holder, brand, lastDigits, validUntil, reference } = kept.fonte
    return storeCard(tx, {
      igrejaId: user.igrejaId,
      usuarioId: user.id,
      idGatewayPagamento: kept.idGatewayPagamento,
      titular: holder,
      bandeira: brand,
      final: lastDigits,
      validade: validUntil,
      referencia: reference,
    })
  })
}

/** Deletes a card, here and at its gateway; recurring gifts by it pause. @returns whether it was this person's */
export async function deleteCard(
  { payments }: Pick<PaymentPlatform, 'payments'>,
  { user, data }: OwnAccount,
  id: number,
): Promise<boolean> {
  const mine = and(eq(cartao.igrejaId, user.igrejaId), eq(cartao.usuarioId, user.id), eq(cartao.id, id))
  const gone = await data.transaction(async (tx) => {
    const [card] = await tx.select().from(cartao).where(mine).for('update')
    if (!card) return undefined
    for (const use of cardUses()) await use.onCardGone(tx, card)
    await tx.delete(cartao).where(mine)
    return card
  })
  if (!gone) return false
  const gateway = payments.gateways.find(gone.idGatewayPagamento)
  // Nobody can pay by it any more, even if its gateway does not answer.
  if (gone.referencia) await gateway?.forget?.(gone.referencia).catch((error: Error) => payments.report(error))
  return true
}

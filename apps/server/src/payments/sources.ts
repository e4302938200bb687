import { createHash, randomBytes } from 'node:crypto'
import type { FormaPagamentoWire } from '@atrio/contract'
import { and, eq, gt, isNull, lt, type SQL } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { cartao } from '../platform/people/account.tables.ts'
import type { Platform } from '../platform/platform.ts'
import { type Order, type Source, tokenPagamento } from './payments.tables.ts'

/** Time to read the total again and press the button. */
const TOKEN_LIFETIME_MS = 15 * 60_000

const fingerprint = (token: string) => createHash('sha256').update(token).digest('base64url')

/** Stores a source under a new token. @returns the token, which is stored as a hash only */
export async function storeSource(
  { clock, database }: Pick<Platform, 'clock' | 'database'>,
  church: number,
  gateway: number,
  fonte: Source,
  /** Only this account may use it, to save a card that the gateway keeps already. */
  usuarioId: number | null = null,
): Promise<string> {
  const token = `tok_${randomBytes(32).toString('base64url')}`
  const dataExpiracao = new Date(clock().getTime() + TOKEN_LIFETIME_MS)
  const row = {
    igrejaId: church,
    impressao: fingerprint(token),
    idGatewayPagamento: gateway,
    fonte,
    usuarioId,
    dataExpiracao,
  }
  await database.churches.of(church).use((db) => db.insert(tokenPagamento).values(row))
  return token
}

type Payer = Pick<Order, 'igrejaId' | 'usuarioId' | 'idGatewayPagamento' | 'metodoPagamento'>

/** The source in a form: a token, which is consumed, or a card that the buyer has kept. */
export async function takeSource(
  { clock }: Pick<Platform, 'clock'>,
  tx: NodePgDatabase,
  payer: Payer,
  form: Pick<FormaPagamentoWire, 'token' | 'idCartao' | 'salvarCartao'>,
): Promise<Source | null> {
  const source =
    form.token === null ? await keptCard(tx, payer, form.idCartao) : await useToken(tx, payer, form.token, clock())
  const kind = payer.metodoPagamento === 'ach' ? 'bankAccount' : 'card'
  if (source?.kind !== kind) return null
  return { ...source, keep: form.token !== null && form.salvarCartao && payer.usuarioId !== null }
}

const useToken = async (tx: NodePgDatabase, payer: Payer, token: string, now: Date): Promise<Source | undefined> =>
  (
    await useUp(tx, payer.igrejaId, token, now, [
      isNull(tokenPagamento.usuarioId),
      eq(tokenPagamento.idGatewayPagamento, payer.idGatewayPagamento ?? 0),
    ])
  )?.fonte

/** Consumes a card's unused token, to keep the card. */
export const takeCardToken = async (
  tx: NodePgDatabase,
  church: number,
  token: string,
  now: Date,
): Promise<Source | undefined> => (await useUp(tx, church, token, now, [isNull(tokenPagamento.usuarioId)]))?.fonte

/** Consumes the token of a card that its gateway keeps for this account. */
export const takeKeptCardToken = (
  tx: NodePgDatabase,
  user: { igrejaId: number; id: number },
  token: string,
  now: Date,
) => useUp(tx, user.igrejaId, token, now, [eq(tokenPagamento.usuarioId, user.id)])

/** A token is valid once, and for a few minutes. */
async function useUp(tx: NodePgDatabase, church: number, token: string, now: Date, more: SQL[]) {
  const [used] = await tx
    .update(tokenPagamento)
    .set({ dataUso: now })
    .where(
      and(
        eq(tokenPagamento.igrejaId, church),
        eq(tokenPagamento.impressao, fingerprint(token)),
        isNull(tokenPagamento.dataUso),
        gt(tokenPagamento.dataExpiracao, now),
        ...more,
      ),
    )
    .returning()
  return used
}

async function keptCard(tx: NodePgDatabase, payer: Payer, id: number | null): Promise<Source | undefined> {
  if (id === null || payer.usuarioId === null) return undefined
  const [card] = await tx
    .select()
    .from(cartao)
    .where(
      and(
        eq(cartao.igrejaId, payer.igrejaId),
        eq(cartao.id, id),
        eq(cartao.usuarioId, payer.usuarioId),
        eq(cartao.idGatewayPagamento, payer.idGatewayPagamento ?? 0),
      ),
    )
  if (!card?.referencia) return undefined
  return {
    kind: 'card',
    reference: card.referencia,
    holder: card.titular,
    brand: card.bandeira,
    lastDigits: card.final,
    validUntil: card.validade,
    keep: false,
  }
}

/** Deletes expired tokens. */
export const deleteExpiredTokens = (db: NodePgDatabase, now: Date) =>
  db.delete(tokenPagamento).where(lt(tokenPagamento.dataExpiracao, now))

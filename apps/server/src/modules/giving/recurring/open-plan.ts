import { daysAfter } from '@atrio/contract/rules'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { dayIn } from '../../../platform/church/church-day.ts'
import type { DirectoryChurch } from '../../../platform/church/church-directory.ts'
import type { Order } from '../../../payments/payments.ts'
import type { CheckedGift } from '../gifts/check-gift.ts'
import { doacaoRecorrente } from '../giving.tables.ts'
import { ownCard } from '../../../payments/off-session/own-card.ts'

type NewPlan = {
  church: DirectoryChurch
  order: Order
  gift: CheckedGift
  coversFees: boolean
  everyDays: number
  /** A card that is kept already; null: the first gift keeps it. */
  card: number | null
  language: string
}

/** Inserts the plan of a recurring gift, in the transaction that opens its first order. @returns its id */
export async function openPlan(tx: NodePgDatabase, plan: NewPlan): Promise<number> {
  const { church, order, gift, everyDays } = plan
  const [part] = gift.parts
  if (!part || order.usuarioId === null) throw new Error('a gift repeats for one reason, and of a member')
  const card = plan.card === null ? null : await ownCard(tx, order, plan.card)
  const [made] = await tx
    .insert(doacaoRecorrente)
    .values({
      igrejaId: church.id,
      usuarioId: order.usuarioId,
      pedidoId: order.id,
      motivoId: part.reason.id,
      nome: part.reason.nome,
      valor: part.amount,
      flagUsuarioTaxa: plan.coversFees,
      recorrenciaDias: everyDays,
      cartaoId: card?.id ?? null,
      situacao: 'iniciada',
      idioma: plan.language,
      proximaData: daysAfter(dayIn(church, order.dataCadastro), everyDays),
      dataCadastro: order.dataCadastro,
    })
    .returning({ id: doacaoRecorrente.id })
  if (!made) throw new Error('a plan was not stored')
  return made.id
}

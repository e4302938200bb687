import type { DoacoesPorMoedaWire } from '@atrio/contract'
import { and, asc, eq, sql } from 'drizzle-orm'
import { churchRead, theChurch } from '../../../database/church-database.ts'
import { usuario } from '../../../platform/people/account.tables.ts'
import type { OwnAccount } from '../../../platform/people/own-account.ts'
import { pedido } from '../../../payments/payments.tables.ts'
import { doacao } from '../giving.tables.ts'

const newYear = (shift: number) =>
  sql`make_timestamptz(${sql.placeholder('year')}::int + ${sql.raw(String(shift))}, 1, 1, 0, 0, 0, ${sql.placeholder('zone')}::text)`

/** Approved gifts of a person in a year: what a bank disputes or has taken back is none. */
const given = and(
  eq(pedido.igrejaId, theChurch),
  eq(pedido.usuarioId, sql.placeholder('user')),
  eq(pedido.tipo, 'doacao'),
  eq(pedido.situacao, 'aprovado'),
  eq(pedido.flagContestado, false),
  sql`${pedido.dataAprovacao} >= ${newYear(0)} and ${pedido.dataAprovacao} < ${newYear(1)}`,
  // the index is by the order's date: none waits for a year
  sql`${pedido.dataCadastro} >= ${newYear(-1)} and ${pedido.dataCadastro} < ${newYear(1)}`,
)

const readGivenByReason = churchRead((db) =>
  db
    .select({
      moeda: pedido.moeda,
      nome: doacao.nome,
      qtde: sql<number>`count(*)::int`,
      valor: sql<number>`sum(${doacao.valor})`.mapWith(Number),
    })
    .from(pedido)
    .innerJoin(doacao, and(eq(doacao.igrejaId, pedido.igrejaId), eq(doacao.pedidoId, pedido.id)))
    .where(given)
    .groupBy(pedido.moeda, doacao.nome)
    .orderBy(asc(pedido.moeda), sql`sum(${doacao.valor}) desc`, asc(doacao.nome))
    .prepare('giving.by-reason'),
)

/** Read once, not beside each of their orders. */
const nameOfGiver = sql<string>`(select u.nome || ' ' || u.sobrenome from ${usuario} u
  where u.igreja_id = ${theChurch} and u.id = ${sql.placeholder('user')})`

const readReturned = churchRead((db) =>
  db
    .select({
      moeda: pedido.moeda,
      valorDevolvido: sql<number>`sum(${pedido.valorDevolvido})`.mapWith(Number),
      flagTeste: sql<boolean>`bool_or(${pedido.flagTeste})`,
      giver: nameOfGiver,
    })
    .from(pedido)
    .where(given)
    .groupBy(pedido.moeda)
    .prepare('giving.returned'),
)

/** What a person gave in a year, by currency and reason; and their name. */
export async function giftSummary(
  { church, data, user }: OwnAccount,
  year: number,
): Promise<{ giver: string; currencies: DoacoesPorMoedaWire[] }> {
  const of = { user: user.id, year, zone: church.fusoHorario }
  const [reasons, sums] = await Promise.all([data.read(readGivenByReason, of), data.read(readReturned, of)])
  const currencies = sums.map(({ moeda, valorDevolvido, flagTeste }) => {
    const motivos = reasons.filter((row) => row.moeda === moeda).map(({ nome, qtde, valor }) => ({ nome, qtde, valor }))
    const sum = motivos.reduce((total, { valor }) => total + valor, 0)
    // a refund may hold fees, which are no gift
    return { moeda, motivos, valorDevolvido, valorTotal: Math.max(0, sum - valorDevolvido), flagTeste }
  })
  return { giver: sums[0]?.giver.trim() ?? '', currencies }
}

import { and, asc, eq, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { celula, celulaMembro, igreja, notificacao, solicitacaoCelula, usuario } from '../content/tables.ts'
import { ownerTransaction } from '../database/owner-transaction.ts'
import { answerWords, type GroupAnswer } from '../modules/groups/answer.words.ts'
import { churchByCode } from './church-by-code.ts'
import { type Command, CommandError, type CommandContext, words } from './command.ts'
import { nameOf } from './member-by-email.ts'
import { plain } from './orders.ts'

/** A readable number, oldest first, so that none is left behind. */
const MAX_REQUESTS = 200

const asked = (db: NodePgDatabase) =>
  db
    .select({ request: solicitacaoCelula, group: celula, user: usuario, language: igreja.idioma })
    .from(solicitacaoCelula)
    .innerJoin(celula, and(eq(celula.igrejaId, solicitacaoCelula.igrejaId), eq(celula.id, solicitacaoCelula.celulaId)))
    .innerJoin(
      usuario,
      and(eq(usuario.igrejaId, solicitacaoCelula.igrejaId), eq(usuario.id, solicitacaoCelula.usuarioId)),
    )
    .innerJoin(igreja, eq(igreja.id, solicitacaoCelula.igrejaId))

export const groupRequestsCommand: Command = {
  name: 'group requests',
  usage: '<church>',
  summary: 'show the open requests to join groups of a church, oldest first',
  run: async (args, { database, print }) => {
    const { church } = words(args, ['church'])
    const rows = await ownerTransaction(database, async (transaction) => {
      const { id } = await churchByCode(transaction, church)
      return asked(transaction.db)
        .where(and(eq(solicitacaoCelula.igrejaId, id), eq(solicitacaoCelula.situacao, 'aberta')))
        .orderBy(asc(solicitacaoCelula.dataCadastro), asc(solicitacaoCelula.id))
        .limit(MAX_REQUESTS)
    })
    for (const { request, group, user } of rows) {
      const minute = `${request.dataCadastro.toISOString().slice(0, 16)}Z`
      const facts = [group.nome, nameOf(user), user.email, ...(request.mensagem === null ? [] : [request.mensagem])]
      print([request.id, minute, ...facts.map(plain)].join('  '))
    }
    if (rows.length === 0) print(`nobody has asked for a group of ${church}`)
  },
}

type Asked = Awaited<ReturnType<typeof asked>>[number]
type Settle = (db: NodePgDatabase, found: Asked, now: Date) => Promise<string>

const answerCommand = (verb: string, summary: string, answer: GroupAnswer, settle: Settle): Command => ({
  name: `group ${verb}`,
  usage: '<church> <request>',
  summary,
  run: async (args, context) => {
    const named = words(args, ['church', 'request'])
    context.print(await answered(context, named, answer, settle))
  },
})

const answered = (
  { database, clock }: CommandContext,
  { church, request }: { church: string; request: string },
  answer: GroupAnswer,
  settle: Settle,
) =>
  ownerTransaction(database, async (transaction) => {
    const { id } = await churchByCode(transaction, church)
    const { db } = transaction
    const here = and(
      eq(solicitacaoCelula.igrejaId, id),
      eq(solicitacaoCelula.id, /^\d{1,15}$/.test(request) ? Number(request) : 0),
    )
    const [found] = await asked(db).where(here).for('update', { of: solicitacaoCelula })
    if (!found) throw new CommandError(`${church} has no request ${request}; see: group requests ${church}`)
    if (found.request.situacao !== 'aberta') {
      const done = found.request.situacao === 'aceita' ? 'accepted' : 'refused'
      throw new CommandError(`${request} was ${done} already`)
    }
    const now = clock()
    const settled = await settle(db, found, now)
    await db.update(solicitacaoCelula).set({ situacao: answer, dataResposta: now }).where(here)
    await db.insert(notificacao).values({
      igrejaId: id,
      usuarioId: found.user.id,
      tipo: 'CELULA',
      idEntidadeRelacionada: found.group.id,
      ...answerWords(found.language, answer, found.group.nome),
      dataCadastro: now,
      dataUltimaAlteracao: now,
    })
    return settled
  })

export const groupAcceptCommand = answerCommand(
  'accept',
  'accept a request to join a group; the person is notified in the portal',
  'aceita',
  async (db, { request, group, user }, now) => {
    const { igrejaId, celulaId, usuarioId } = request
    const [{ held } = { held: 0 }] = await db
      .select({ held: sql<number>`count(*)::int` })
      .from(celulaMembro)
      .where(and(eq(celulaMembro.igrejaId, igrejaId), eq(celulaMembro.celulaId, celulaId)))
    if (group.qtdeMaxMembros !== null && held >= group.qtdeMaxMembros) {
      throw new CommandError(`${plain(group.nome)} is full: it holds ${group.qtdeMaxMembros} (qtdeMaxMembros)`)
    }
    await db.insert(celulaMembro).values({ igrejaId, celulaId, usuarioId, dataCadastro: now }).onConflictDoNothing()
    return `${nameOf(user)} belongs to ${plain(group.nome)}`
  },
)

export const groupRefuseCommand = answerCommand(
  'refuse',
  'decline a request; the person gets a friendly notification, and may ask again',
  'recusada',
  async (_db, { group, user }) => `${nameOf(user)} is notified that ${plain(group.nome)} has no place`,
)

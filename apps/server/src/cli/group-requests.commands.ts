import { and, asc, eq } from 'drizzle-orm'
import { solicitacaoCelula } from '../content/tables.ts'
import { ownerTransaction } from '../database/owner-transaction.ts'
import { answerRequest, type AskedRequest, requestsOf } from '../modules/groups/answer-request.ts'
import type { GroupAnswer } from '../modules/groups/answer.words.ts'
import { churchByCode } from './church-by-code.ts'
import { type Command, CommandError, words } from './command.ts'
import { nameOf } from './member-by-email.ts'
import { plain } from './orders.ts'

/** A readable number, oldest first, so that none is left behind. */
const MAX_REQUESTS = 200

export const groupRequestsCommand: Command = {
  name: 'group requests',
  usage: '<church>',
  summary: 'show the open requests to join groups of a church, oldest first',
  run: async (args, { database, print }) => {
    const { church } = words(args, ['church'])
    const rows = await ownerTransaction(database, async (transaction) => {
      const { id } = await churchByCode(transaction, church)
      return requestsOf(transaction.db)
        .where(and(eq(solicitacaoCelula.igrejaId, id), eq(solicitacaoCelula.situacao, 'aberta')))
        .orderBy(asc(solicitacaoCelula.dataCadastro), asc(solicitacaoCelula.id))
        .limit(MAX_REQUESTS)
    })
    for (const { request, group, user } of rows) {
      const minute = `${request.dataCadastro.toISOString().slice(0, 16)}Z`
      const facts = [group.nome, nameOf(user), user.email, ...(request.mensagem === null ? [] : [request.mensagem])]
      print([request.id, minute, ...facts.map(plain)].join('  '))
    }
    if (rows.length === 0) print(`there are no open requests for groups of ${church}`)
  },
}

const DONE = { aceita: 'accepted', recusada: 'refused', retirada: 'withdrawn', aberta: 'asked' } as const

const answerCommand = (
  verb: string,
  summary: string,
  answer: GroupAnswer,
  settled: (found: AskedRequest) => string,
): Command => ({
  name: `group ${verb}`,
  usage: '<church> <request>',
  summary,
  run: async (args, { database, clock, print }) => {
    const { church, request } = words(args, ['church', 'request'])
    const found = await ownerTransaction(database, async (transaction) => {
      const { id } = await churchByCode(transaction, church)
      const asked = { church: id, id: /^\d{1,15}$/.test(request) ? Number(request) : 0 }
      return answerRequest(transaction.db, { ...asked, answer, now: clock() })
    })
    if (found.is === 'missing') {
      throw new CommandError(`${church} has no request ${request}; see: group requests ${church}`)
    }
    const { request: row, group } = found
    if (found.is === 'answered') throw new CommandError(`${request} was ${DONE[row.situacao]} already`)
    if (found.is === 'full') {
      throw new CommandError(`${plain(group.nome)} is full: it holds ${group.qtdeMaxMembros} (qtdeMaxMembros)`)
    }
    print(settled(found))
  },
})

export const groupAcceptCommand = answerCommand(
  'accept',
  'accept a request to join a group; the person is notified in the portal',
  'aceita',
  ({ group, user }) => `${nameOf(user)} belongs to ${plain(group.nome)}`,
)

export const groupRefuseCommand = answerCommand(
  'refuse',
  'decline a request; the person gets a friendly notification, and may ask again',
  'recusada',
  ({ group, user }) => `${nameOf(user)} is notified that ${plain(group.nome)} has no place`,
)

import { and, desc, eq } from 'drizzle-orm'
import { oracao } from '../content/tables.ts'
import { ownerTransaction } from '../database/owner-transaction.ts'
import { churchByCode } from './church-by-code.ts'
import { type Command, CommandError, UsageError, words } from './command.ts'
import { plain } from './orders.ts'

/** A readable number. */
const MAX_PRAYERS = 200
const EXCERPT = 100

type Prayer = typeof oracao.$inferSelect

const stateOf = ({ flagEmRevisao, flagAtivo, flagPublicarMural }: Prayer): string => {
  if (flagEmRevisao) return 'waits'
  if (!flagAtivo) return 'hidden'
  return flagPublicarMural ? 'shown' : 'church only'
}

export const prayersListCommand: Command = {
  name: 'prayers list',
  usage: '<church> [--waiting]',
  summary: 'show the newest prayer requests of a church with their state, or those that wait for review',
  run: async (args, { database, print }) => {
    const isWaitingOnly = args.includes('--waiting')
    const { church } = words(
      args.filter((arg) => arg !== '--waiting'),
      ['church'],
    )
    const rows = await ownerTransaction(database, async (transaction) => {
      const { id } = await churchByCode(transaction, church)
      return transaction.db
        .select()
        .from(oracao)
        .where(and(eq(oracao.igrejaId, id), isWaitingOnly ? eq(oracao.flagEmRevisao, true) : undefined))
        .orderBy(desc(oracao.id))
        .limit(MAX_PRAYERS)
    })
    for (const row of rows) {
      const minute = `${row.dataCadastro.toISOString().slice(0, 16)}Z`
      const excerpt = row.mensagem.length > EXCERPT ? `${row.mensagem.slice(0, EXCERPT)}…` : row.mensagem
      print([row.id, minute, stateOf(row), plain(row.nome ?? '-'), plain(excerpt)].join('  '))
    }
    if (rows.length === 0) print(isWaitingOnly ? 'no request waits for review' : `${church} has no prayer requests`)
  },
}

const prayerCommand = (verb: 'show' | 'hide', summary: string): Command => ({
  name: `prayers ${verb}`,
  usage: '<church> <request>',
  summary,
  run: async (args, { database, print }) => {
    const { church, request } = words(args, ['church', 'request'])
    if (!/^\d{1,15}$/.test(request)) throw new UsageError(`a request is a number: see prayers list ${church}`)
    const isShown = verb === 'show'
    await ownerTransaction(database, async (transaction) => {
      const { id } = await churchByCode(transaction, church)
      const here = and(eq(oracao.igrejaId, id), eq(oracao.id, Number(request)))
      const [prayer] = await transaction.db.select().from(oracao).where(here).for('update')
      if (!prayer) throw new CommandError(`${church} has no prayer request ${request}; see: prayers list ${church}`)
      if (isShown && !prayer.flagPublicarMural) {
        throw new CommandError(`${request} was asked of the church alone: its writer did not want it on the wall`)
      }
      await transaction.db.update(oracao).set({ flagAtivo: isShown, flagEmRevisao: false }).where(here)
    })
    print(`request ${request} is ${isShown ? 'on the wall' : 'hidden; its writer sees that it was taken off the wall'}`)
  },
})

export const prayersShowCommand = prayerCommand('show', 'put a request on the wall, after a review or again')
export const prayersHideCommand = prayerCommand('hide', 'take a request off the wall, or decline it in a review')

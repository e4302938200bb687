import { createHash } from 'node:crypto'
import { and, desc, eq } from 'drizzle-orm'
import { oracao } from '../content/tables.ts'
import { ownerTransaction } from '../database/owner-transaction.ts'
import { churchByCode } from './church-by-code.ts'
import { type Command, type CommandContext, CommandError, UsageError, words } from './command.ts'
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

/** Of what the wall shows of a request, which its writer can change at any time. Too long for two texts to share one. */
const versionOf = ({ nome, mensagem, testemunho }: Prayer): string =>
  createHash('sha256')
    .update(JSON.stringify([nome, mensagem, testemunho]))
    .digest('hex')
    .slice(0, 32)

export const prayersListCommand: Command = {
  name: 'prayers list',
  usage: '<church> [--waiting]',
  summary: 'show the newest prayer requests of a church with version and state, or those that wait for review',
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
      // what is off the wall is read before it gets there, to its end
      const isCut = row.flagAtivo && row.mensagem.length > EXCERPT
      const text = isCut ? `${row.mensagem.slice(0, EXCERPT)}…` : row.mensagem
      const testimony = row.testemunho === null ? [] : [`testimony: ${plain(row.testemunho)}`]
      print(
        [row.id, versionOf(row), minute, stateOf(row), plain(row.nome ?? '-'), plain(text), ...testimony].join('  '),
      )
    }
    if (rows.length === 0) print(isWaitingOnly ? 'no request waits for review' : `${church} has no prayer requests`)
  },
}

/** @throws UsageError unless it is a number; CommandError where `church` has no such request, or `assert` says so */
async function setOnWall(
  { database }: Pick<CommandContext, 'database'>,
  { church, request, isShown }: { church: string; request: string; isShown: boolean },
  assert: (prayer: Prayer) => void = () => {},
): Promise<void> {
  if (!/^\d{1,15}$/.test(request)) throw new UsageError(`a request is a number: see prayers list ${church}`)
  await ownerTransaction(database, async (transaction) => {
    const { id } = await churchByCode(transaction, church)
    const here = and(eq(oracao.igrejaId, id), eq(oracao.id, Number(request)))
    const [prayer] = await transaction.db.select().from(oracao).where(here).for('update')
    if (!prayer) throw new CommandError(`${church} has no prayer request ${request}; see: prayers list ${church}`)
    assert(prayer)
    await transaction.db.update(oracao).set({ flagAtivo: isShown, flagEmRevisao: false }).where(here)
  })
}

export const prayersShowCommand: Command = {
  name: 'prayers show',
  usage: '<church> <request> <version>',
  summary: 'put a request on the wall, after a review or again; the version as listed: what was read is what is shown',
  run: async (args, context) => {
    const { church, request, version } = words(args, ['church', 'request', 'version'])
    await setOnWall(context, { church, request, isShown: true }, (prayer) => {
      if (!prayer.flagPublicarMural) {
        throw new CommandError(`${request} was asked of the church alone: its writer did not want it on the wall`)
      }
      if (versionOf(prayer) !== version) {
        throw new CommandError(`${request} has another text by now; read it again: prayers list ${church}`)
      }
    })
    context.print(`request ${request} is on the wall`)
  },
}

export const prayersHideCommand: Command = {
  name: 'prayers hide',
  usage: '<church> <request>',
  summary: 'take a request off the wall, or decline it in a review',
  run: async (args, context) => {
    const { church, request } = words(args, ['church', 'request'])
    await setOnWall(context, { church, request, isShown: false })
    context.print(`request ${request} is hidden; its writer sees that it was taken off the wall`)
  },
}

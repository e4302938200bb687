import { eq } from 'drizzle-orm'
import { ORIGIN } from '../content/format/fields.ts'
import { igreja } from '../content/tables.ts'
import type { Database } from '../database/open-database.ts'
import { ownerTransaction } from '../database/owner-transaction.ts'
import { churchByCode } from './church-by-code.ts'
import { type Command, CommandError, UsageError, words } from './command.ts'

/** As many as a content folder may name. */
const MAX_ORIGINS = 20

/** The origins of sites that may frame a church, before and after a change of them. */
async function changeOrigins(
  database: Database,
  [code, ...origins]: readonly string[],
  change: (before: readonly string[], named: readonly string[]) => readonly string[],
): Promise<{ code: string; after: readonly string[] }> {
  if (code === undefined || origins.length === 0) throw new UsageError('missing: church, origins')
  const after = await ownerTransaction(database, async (transaction) => {
    const { id } = await churchByCode(transaction, code)
    const ofChurch = eq(igreja.id, id)
    const { db } = transaction
    const [found] = await db.select({ before: igreja.origensEmbed }).from(igreja).where(ofChurch).for('no key update')
    const changed = [...change(found!.before, origins)]
    await db.update(igreja).set({ origensEmbed: changed }).where(ofChurch)
    return changed
  })
  return { code, after }
}

const line = (code: string, origins: readonly string[]) =>
  `${code} may be framed by ${origins.length > 0 ? origins.join(' ') : 'no site of its own'}`

export const embedsListCommand: Command = {
  name: 'church embeds list',
  usage: '<church>',
  summary: 'show which sites may show the church in frames',
  run: async (args, { database, print }) => {
    const { church } = words(args, ['church'])
    const origins = await ownerTransaction(database, async (transaction) => {
      const { id } = await churchByCode(transaction, church)
      const [found] = await transaction.db.select().from(igreja).where(eq(igreja.id, id))
      return found!.origensEmbed
    })
    print(line(church, origins))
  },
}

export const embedsAddCommand: Command = {
  name: 'church embeds add',
  usage: '<church> <origins…>',
  summary: 'let further sites show the church in frames',
  run: async (args, { database, print }) => {
    const { code, after } = await changeOrigins(database, args, (before, named) => {
      const wrong = named.find((origin) => !ORIGIN.test(origin))
      if (wrong !== undefined) throw new CommandError(`${wrong} is not an origin such as https://www.example.org`)
      const all = [...new Set([...before, ...named])]
      if (all.length > MAX_ORIGINS) throw new CommandError(`a church has at most ${MAX_ORIGINS} sites that frame it`)
      return all
    })
    print(line(code, after))
  },
}

export const embedsRemoveCommand: Command = {
  name: 'church embeds remove',
  usage: '<church> <origins…>',
  summary: 'end that for some of them',
  run: async (args, { database, print }) => {
    const { code, after } = await changeOrigins(database, args, (before, named) => {
      const unknown = named.find((origin) => !before.includes(origin))
      if (unknown !== undefined) throw new CommandError(`${unknown} does not frame the church; see: church embeds list`)
      return before.filter((origin) => !named.includes(origin))
    })
    print(line(code, after))
  },
}

import { eq } from 'drizzle-orm'
import { igreja } from '../content/tables.ts'
import { ownerTransaction } from '../database/owner-transaction.ts'
import { churchByCode } from './church-by-code.ts'
import { type Command, words } from './command.ts'

const activeCommand = (verb: 'activate' | 'deactivate', flagAtivo: boolean, summary: string): Command => ({
  name: `church ${verb}`,
  usage: '<code>',
  summary,
  run: async (args, { database, print }) => {
    const { code } = words(args, ['code'])
    await ownerTransaction(database, async (transaction) => {
      const { id, name } = await churchByCode(transaction, code)
      await transaction.db.update(igreja).set({ flagAtivo }).where(eq(igreja.id, id))
      print(`${code} (${name}) is now ${flagAtivo ? 'active' : 'inactive'}`)
    })
  },
})

export const churchActivateCommand = activeCommand('activate', true, "open a church's portal")
export const churchDeactivateCommand = activeCommand('deactivate', false, "close a church's portal; nothing is deleted")

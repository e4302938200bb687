import { and, asc, eq } from 'drizzle-orm'
import { usuario } from '../content/tables.ts'
import { ownerTransaction } from '../database/owner-transaction.ts'
import { churchByCode } from './church-by-code.ts'
import { type Command, CommandError, words } from './command.ts'
import { confirmedMember, memberByEmail, nameOf } from './member-by-email.ts'
import { plain } from './orders.ts'

export const moderatorListCommand: Command = {
  name: 'moderator list',
  usage: '<church>',
  summary: 'show who moderates the chat of a church, beside its staff',
  run: async (args, { database, print }) => {
    const { church } = words(args, ['church'])
    const rows = await ownerTransaction(database, async (transaction) => {
      const { id } = await churchByCode(transaction, church)
      return transaction.db
        .select()
        .from(usuario)
        .where(and(eq(usuario.igrejaId, id), eq(usuario.flagModeradorChat, true)))
        .orderBy(asc(usuario.email))
    })
    for (const user of rows) print([plain(user.email), nameOf(user)].join('  '))
    if (rows.length === 0) print(`${church} has no moderators`)
  },
}

const moderatorCommand = (verb: 'add' | 'remove', summary: string): Command => ({
  name: `moderator ${verb}`,
  usage: '<church> <e-mail>',
  summary,
  run: async (args, { database, print }) => {
    const { church, email } = words(args, ['church', 'email'])
    const isAdded = verb === 'add'
    const user = await ownerTransaction(database, async (transaction) => {
      const found = await (isAdded ? confirmedMember : memberByEmail)(transaction, church, email)
      if (!isAdded && !found.flagModeradorChat) throw new CommandError(`${nameOf(found)} is no moderator of ${church}`)
      await transaction.db
        .update(usuario)
        .set({ flagModeradorChat: isAdded })
        .where(and(eq(usuario.igrejaId, found.igrejaId), eq(usuario.id, found.id)))
      return found
    })
    print(`${nameOf(user)} ${isAdded ? 'moderates' : 'no longer moderates'} the chat of ${church}`)
  },
})

export const moderatorAddCommand = moderatorCommand('add', 'let a person moderate the chat of a church')
export const moderatorRemoveCommand = moderatorCommand('remove', 'take that from a person')

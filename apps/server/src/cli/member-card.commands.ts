import { parseArgs } from 'node:util'
import { isPlainDate } from '@atrio/contract/rules'
import { and, asc, eq } from 'drizzle-orm'
import { carteirinha, usuario } from '../content/tables.ts'
import { ownerTransaction } from '../database/owner-transaction.ts'
import { issueCard } from '../modules/member-card/member-cards.ts'
import { churchByCode } from './church-by-code.ts'
import { type Command, CommandError, UsageError, words } from './command.ts'
import { memberByEmail, nameOf } from './member-by-email.ts'
import { plain } from './orders.ts'

export const cardListCommand: Command = {
  name: 'card list',
  usage: '<church>',
  summary: 'show the member cards of a church by number',
  run: async (args, { database, print }) => {
    const { church } = words(args, ['church'])
    const rows = await ownerTransaction(database, async (transaction) => {
      const { id } = await churchByCode(transaction, church)
      return transaction.db
        .select({ card: carteirinha, user: usuario })
        .from(carteirinha)
        .innerJoin(usuario, and(eq(usuario.igrejaId, carteirinha.igrejaId), eq(usuario.id, carteirinha.usuarioId)))
        .where(eq(carteirinha.igrejaId, id))
        .orderBy(asc(carteirinha.numero))
    })
    for (const { card, user } of rows) {
      print([card.numero, nameOf(user), user.email, ...(card.cargo ? [card.cargo] : [])].map(plain).join('  '))
    }
    if (rows.length === 0) print(`${church} has given out no member card`)
  },
}

const option = { type: 'string' } as const

export const cardIssueCommand: Command = {
  name: 'card issue',
  usage:
    '<church> <e-mail> <number> [--congregation …] [--baptised YYYY-MM-DD] [--position …] [--responsible …] [--linked …]',
  summary: 'issue a member card, or change one; options that are left out are removed from it',
  run: async (args, { database, print }) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { congregation: option, baptised: option, position: option, responsible: option, linked: option },
      allowPositionals: true,
    })
    const { church, email, number } = words(positionals, ['church', 'email', 'number'])
    if (values.baptised !== undefined && !isPlainDate(values.baptised)) {
      throw new UsageError('--baptised takes a day: 1999-04-04')
    }
    if (number.length > 20) throw new UsageError('a number has 20 characters at most')
    const user = await ownerTransaction(database, async (transaction) => {
      const found = await memberByEmail(transaction, church, email)
      const issued = await issueCard(
        transaction.db,
        { igrejaId: found.igrejaId, usuarioId: found.id },
        {
          numero: number,
          congregacao: values.congregation ?? null,
          dataBatismo: values.baptised ?? null,
          cargo: values.position ?? null,
          responsavel: values.responsible ?? null,
          vinculo: values.linked ?? null,
        },
      )
      if (!issued)
        throw new CommandError(`${number} is the number of another card of ${church}; see: card list ${church}`)
      return found
    })
    print(`${nameOf(user)} carries card ${plain(number)} of ${church}`)
  },
}

export const cardWithdrawCommand: Command = {
  name: 'card withdraw',
  usage: '<church> <e-mail>',
  summary: 'withdraw a member card: it is not shown any more, and its QR code is not valid',
  run: async (args, { database, print }) => {
    const { church, email } = words(args, ['church', 'email'])
    const { user, card } = await ownerTransaction(database, async (transaction) => {
      const found = await memberByEmail(transaction, church, email)
      const [gone] = await transaction.db
        .delete(carteirinha)
        .where(and(eq(carteirinha.igrejaId, found.igrejaId), eq(carteirinha.usuarioId, found.id)))
        .returning({ number: carteirinha.numero })
      return { user: found, card: gone }
    })
    if (!card) throw new CommandError(`${nameOf(user)} carries no card of ${church}`)
    print(`card ${plain(card.number)} of ${nameOf(user)} is no longer valid`)
  },
}

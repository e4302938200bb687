import { and, asc, eq } from 'drizzle-orm'
import { celula, celulaMembro, usuario } from '../content/tables.ts'
import { type OwnerTransaction, ownerTransaction } from '../database/owner-transaction.ts'
import { churchByCode } from './church-by-code.ts'
import { type Command, CommandError, words } from './command.ts'
import { confirmedMember, memberByEmail, nameOf } from './member-by-email.ts'
import { plain } from './orders.ts'

export const leaderListCommand: Command = {
  name: 'group leader list',
  usage: '<church>',
  summary: 'show the groups of a church with the accounts that lead them',
  run: async (args, { database, print }) => {
    const { church } = words(args, ['church'])
    const rows = await ownerTransaction(database, async (transaction) => {
      const { id } = await churchByCode(transaction, church)
      const leads = and(
        eq(celulaMembro.igrejaId, celula.igrejaId),
        eq(celulaMembro.celulaId, celula.id),
        eq(celulaMembro.flagLider, true),
      )
      return transaction.db
        .select({ group: celula.slug, user: usuario })
        .from(celula)
        .leftJoin(celulaMembro, leads)
        .leftJoin(usuario, and(eq(usuario.igrejaId, celulaMembro.igrejaId), eq(usuario.id, celulaMembro.usuarioId)))
        .where(eq(celula.igrejaId, id))
        .orderBy(asc(celula.slug), asc(usuario.email))
    })
    for (const { group, user } of rows) {
      print([group, ...(user ? [plain(user.email), nameOf(user)] : ['-'])].join('  '))
    }
    if (rows.length === 0) print(`${church} has no groups`)
  },
}

async function groupBySlug(
  { db }: OwnerTransaction,
  church: string,
  { igrejaId, slug }: Record<'slug', string> & { igrejaId: number },
) {
  const [group] = await db
    .select({ id: celula.id, name: celula.nome })
    .from(celula)
    .where(and(eq(celula.igrejaId, igrejaId), eq(celula.slug, slug)))
  if (!group) throw new CommandError(`${church} has no group ${slug}; see: group leader list ${church}`)
  return group
}

const usage = '<church> <group> <e-mail>'
const NAMED = ['church', 'group', 'email'] as const

export const leaderAddCommand: Command = {
  name: 'group leader add',
  usage,
  summary: 'let a person lead a group, which they join by it; the group is named by its file',
  run: async (args, { database, clock, print }) => {
    const { church, group: slug, email } = words(args, NAMED)
    const { user, group } = await ownerTransaction(database, async (transaction) => {
      const found = await confirmedMember(transaction, church, email)
      const { igrejaId } = found
      const led = await groupBySlug(transaction, church, { igrejaId, slug })
      await transaction.db
        .insert(celulaMembro)
        .values({ igrejaId, celulaId: led.id, usuarioId: found.id, flagLider: true, dataCadastro: clock() })
        .onConflictDoUpdate({
          target: [celulaMembro.igrejaId, celulaMembro.celulaId, celulaMembro.usuarioId],
          set: { flagLider: true },
        })
      return { user: found, group: led }
    })
    print(`${nameOf(user)} leads ${plain(group.name)}`)
  },
}

export const leaderRemoveCommand: Command = {
  name: 'group leader remove',
  usage,
  summary: 'take the lead of a group from a person, who stays its member',
  run: async (args, { database, print }) => {
    const { church, group: slug, email } = words(args, NAMED)
    const { user, group } = await ownerTransaction(database, async (transaction) => {
      const found = await memberByEmail(transaction, church, email)
      const { igrejaId } = found
      const led = await groupBySlug(transaction, church, { igrejaId, slug })
      const changed = await transaction.db
        .update(celulaMembro)
        .set({ flagLider: false })
        .where(
          and(
            eq(celulaMembro.igrejaId, igrejaId),
            eq(celulaMembro.celulaId, led.id),
            eq(celulaMembro.usuarioId, found.id),
            eq(celulaMembro.flagLider, true),
          ),
        )
        .returning({ user: celulaMembro.usuarioId })
      if (changed.length === 0) throw new CommandError(`${nameOf(found)} does not lead ${plain(led.name)}`)
      return { user: found, group: led }
    })
    print(`${nameOf(user)} is a member of ${plain(group.name)}, and leads it no more`)
  },
}

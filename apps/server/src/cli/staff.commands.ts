import type { StaffRole } from '@atrio/contract'
import { and, asc, eq } from 'drizzle-orm'
import { usuario, usuarioRole } from '../content/tables.ts'
import { ownerTransaction } from '../database/owner-transaction.ts'
import { churchByCode } from './church-by-code.ts'
import { type Command, CommandError, UsageError, words } from './command.ts'
import { confirmedMember, memberByEmail, nameOf } from './member-by-email.ts'
import { plain } from './orders.ts'

/** The roles as the command line names them. */
const ROLES: Readonly<Record<string, StaffRole>> = {
  admin: 'ROLE_ADMIN',
  content: 'ROLE_ADMIN_CONTENT',
  super: 'ROLE_SUPER_ADMIN',
}

const usage = `<church> <e-mail> <${Object.keys(ROLES).join('|')}>`

function roleOf(name: string): StaffRole {
  const role = Object.hasOwn(ROLES, name) ? ROLES[name] : undefined
  if (!role) throw new UsageError(`a role is one of ${Object.keys(ROLES).join(', ')}, not ${name}`)
  return role
}

export const staffListCommand: Command = {
  name: 'staff list',
  usage: '<church>',
  summary: 'show the staff of a church with their roles',
  run: async (args, { database, print }) => {
    const { church } = words(args, ['church'])
    const rows = await ownerTransaction(database, async (transaction) => {
      const { id } = await churchByCode(transaction, church)
      return transaction.db
        .select({ user: usuario, role: usuarioRole.role })
        .from(usuarioRole)
        .innerJoin(usuario, and(eq(usuario.igrejaId, usuarioRole.igrejaId), eq(usuario.id, usuarioRole.usuarioId)))
        .where(eq(usuarioRole.igrejaId, id))
        .orderBy(asc(usuario.email), asc(usuarioRole.role))
    })
    for (const { user, role } of rows) print([role, plain(user.email), nameOf(user)].join('  '))
    if (rows.length === 0) print(`${church} has no staff`)
  },
}

export const staffAddCommand: Command = {
  name: 'staff add',
  usage,
  summary: 'give a role to a person with an account in the church',
  run: async (args, { database, print }) => {
    const { church, email, role } = words(args, ['church', 'email', 'role'])
    const given = roleOf(role)
    const user = await ownerTransaction(database, async (transaction) => {
      const found = await confirmedMember(transaction, church, email)
      const row = { igrejaId: found.igrejaId, usuarioId: found.id, role: given }
      await transaction.db.insert(usuarioRole).values(row).onConflictDoNothing()
      return found
    })
    print(`${nameOf(user)} has ${given} in ${church}`)
  },
}

export const staffRemoveCommand: Command = {
  name: 'staff remove',
  usage,
  summary: 'take a role from a person',
  run: async (args, { database, print }) => {
    const { church, email, role } = words(args, ['church', 'email', 'role'])
    const taken = roleOf(role)
    const user = await ownerTransaction(database, async (transaction) => {
      const found = await memberByEmail(transaction, church, email)
      const { igrejaId, usuarioId } = usuarioRole
      const here = and(eq(igrejaId, found.igrejaId), eq(usuarioId, found.id), eq(usuarioRole.role, taken))
      const gone = await transaction.db.delete(usuarioRole).where(here).returning({ role: usuarioRole.role })
      if (gone.length === 0) throw new CommandError(`${nameOf(found)} has no ${taken} in ${church}; see: staff list`)
      return found
    })
    print(`${nameOf(user)} has ${taken} in ${church} no more`)
  },
}

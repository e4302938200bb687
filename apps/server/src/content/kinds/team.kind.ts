import { staffRoles } from '@atrio/contract'
import { and, eq, isNotNull } from 'drizzle-orm'
import Type from 'typebox'
import type { ChurchWriter } from '../church-rows.ts'
import { defineKind, repeated } from '../content-kind.ts'
import { ContentError } from '../format/content-issue.ts'
import { Fields, Flag, Maybe, Text } from '../format/fields.ts'
import { conta, usuario, usuarioRole } from '../tables.ts'

const FILE = 'equipe.json'

/**
 * `equipe.json`: roles of people who have registered and confirmed their address. An import gives rights and takes none;
 * exports leave them out, since they are people's.
 */
export const teamKind = defineKind({
  path: /^equipe\.json$/,
  schema: Type.Array(
    Fields({
      email: Text(254),
      papeis: Maybe(Type.Array(Type.Enum([...staffRoles]))),
      flagModeradorChat: Maybe(Flag),
    }),
  ),
  check: (people) =>
    repeated(
      people,
      ({ email }) => email,
      (index) => [String(index), 'email'],
    ),
  write: async (church, [file]) => {
    for (const [index, { email, papeis = [], flagModeradorChat = false }] of (file?.data ?? []).entries()) {
      const id = await memberOf(church, email, index)
      const here = and(eq(usuario.igrejaId, church.church), eq(usuario.id, id))
      if (flagModeradorChat) await church.db.update(usuario).set({ flagModeradorChat }).where(here)
      const roles = papeis.map((role) => ({ igrejaId: church.church, usuarioId: id, role }))
      if (roles.length > 0) await church.db.insert(usuarioRole).values(roles).onConflictDoNothing()
    }
  },
  read: async () => [],
})

/** @throws ContentError unless the address has a confirmed account in the church */
async function memberOf({ db, church }: ChurchWriter, email: string, index: number): Promise<number> {
  const [row] = await db
    .select({ id: usuario.id })
    .from(usuario)
    .innerJoin(conta, eq(conta.id, usuario.contaId))
    .where(
      and(eq(usuario.igrejaId, church), eq(usuario.email, email.toLowerCase()), isNotNull(conta.dataVerificacaoEmail)),
    )
  if (row) return row.id
  const message = `${email} has no confirmed account in this church: register there first`
  throw new ContentError([{ file: FILE, line: 0, field: `${index}.email`, message }])
}

import { and, eq, inArray } from 'drizzle-orm'
import Type from 'typebox'
import { defineKind } from '../content-kind.ts'
import { Fields, Flag, Maybe, Slug, Text } from '../format/fields.ts'
import { celula, celulaMembro, usuario } from '../tables.ts'

/**
 * `participantes.json`: group memberships of a demonstration's accounts. Like the accounts they are no content: an
 * import never removes them, and exports leave them out.
 */
export const groupMembersKind = defineKind({
  path: /^participantes\.json$/,
  schema: Type.Array(
    Fields({
      /** of an account in `contas.json` */
      email: Text(80),
      celula: Slug,
      flagLider: Maybe(Flag),
    }),
  ),
  write: async ({ db, church }, [file]) => {
    const members = file?.data ?? []
    if (members.length === 0) return
    const emails = members.map(({ email }) => email)
    const users = await db
      .select({ id: usuario.id, email: usuario.email })
      .from(usuario)
      .where(and(eq(usuario.igrejaId, church), inArray(usuario.email, emails)))
    const groups = await db.select({ id: celula.id, slug: celula.slug }).from(celula).where(eq(celula.igrejaId, church))
    const rows = members.map(({ email, celula: name, flagLider = false }) => {
      const user = users.find((one) => one.email === email)
      const group = groups.find(({ slug }) => slug === name)
      if (!user || !group) throw new Error(`participantes.json: there is no group ${name}, or nobody ${email}`)
      return { igrejaId: church, celulaId: group.id, usuarioId: user.id, flagLider }
    })
    await db.insert(celulaMembro).values(rows).onConflictDoNothing()
  },
  read: async () => [],
})

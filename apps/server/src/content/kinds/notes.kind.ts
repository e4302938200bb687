import { MAX_NOTE_TEXT, MAX_NOTE_TITLE } from '@atrio/contract'
import { and, eq } from 'drizzle-orm'
import Type from 'typebox'
import { defineKind } from '../content-kind.ts'
import { Fields, InstantText, Text } from '../format/fields.ts'
import { notaSermao, usuario } from '../tables.ts'

const schema = Type.Array(
  Fields({
    /** of an account in `contas.json` */
    email: Text(80),
    titulo: Text(MAX_NOTE_TITLE),
    texto: Text(MAX_NOTE_TEXT),
    dataUltimaAlteracao: InstantText,
  }),
)

/**
 * `notas.json`: sermon notes of a demonstration's accounts. Like the accounts they are no content: an import never
 * changes or removes them, and exports leave them out.
 */
export const notesKind = defineKind({
  path: /^notas\.json$/,
  schema,
  write: async ({ db, church }, [file]) => {
    for (const { email, titulo, texto, dataUltimaAlteracao } of file?.data ?? []) {
      const [user] = await db
        .select({ id: usuario.id })
        .from(usuario)
        .where(and(eq(usuario.igrejaId, church), eq(usuario.email, email)))
      if (!user) throw new Error(`notas.json: there is nobody ${email}`)
      await db
        .insert(notaSermao)
        .values({
          igrejaId: church,
          usuarioId: user.id,
          titulo,
          texto,
          chave: `demonstration ${titulo}`,
          dataUltimaAlteracao: new Date(dataUltimaAlteracao),
        })
        .onConflictDoNothing()
    }
  },
  read: async () => [],
})

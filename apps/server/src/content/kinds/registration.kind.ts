import { registrationFields } from '@atrio/contract'
import { eq } from 'drizzle-orm'
import Type from 'typebox'
import { filled } from '../church-rows.ts'
import { defineKind, repeated } from '../content-kind.ts'
import { Fields, Flag, LinkOrPath, Maybe } from '../format/fields.ts'
import { cadastroConfiguracao } from '../tables.ts'

const schema = Fields({
  campos: Maybe(Type.Array(Fields({ campo: Type.Enum([...registrationFields]), flagObrigatorio: Maybe(Flag) }))),
  urlTermos: Maybe(LinkOrPath),
  flagSigiloso: Maybe(Flag),
})

/** `cadastro.json`: which fields the church's registration form asks for. */
export const registrationKind = defineKind({
  path: /^cadastro\.json$/,
  schema,
  check: ({ campos = [] }) =>
    repeated(
      campos,
      ({ campo }) => campo,
      (index) => ['campos', String(index), 'campo'],
    ),
  write: async ({ db, church }, [file]) => {
    if (!file) {
      await db.delete(cadastroConfiguracao).where(eq(cadastroConfiguracao.igrejaId, church))
      return
    }
    const { campos = [], urlTermos = null, flagSigiloso = false } = file.data
    const row = {
      campos: campos.map(({ campo, flagObrigatorio = false }) => ({ campo, flagObrigatorio })),
      urlTermos,
      flagSigiloso,
    }
    await db
      .insert(cadastroConfiguracao)
      .values({ igrejaId: church, ...row })
      .onConflictDoUpdate({ target: cadastroConfiguracao.igrejaId, set: row })
  },
  read: async ({ db, church }) => {
    const [row] = await db.select().from(cadastroConfiguracao).where(eq(cadastroConfiguracao.igrejaId, church))
    if (!row) return []
    const { igrejaId: _church, ...data } = row
    return [{ path: 'cadastro.json', data: filled(data), html: null }]
  },
})

import { CodigoPersonalizado, registrationFields, tiposCampoPersonalizado } from '@atrio/contract'
import { eq } from 'drizzle-orm'
import Type from 'typebox'
import { filled } from '../church-rows.ts'
import { defineKind, repeated } from '../content-kind.ts'
import { Fields, Flag, LinkOrPath, Maybe, Text } from '../format/fields.ts'
import { cadastroConfiguracao } from '../tables.ts'

const names = { nome: Text(120), nomeIngles: Text(120), nomeEspanhol: Text(120) }

const CustomField = Fields({
  codigo: CodigoPersonalizado,
  tipo: Type.Enum([...tiposCampoPersonalizado]),
  ...names,
  flagObrigatorio: Maybe(Flag),
  opcoes: Maybe(Type.Array(Fields({ codigo: CodigoPersonalizado, ...names }), { minItems: 2, maxItems: 50 })),
})

const schema = Fields({
  camposPersonalizados: Maybe(Type.Array(CustomField, { maxItems: 50 })),
  campos: Maybe(Type.Array(Fields({ campo: Type.Enum([...registrationFields]), flagObrigatorio: Maybe(Flag) }))),
  urlTermos: Maybe(LinkOrPath),
  flagSigiloso: Maybe(Flag),
})

/** `cadastro.json`: which fields the church's registration form asks for. */
export const registrationKind = defineKind({
  path: /^cadastro\.json$/,
  schema,
  check: ({ campos = [], camposPersonalizados = [] }) => [
    ...repeated(
      campos,
      ({ campo }) => campo,
      (index) => ['campos', String(index), 'campo'],
    ),
    ...repeated(
      camposPersonalizados,
      ({ codigo }) => codigo,
      (index) => ['camposPersonalizados', String(index), 'codigo'],
    ),
    ...camposPersonalizados.flatMap(({ tipo, opcoes }, index) => {
      const path = ['camposPersonalizados', String(index), 'opcoes']
      const needsOptions = tipo === 'escolha' || tipo === 'multipla_escolha'
      if (needsOptions !== (opcoes !== undefined))
        return [{ path, message: 'belongs to a choice, and a choice needs it' }]
      return repeated(
        opcoes ?? [],
        ({ codigo }) => codigo,
        (option) => [...path, String(option), 'codigo'],
      )
    }),
  ],
  write: async ({ db, church }, [file]) => {
    if (!file) {
      await db.delete(cadastroConfiguracao).where(eq(cadastroConfiguracao.igrejaId, church))
      return
    }
    const { campos = [], camposPersonalizados = [], urlTermos = null, flagSigiloso = false } = file.data
    const row = {
      campos: campos.map(({ campo, flagObrigatorio = false }) => ({ campo, flagObrigatorio })),
      camposPersonalizados: camposPersonalizados.map(({ flagObrigatorio = false, opcoes = [], ...field }) => ({
        ...field,
        flagObrigatorio,
        opcoes,
      })),
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
    const { igrejaId: _church, camposPersonalizados, ...settings } = row
    const data = {
      ...settings,
      camposPersonalizados:
        camposPersonalizados.length === 0
          ? null
          : camposPersonalizados.map(({ opcoes, ...field }) => (opcoes.length > 0 ? { ...field, opcoes } : field)),
    }
    return [{ path: 'cadastro.json', data: filled(data), html: null }]
  },
})

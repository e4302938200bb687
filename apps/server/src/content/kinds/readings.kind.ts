import { MAX_PLAN_DAYS } from '@atrio/contract'
import { plainDay } from '@atrio/contract/rules'
import { and, eq } from 'drizzle-orm'
import Type from 'typebox'
import { rowInstant } from '../church-rows.ts'
import { defineKind } from '../content-kind.ts'
import { Fields, InstantText, Maybe, Text } from '../format/fields.ts'
import { igreja, planoLeitura, planoLeituraAssinatura, usuario } from '../tables.ts'

const schema = Type.Array(
  Fields({
    /** of an account in `contas.json` */
    email: Text(80),
    /** the plan's file name */
    plano: Text(63),
    dataInicio: InstantText,
    /** numbers of days, from 1 */
    diasLidos: Type.Array(Type.Integer({ minimum: 1, maximum: MAX_PLAN_DAYS }), { uniqueItems: true }),
    dataConclusao: Maybe(InstantText),
  }),
)

/**
 * `leituras.json`: reading plans begun by a demonstration's accounts. Like the accounts they are no content: an import
 * never changes or removes them, and exports leave them out.
 */
export const readingsKind = defineKind({
  path: /^leituras\.json$/,
  schema,
  write: async ({ db, church }, [file]) => {
    const [home] = await db.select({ timeZone: igreja.fusoHorario }).from(igreja).where(eq(igreja.id, church))
    for (const { email, plano, dataInicio, diasLidos, dataConclusao } of file?.data ?? []) {
      const [user] = await db
        .select({ id: usuario.id })
        .from(usuario)
        .where(and(eq(usuario.igrejaId, church), eq(usuario.email, email)))
      if (!user) throw new Error(`leituras.json: there is nobody ${email}`)
      const [plan] = await db
        .select({ id: planoLeitura.id })
        .from(planoLeitura)
        .where(and(eq(planoLeitura.igrejaId, church), eq(planoLeitura.slug, plano)))
      if (!plan) throw new Error(`leituras.json: there is no planos-leitura/${plano}.json`)
      await db
        .insert(planoLeituraAssinatura)
        .values({
          igrejaId: church,
          usuarioId: user.id,
          planoLeituraId: plan.id,
          dataInicio: plainDay(Date.parse(dataInicio), home?.timeZone),
          diasLidos: diasLidos.toSorted((a, b) => a - b),
          dataConclusao: rowInstant(dataConclusao),
        })
        .onConflictDoNothing()
    }
  },
  read: async () => [],
})

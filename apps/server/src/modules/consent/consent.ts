import { isDeepStrictEqual } from 'node:util'
import type { ConsentimentoNovoWire, ConsentimentoWire } from '@atrio/contract'
import { CONSENT_SECONDS } from '@atrio/contract/rules'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { consentimento } from './consent.tables.ts'

type Row = typeof consentimento.$inferSelect
type Place = { church: number; user: number | null; now: Date }

export const toConsentimento = (row: Row): ConsentimentoWire => ({
  identificador: row.identificador,
  versao: row.versao,
  idioma: row.idioma as ConsentimentoWire['idioma'],
  perguntadas: row.perguntadas,
  aceitas: row.aceitas,
  data: row.data.toISOString(),
})

/**
 * Records a choice. The same choice again is the row that is there, unless another person made it, or it has run out: then
 * the browser has asked again, and the row of this answer is kept for as long as it counts. With a person, earlier rows of
 * the browser become theirs: they are about the same visitor, and go with the account.
 */
export async function recordConsent(
  tx: NodePgDatabase,
  choice: ConsentimentoNovoWire,
  { church, user, now }: Place,
): Promise<Row> {
  const ofBrowser = and(eq(consentimento.igrejaId, church), eq(consentimento.identificador, choice.identificador))
  // serialises the choices of one browser
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${choice.identificador}, 53))`)
  const { rowCount: given } =
    user === null
      ? { rowCount: 0 }
      : await tx
          .update(consentimento)
          .set({ usuarioId: user })
          .where(and(ofBrowser, isNull(consentimento.usuarioId)))
  const [last] = await tx.select().from(consentimento).where(ofBrowser).orderBy(desc(consentimento.id)).limit(1)
  // a sign-in tells whose a choice was: nobody has chosen now
  const isOld = !given && last && now.getTime() - last.data.getTime() >= CONSENT_SECONDS * 1_000
  if (last && !isOld && isSame(last, choice) && (user === null || last.usuarioId === user)) return last
  const [made] = await tx
    .insert(consentimento)
    .values({ ...choice, igrejaId: church, usuarioId: user, data: now })
    .returning()
  return made!
}

const isSame = (row: Row, { versao, perguntadas, aceitas }: ConsentimentoNovoWire): boolean =>
  row.versao === versao && isDeepStrictEqual(row.perguntadas, perguntadas) && isDeepStrictEqual(row.aceitas, aceitas)

import { plainDay } from '@atrio/contract/rules'
import { and, asc, eq, isNotNull } from 'drizzle-orm'
import Type from 'typebox'
import { type ChurchWriter, filled } from '../church-rows.ts'
import { defineKind } from '../content-kind.ts'
import { BodyFormat, Fields, InstantText, Maybe, Slug, Text } from '../format/fields.ts'
import { celula, estudo, igreja, reuniaoCelula } from '../tables.ts'

const Count = Maybe(Type.Integer({ minimum: 0, maximum: 10_000 }))

/** What leaders record in the portal is theirs: an import neither changes nor removes it, and exports leave it out. */
const isOfContent = isNotNull(reuniaoCelula.slug)

/** `reunioes/<slug>.md`: a group's record of one meeting, for its members; the text below is its summary. */
export const meetingsKind = defineKind({
  path: /^reunioes\/([a-z0-9][a-z0-9-]{0,62})\.md$/,
  schema: Fields({
    formato: Maybe(BodyFormat),
    celula: Slug,
    data: InstantText,
    tema: Text(150),
    qtdePresentes: Count,
    qtdeVisitantes: Count,
    estudo: Maybe(Slug),
  }),
  write: async (church, meetings) => {
    const { groupId, studyId, dayOf } = await namesOf(church)
    const rows = meetings.map(({ slug, data: meeting, html }) => ({
      slug,
      tema: meeting.tema,
      texto: html,
      celulaId: groupId(meeting.celula),
      data: dayOf(meeting.data),
      qtdePresentes: meeting.qtdePresentes ?? null,
      qtdeVisitantes: meeting.qtdeVisitantes ?? null,
      estudoId: meeting.estudo === undefined ? null : studyId(meeting.estudo),
    }))
    await church.replace(reuniaoCelula, { key: (row) => row.slug ?? '', rows, among: isOfContent })
  },
  read: async ({ db, church }) => {
    const rows = await db
      .select({ meeting: reuniaoCelula, celula: celula.slug, estudo: estudo.slug })
      .from(reuniaoCelula)
      .innerJoin(celula, and(eq(celula.igrejaId, church), eq(celula.id, reuniaoCelula.celulaId)))
      .leftJoin(estudo, and(eq(estudo.igrejaId, church), eq(estudo.id, reuniaoCelula.estudoId)))
      .where(and(eq(reuniaoCelula.igrejaId, church), isOfContent))
      .orderBy(asc(reuniaoCelula.slug))
    return rows.map(({ meeting, ...names }) => {
      const { slug, data: day, tema, texto, qtdePresentes, qtdeVisitantes } = meeting
      const data = filled({ ...names, data: `${day} 12:00`, tema, qtdePresentes, qtdeVisitantes })
      return { path: `reunioes/${slug}.md`, data, html: texto }
    })
  },
})

/** Groups and studies by the names that files use, and the church's local days. */
async function namesOf({ db, church }: ChurchWriter) {
  const groups = await db.select({ id: celula.id, slug: celula.slug }).from(celula).where(eq(celula.igrejaId, church))
  const studies = await db.select({ id: estudo.id, slug: estudo.slug }).from(estudo).where(eq(estudo.igrejaId, church))
  const [zone] = await db.select({ name: igreja.fusoHorario }).from(igreja).where(eq(igreja.id, church))
  const named = (rows: typeof groups, what: string) => (name: string) => {
    const found = rows.find(({ slug }) => slug === name)
    if (!found) throw new Error(`reunioes: there is no ${what} ${name}`)
    return found.id
  }
  return {
    groupId: named(groups, 'group'),
    studyId: named(studies, 'study'),
    dayOf: (instant: string) => plainDay(Date.parse(instant), zone?.name ?? 'UTC'),
  }
}

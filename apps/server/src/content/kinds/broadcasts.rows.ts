import { and, asc, eq } from 'drizzle-orm'
import Type, { type Static } from 'typebox'
import { type ChurchReader, type ChurchWriter, fileInstant, filled, rowInstant } from '../church-rows.ts'
import { endsAfter, repeated } from '../content-kind.ts'
import { Fields, InstantText, Maybe, Picture, Text } from '../format/fields.ts'
import type { FieldProblem } from '../format/schema-issues.ts'
import { culto, cultoEspecial, transmissao } from '../tables.ts'
import { safeFrame, sourceProblems, videoSourceFields } from './video-source.ts'

/** An item of `transmissoes` in `cultos.json`. */
export const Broadcast = Fields({
  titulo: Text(150),
  descricao: Maybe(Text(1_000)),
  imagem: Maybe(Picture),
  ...videoSourceFields,
  dataInicio: Maybe(InstantText),
  dataFim: Maybe(InstantText),
  culto: Maybe(Fields({ nome: Text(120), diaSemana: Type.Integer({ minimum: 0, maximum: 6 }), horario: Text(5) })),
  cultoEspecial: Maybe(Text(120)),
})
export type Broadcast = Static<typeof Broadcast>

const timeProblems = (one: Broadcast, index: number): FieldProblem[] => {
  const at = (field: string) => ['transmissoes', String(index), field]
  if (one.dataInicio !== undefined && one.dataFim !== undefined)
    return endsAfter(one.dataInicio, one.dataFim, at('dataFim'), 'dataInicio')
  const follows = one.culto !== undefined || one.cultoEspecial !== undefined
  const none = one.dataInicio === undefined && one.dataFim === undefined
  return none && follows
    ? []
    : [{ path: at('dataInicio'), message: 'needs dataInicio and dataFim, or neither and a culto or cultoEspecial' }]
}

type Services = {
  semanais: readonly { nome: string; diaSemana: number; horario: string }[]
  especiais: readonly { nome: string }[]
}

/** Problems of the broadcasts in a file, checked against its services. */
export const broadcastProblems = (broadcasts: readonly Broadcast[], services: Services): FieldProblem[] => [
  ...repeated(broadcasts, keyOf, (index) => ['transmissoes', String(index), 'titulo']),
  ...broadcasts.flatMap((one, index) => [
    ...sourceProblems(one, ['transmissoes', String(index)]),
    ...timeProblems(one, index),
    ...serviceProblems(one, index, services),
  ]),
]

const isNamed = (named: NonNullable<Broadcast['culto']>, { nome, diaSemana, horario }: Services['semanais'][number]) =>
  named.nome === nome && named.diaSemana === diaSemana && named.horario === horario

function serviceProblems(one: Broadcast, index: number, { semanais, especiais }: Services): FieldProblem[] {
  const { culto: weekly, cultoEspecial: special } = one
  const problem = (field: string, message: string) => [{ path: ['transmissoes', String(index), field], message }]
  if (weekly && special) return problem('culto', 'names either a culto or a cultoEspecial')
  if (weekly && !semanais.some((service) => isNamed(weekly, service)))
    return problem('culto', `"${weekly.nome}" is not among semanais on that day and time`)
  if (special && !especiais.some(({ nome }) => nome === special))
    return problem('cultoEspecial', `"${special}" is not among especiais`)
  return []
}

/** Makes a church's broadcasts match the file; its services were written before. */
export async function writeBroadcasts(church: ChurchWriter, broadcasts: readonly Broadcast[]): Promise<void> {
  const rows = []
  for (const one of broadcasts) {
    const service = await serviceOf(church, one)
    rows.push({
      titulo: one.titulo,
      descricao: one.descricao ?? null,
      imagem: await church.picture(one.imagem),
      servico: one.servico,
      codigo: one.codigo ?? null,
      url: one.arquivo === undefined ? (one.url ?? null) : await church.video(one.arquivo),
      html: one.html === undefined ? null : (safeFrame(one.html) ?? null),
      dataInicio: rowInstant(one.dataInicio) ?? service.dataInicio,
      dataFim: rowInstant(one.dataFim) ?? service.dataFim,
      cultoId: service.cultoId,
      cultoEspecialId: service.cultoEspecialId,
    })
  }
  const key = (row: Pick<typeof transmissao.$inferInsert, 'titulo' | 'dataInicio' | 'cultoId'>) =>
    `${row.dataInicio?.toISOString() ?? row.cultoId} ${row.titulo}`
  await church.replace(transmissao, { key, rows })
}

/** The broadcasts as a file has them. */
export async function readBroadcasts({ db, church, picture, video }: ChurchReader) {
  const rows = await db
    .select({ row: transmissao, weekly: culto, special: cultoEspecial })
    .from(transmissao)
    .leftJoin(culto, and(eq(culto.igrejaId, church), eq(culto.id, transmissao.cultoId)))
    .leftJoin(cultoEspecial, and(eq(cultoEspecial.igrejaId, church), eq(cultoEspecial.id, transmissao.cultoEspecialId)))
    .where(eq(transmissao.igrejaId, church))
    .orderBy(asc(transmissao.dataInicio), asc(transmissao.id))
  const data = []
  for (const { row, weekly, special } of rows) {
    const stored = row.url?.startsWith('/media/') ? row.url : null
    const { titulo, descricao, servico, codigo, html } = row
    data.push(
      filled({
        titulo,
        descricao,
        servico,
        codigo,
        html,
        imagem: await picture(row.imagem),
        url: stored === null ? row.url : null,
        arquivo: stored === null ? null : await video(stored),
        dataInicio: fileInstant(row.dataInicio),
        dataFim: fileInstant(row.dataFim),
        culto: weekly && { nome: weekly.nome, diaSemana: weekly.diaSemana, horario: weekly.horario },
        cultoEspecial: special?.nome,
      }),
    )
  }
  return data
}

const keyOf = ({ titulo, dataInicio, culto: weekly, cultoEspecial: special }: Broadcast) =>
  JSON.stringify([titulo, dataInicio, weekly, special])

type Service = Pick<typeof transmissao.$inferInsert, 'cultoId' | 'cultoEspecialId'> &
  Record<'dataInicio' | 'dataFim', Date | null>
const NO_SERVICE: Service = { cultoId: null, cultoEspecialId: null, dataInicio: null, dataFim: null }

/** The service that a broadcast belongs to, with the times of a special one. */
async function serviceOf({ db, church }: ChurchWriter, one: Broadcast): Promise<Service> {
  if (one.culto) {
    const { nome, diaSemana, horario } = one.culto
    const named = and(eq(culto.nome, nome), eq(culto.diaSemana, diaSemana), eq(culto.horario, horario))
    const [found] = await db
      .select({ id: culto.id })
      .from(culto)
      .where(and(eq(culto.igrejaId, church), named))
    if (!found) throw new Error(`there is no weekly service ${nome} in cultos.json`)
    return { ...NO_SERVICE, cultoId: found.id }
  }
  if (!one.cultoEspecial) return NO_SERVICE
  const named = and(eq(cultoEspecial.igrejaId, church), eq(cultoEspecial.nome, one.cultoEspecial))
  const [found] = await db.select().from(cultoEspecial).where(named)
  if (!found) throw new Error(`there is no special service ${one.cultoEspecial} in cultos.json`)
  return { cultoId: null, cultoEspecialId: found.id, dataInicio: found.dataInicio, dataFim: found.dataFim }
}

import Type from 'typebox'
import { asc, eq } from 'drizzle-orm'
import { fileInstant, filled } from '../church-rows.ts'
import { defineKind, endsAfter, repeated } from '../content-kind.ts'
import { Fields, Flag, InstantText, Maybe, Text } from '../format/fields.ts'
import { culto, cultoEspecial } from '../tables.ts'
import { Broadcast, broadcastProblems, readBroadcasts, writeBroadcasts } from './broadcasts.rows.ts'

const about = { nome: Text(120), descricao: Maybe(Text()), local: Maybe(Text(120)), flagTransmissao: Maybe(Flag) }

const schema = Fields({
  semanais: Maybe(
    Type.Array(
      Fields({
        ...about,
        diaSemana: Type.Integer({ minimum: 0, maximum: 6 }),
        horario: Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' }),
        duracaoMinutos: Maybe(Type.Integer({ minimum: 1, maximum: 1440 })),
      }),
    ),
  ),
  especiais: Maybe(Type.Array(Fields({ ...about, dataInicio: InstantText, dataFim: InstantText }))),
  transmissoes: Maybe(Type.Array(Broadcast, { maxItems: 100 })),
})

/** `cultos.json`: weekly services, special services, and their broadcasts. */
export const servicesKind = defineKind({
  path: /^cultos\.json$/,
  schema,
  check: ({ semanais = [], especiais = [], transmissoes = [] }) => [
    ...repeated(
      semanais,
      (service) => `${service.diaSemana} ${service.horario} ${service.nome}`,
      (index) => ['semanais', String(index), 'nome'],
    ),
    ...repeated(
      especiais,
      (service) => service.nome,
      (index) => ['especiais', String(index), 'nome'],
    ),
    ...especiais.flatMap((service, index) =>
      endsAfter(service.dataInicio, service.dataFim, ['especiais', String(index), 'dataFim'], 'dataInicio'),
    ),
    ...broadcastProblems(transmissoes, { semanais, especiais }),
  ],
  write: async (church, [services]) => {
    const { semanais = [], especiais = [] } = services?.data ?? {}
    const shared = (service: { descricao?: string; local?: string; flagTransmissao?: boolean }) => ({
      descricao: service.descricao ?? null,
      local: service.local ?? null,
      flagTransmissao: service.flagTransmissao ?? false,
    })
    await church.replace(culto, {
      key: (row) => `${row.diaSemana} ${row.horario} ${row.nome}`,
      rows: semanais.map((service) => ({
        ...shared(service),
        nome: service.nome,
        diaSemana: service.diaSemana,
        horario: service.horario,
        duracaoMinutos: service.duracaoMinutos ?? 90,
      })),
    })
    await church.replace(cultoEspecial, {
      key: (row) => row.nome,
      rows: especiais.map((service) => ({
        ...shared(service),
        nome: service.nome,
        dataInicio: new Date(service.dataInicio),
        dataFim: new Date(service.dataFim),
      })),
    })
    await writeBroadcasts(church, services?.data.transmissoes ?? [])
  },
  read: async (reader) => {
    const { db, church } = reader
    const weekly = await db
      .select()
      .from(culto)
      .where(eq(culto.igrejaId, church))
      .orderBy(asc(culto.diaSemana), asc(culto.horario), asc(culto.id))
    const special = await db
      .select()
      .from(cultoEspecial)
      .where(eq(cultoEspecial.igrejaId, church))
      .orderBy(asc(cultoEspecial.dataInicio), asc(cultoEspecial.id))
    const broadcasts = await readBroadcasts(reader)
    if (weekly.length + special.length + broadcasts.length === 0) return []
    const data = {
      semanais: weekly.map(({ igrejaId: _church, id: _id, ...service }) => filled(service)),
      especiais: special.map(({ igrejaId: _church, id: _id, dataInicio, dataFim, ...service }) =>
        filled({ ...service, dataInicio: fileInstant(dataInicio), dataFim: fileInstant(dataFim) }),
      ),
      ...(broadcasts.length > 0 && { transmissoes: broadcasts }),
    }
    return [{ path: 'cultos.json', data, html: null }]
  },
})

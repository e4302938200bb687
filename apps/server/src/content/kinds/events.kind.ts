import { situacoesEvento } from '@atrio/contract'
import Type, { type Static } from 'typebox'
import { asc, eq } from 'drizzle-orm'
import { evento } from '../../modules/tables.ts'
import { fileAddress, fileInstant, filled, rowInstant, wireAddress } from '../church-rows.ts'
import { defineKind, endsAfter } from '../content-kind.ts'
import type { FieldProblem } from '../format/schema-issues.ts'
import {
  Address,
  BodyFormat,
  Fields,
  Flag,
  InstantText,
  Latitude,
  Longitude,
  Maybe,
  Money,
  Picture,
  Text,
} from '../format/fields.ts'

const Place = Fields({
  nome: Text(120),
  endereco: Maybe(Address),
  latitude: Maybe(Latitude),
  longitude: Maybe(Longitude),
})

const schema = Fields({
  formato: Maybe(BodyFormat),
  nome: Text(120),
  chamada: Maybe(Text(80)),
  resumo: Maybe(Text()),
  imagem: Maybe(Picture),
  dataInicio: InstantText,
  dataFim: InstantText,
  local: Maybe(Place),
  flagOnline: Maybe(Flag),
  situacao: Maybe(Type.Enum([...situacoesEvento])),
  dataInicioInscricao: Maybe(InstantText),
  dataFimInscricao: Maybe(InstantText),
  valorMinimo: Maybe(Money),
  valorMaximo: Maybe(Money),
  flagJuros: Maybe(Flag),
  flagAssumirTaxasServico: Maybe(Flag),
  qtdeMaxParcelas: Maybe(Type.Integer({ minimum: 1, maximum: 24 })),
})

/** `eventos/<slug>.md`: one event; the text below the front matter is its description. */
export const eventsKind = defineKind({
  path: /^eventos\/([a-z0-9][a-z0-9-]{0,62})\.md$/,
  schema,
  check: (event): FieldProblem[] => [
    ...endsAfter(event.dataInicio, event.dataFim, ['dataFim'], 'dataInicio'),
    ...(event.dataInicioInscricao === undefined || event.dataFimInscricao === undefined
      ? []
      : endsAfter(event.dataInicioInscricao, event.dataFimInscricao, ['dataFimInscricao'], 'dataInicioInscricao')),
    ...((event.valorMaximo ?? event.valorMinimo ?? 0) < (event.valorMinimo ?? 0)
      ? [{ path: ['valorMaximo'], message: 'must not be less than valorMinimo' }]
      : []),
  ],
  write: async (church, events) => {
    const rows = []
    for (const { slug, data: event, html } of events)
      rows.push({
        slug,
        nome: event.nome,
        chamada: event.chamada ?? null,
        resumo: event.resumo ?? null,
        descricao: html,
        imagem: await church.picture(event.imagem),
        dataInicio: new Date(event.dataInicio),
        dataFim: new Date(event.dataFim),
        local: wirePlace(event.local),
        flagOnline: event.flagOnline ?? false,
        situacao: event.situacao ?? null,
        dataInicioInscricao: rowInstant(event.dataInicioInscricao),
        dataFimInscricao: rowInstant(event.dataFimInscricao),
        valorMinimo: event.valorMinimo ?? 0,
        valorMaximo: event.valorMaximo ?? event.valorMinimo ?? 0,
        flagJuros: event.flagJuros ?? false,
        flagAssumirTaxasServico: event.flagAssumirTaxasServico ?? false,
        qtdeMaxParcelas: event.qtdeMaxParcelas ?? 1,
      })
    await church.replace(evento, { key: (row) => row.slug, rows })
  },
  read: async ({ db, church, picture }) => {
    const rows = await db.select().from(evento).where(eq(evento.igrejaId, church)).orderBy(asc(evento.slug))
    const files = []
    for (const { igrejaId: _church, id: _id, slug, descricao, imagem, local, ...event } of rows) {
      const data = filled({
        ...event,
        imagem: await picture(imagem),
        local: local === null ? null : filled({ ...local, endereco: fileAddress(local.endereco) }),
        dataInicio: fileInstant(event.dataInicio),
        dataFim: fileInstant(event.dataFim),
        dataInicioInscricao: fileInstant(event.dataInicioInscricao),
        dataFimInscricao: fileInstant(event.dataFimInscricao),
      })
      files.push({ path: `eventos/${slug}.md`, data, html: descricao })
    }
    return files
  },
})

const wirePlace = (place: Static<typeof Place> | undefined) =>
  place === undefined
    ? null
    : {
        nome: place.nome,
        endereco: wireAddress(place.endereco),
        latitude: place.latitude ?? null,
        longitude: place.longitude ?? null,
      }

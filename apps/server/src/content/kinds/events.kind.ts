import { asc, eq } from 'drizzle-orm'
import type { Static } from 'typebox'
import { fileAddress, fileInstant, filled, rowInstant, wireAddress } from '../church-rows.ts'
import { defineKind } from '../content-kind.ts'
import { evento } from '../tables.ts'
import { writeTickets, readTickets } from './event-tickets.rows.ts'
import { eventProblems, eventSchema, type Place } from './events.schema.ts'
import { hideHeldEvents } from './held-rows.ts'

/** `eventos/<slug>.md`: one event; the text below the front matter is its description. */
export const eventsKind = defineKind({
  path: /^eventos\/([a-z0-9][a-z0-9-]{0,62})\.md$/,
  isClosed: () => true,
  schema: eventSchema,
  check: eventProblems,
  write: async (church, events) => {
    const rows = []
    for (const { slug, data: event, html } of events) {
      const prices = event.ingressos?.map(({ valor }) => valor)
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
        urlOnline: event.urlOnline ?? null,
        situacao: event.situacao ?? null,
        dataInicioInscricao: rowInstant(event.dataInicioInscricao),
        dataFimInscricao: rowInstant(event.dataFimInscricao),
        valorMinimo: prices ? Math.min(...prices) : (event.valorMinimo ?? 0),
        valorMaximo: prices ? Math.max(...prices) : (event.valorMaximo ?? event.valorMinimo ?? 0),
        flagJuros: event.flagJuros ?? false,
        flagAssumirTaxasServico: event.flagAssumirTaxasServico ?? false,
        qtdeMaxParcelas: event.qtdeMaxParcelas ?? 1,
        qtdeMaxCompra: event.qtdeMaxCompra ?? 10,
        metodosPagamento: event.metodosPagamento ?? null,
        prazoDinheiroDias: event.prazoDinheiroDias ?? null,
        cancelamentoHoras: event.cancelamentoHoras ?? null,
        flagTransferivel: event.flagTransferivel ?? false,
        termos: event.termos?.trim() ?? null,
      })
    }
    await hideHeldEvents(
      church,
      rows.map(({ slug }) => slug),
    )
    const among = eq(evento.flagAtivo, true)
    const ids = await church.replace(evento, { key: (row) => row.slug, rows, among })
    await writeTickets(
      church,
      events.map(({ data }, index) => ({ id: ids[index] ?? 0, content: data })),
    )
  },
  read: async (reader) => {
    const { db, church, picture } = reader
    const rows = await db.select().from(evento).where(eq(evento.igrejaId, church)).orderBy(asc(evento.slug))
    const files = []
    for (const row of rows) {
      if (!row.flagAtivo) continue
      const { igrejaId: _church, id, slug, descricao, imagem, local, flagAtivo: _active, ...event } = row
      const { valorMinimo, valorMaximo, ...rest } = event
      const tickets = await readTickets(reader, id)
      const data = filled({
        ...rest,
        ...(tickets.ingressos ? {} : { valorMinimo, valorMaximo }),
        imagem: await picture(imagem),
        local: local === null ? null : filled({ ...local, endereco: fileAddress(local.endereco) }),
        dataInicio: fileInstant(event.dataInicio),
        dataFim: fileInstant(event.dataFim),
        dataInicioInscricao: fileInstant(event.dataInicioInscricao),
        dataFimInscricao: fileInstant(event.dataFimInscricao),
        ...tickets,
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

import { and, asc, eq } from 'drizzle-orm'
import { type ChurchReader, type ChurchWriter, fileInstant, filled, rowInstant } from '../church-rows.ts'
import { campoEvento, conteudo, ingresso } from '../tables.ts'
import type { EventContent } from './events.schema.ts'
import { hideHeldTickets } from './held-rows.ts'

type Written = { id: number; content: EventContent }

/** Makes the ticket kinds, questions and exclusive contents of all events match their files. */
export async function writeTickets(church: ChurchWriter, events: readonly Written[]): Promise<void> {
  const kinds = events.flatMap(({ id, content }) =>
    (content.ingressos ?? []).map((ticket, posicao) => ({
      eventoId: id,
      nome: ticket.nome,
      descricao: ticket.descricao ?? null,
      valor: ticket.valor,
      quantidade: ticket.quantidade ?? null,
      limitePorUsuario: ticket.limitePorUsuario ?? null,
      dataInicioVenda: rowInstant(ticket.dataInicioVenda),
      dataFimVenda: rowInstant(ticket.dataFimVenda),
      flagConteudoExclusivo: ticket.flagConteudoExclusivo ?? false,
      posicao,
    })),
  )
  await hideHeldTickets(church, kinds)
  const ids = await church.replace(ingresso, {
    key: ({ eventoId, nome }) => `${eventoId} ${nome}`,
    rows: kinds,
    among: eq(ingresso.flagAtivo, true),
  })
  const kindOf = (event: number, name: string | undefined) =>
    ids[kinds.findIndex(({ eventoId, nome }) => eventoId === event && nome === name)] ?? null
  await church.replace(campoEvento, {
    key: ({ eventoId, nome }) => `${eventoId} ${nome}`,
    rows: events.flatMap(({ id, content }) =>
      (content.campos ?? []).map(({ nome, ajuda, tipo, flagObrigatorio, opcoes }, posicao) => ({
        eventoId: id,
        nome,
        ajuda: ajuda ?? null,
        tipo,
        posicao,
        flagObrigatorio: flagObrigatorio ?? false,
        opcoes: opcoes ?? [],
      })),
    ),
  })
  const contents = []
  for (const { id, content } of events) {
    for (const [posicao, part] of (content.conteudos ?? []).entries()) {
      contents.push({
        eventoId: id,
        ingressoId: kindOf(id, part.ingresso),
        posicao,
        titulo: part.titulo,
        descricao: part.descricao ?? null,
        tipo: part.tipo,
        dataInicio: rowInstant(part.dataInicio),
        dataFim: rowInstant(part.dataFim),
        texto: part.texto?.trim() ?? null,
        url: part.arquivo ? (await church.closed.score(part.arquivo)).url : (part.url ?? null),
      })
    }
  }
  await church.replace(conteudo, { key: ({ eventoId, titulo }) => `${eventoId} ${titulo}`, rows: contents })
}

/** The same data as `writeTickets` takes, for an export. */
export async function readTickets({ church, db, score }: ChurchReader, event: number) {
  const kinds = await db
    .select()
    .from(ingresso)
    .where(and(eq(ingresso.igrejaId, church), eq(ingresso.eventoId, event), eq(ingresso.flagAtivo, true)))
    .orderBy(asc(ingresso.posicao), asc(ingresso.id))
  const fields = await db
    .select()
    .from(campoEvento)
    .where(and(eq(campoEvento.igrejaId, church), eq(campoEvento.eventoId, event)))
    .orderBy(asc(campoEvento.posicao), asc(campoEvento.id))
  const contents = await db
    .select()
    .from(conteudo)
    .where(and(eq(conteudo.igrejaId, church), eq(conteudo.eventoId, event)))
    .orderBy(asc(conteudo.posicao), asc(conteudo.id))
  const conteudos = []
  for (const { titulo, descricao, tipo, ingressoId, dataInicio, dataFim, texto, url } of contents) {
    const stored = tipo === 'arquivo' && url?.startsWith('/media/') ? url : null
    conteudos.push(
      filled({
        titulo,
        descricao,
        tipo,
        texto,
        ingresso: kinds.find(({ id }) => id === ingressoId)?.nome,
        dataInicio: fileInstant(dataInicio),
        dataFim: fileInstant(dataFim),
        ...(stored ? { arquivo: await score({ url: stored, nome: titulo, tipo: 'application/pdf' }) } : { url }),
      }),
    )
  }
  return {
    ...(kinds.length > 0 && {
      ingressos: kinds.map(({ nome, descricao, valor, quantidade, limitePorUsuario, ...kind }) =>
        filled({
          nome,
          descricao,
          valor,
          quantidade,
          limitePorUsuario,
          dataInicioVenda: fileInstant(kind.dataInicioVenda),
          dataFimVenda: fileInstant(kind.dataFimVenda),
          flagConteudoExclusivo: kind.flagConteudoExclusivo,
        }),
      ),
    }),
    ...(fields.length > 0 && {
      campos: fields.map(({ nome, ajuda, tipo, flagObrigatorio, opcoes }) =>
        filled({ nome, ajuda, tipo, flagObrigatorio, opcoes: opcoes.length > 0 ? opcoes : null }),
      ),
    }),
    ...(conteudos.length > 0 && { conteudos }),
  }
}

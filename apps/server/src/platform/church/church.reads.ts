import { asc, eq, sql } from 'drizzle-orm'
import { churchRead, theChurch } from '../../database/church-database.ts'
import { banner, congregacao, igrejaAppMenu, igrejaModulo, metodoPagamento } from './church.tables.ts'

/** Rows of one church's list; far above what a page shows, so that a mistake can't fill the memory. */
const MAX_ROWS = 500

export const readModules = churchRead((db) =>
  db
    .select({ codigo: igrejaModulo.codigo })
    .from(igrejaModulo)
    .where(eq(igrejaModulo.igrejaId, theChurch))
    .orderBy(asc(igrejaModulo.codigo))
    .limit(MAX_ROWS)
    .prepare('church.modules'),
)

export const readPaymentMethods = churchRead((db) =>
  db
    .select({
      id: metodoPagamento.id,
      codigo: metodoPagamento.codigo,
      nome: metodoPagamento.nome,
      idGatewayPagamento: metodoPagamento.idGatewayPagamento,
    })
    .from(metodoPagamento)
    .where(eq(metodoPagamento.igrejaId, theChurch))
    .orderBy(asc(metodoPagamento.posicao), asc(metodoPagamento.id))
    .limit(MAX_ROWS)
    .prepare('church.payment-methods'),
)

/** The Bible is in the menu only where the church offers a text. */
const isActive = sql<boolean>`${igrejaAppMenu.flagAtivo} and (${igrejaAppMenu.codigo} <> 'BIBLIA' or exists
  (select from traducao_biblia t join igreja i on i.traducoes_biblia ? t.codigo where i.id = ${igrejaAppMenu.igrejaId}))`

export const readMenu = churchRead((db) =>
  db
    .select({
      id: igrejaAppMenu.id,
      idIgreja: igrejaAppMenu.igrejaId,
      codigo: igrejaAppMenu.codigo,
      flagAtivo: isActive,
      url: igrejaAppMenu.url,
      nome: igrejaAppMenu.nome,
      nomeIngles: igrejaAppMenu.nomeIngles,
      nomeEspanhol: igrejaAppMenu.nomeEspanhol,
    })
    .from(igrejaAppMenu)
    .where(eq(igrejaAppMenu.igrejaId, theChurch))
    .orderBy(asc(igrejaAppMenu.posicao), asc(igrejaAppMenu.id))
    .limit(MAX_ROWS)
    .prepare('church.menu'),
)

export const readBanners = churchRead((db) =>
  db
    .select({
      id: banner.id,
      idIgreja: banner.igrejaId,
      chamada: banner.chamada,
      titulo: banner.titulo,
      descricao: banner.descricao,
      imagem: banner.imagem,
      url: banner.url,
      textoBotao: banner.textoBotao,
    })
    .from(banner)
    .where(eq(banner.igrejaId, theChurch))
    .orderBy(asc(banner.posicao), asc(banner.id))
    .limit(MAX_ROWS)
    .prepare('church.banners'),
)

export const readCongregations = churchRead((db) =>
  db
    .select({
      id: congregacao.id,
      idIgreja: congregacao.igrejaId,
      nome: congregacao.nome,
      telefone: congregacao.telefone,
      endereco: congregacao.endereco,
      latitude: congregacao.latitude,
      longitude: congregacao.longitude,
    })
    .from(congregacao)
    .where(eq(congregacao.igrejaId, theChurch))
    .orderBy(asc(congregacao.posicao), asc(congregacao.id))
    .limit(MAX_ROWS)
    .prepare('church.congregations'),
)

import type { OracaoMuralWire } from '@atrio/contract'
import { and, asc, desc, eq, or, sql, type SQL } from 'drizzle-orm'
import { churchRead, theChurch } from '../../database/church-database.ts'
import { isInstant, readCursor } from '../../http/page-cursor.ts'
import { usuario } from '../../platform/people/account.tables.ts'
import { oracao, oracaoMensagem, oracaoMotivo, oracaoOrando } from './prayer.tables.ts'

export const PAGE = 20

/** Columns are listed one by one: the author and their contacts never leave this table (security 28). */
const shown = {
  id: oracao.id,
  idIgreja: oracao.igrejaId,
  nome: oracao.nome,
  mensagem: oracao.mensagem,
  imagem: oracao.imagem,
  motivo: { id: oracaoMotivo.id, nome: oracaoMotivo.nome },
  dataCadastro: oracao.dataCadastro,
  dataRespondida: oracao.dataRespondida,
  testemunho: oracao.testemunho,
  qtdeOrando: sql<number>`${oracao.qtdeOrando} + ${oracao.qtdeOrandoMembros}`,
}
/** Additional fields for its author. */
const toAuthor = {
  flagPublicarMural: oracao.flagPublicarMural,
  flagAtivo: oracao.flagAtivo,
  flagEmRevisao: oracao.flagEmRevisao,
  flagReceberLigacao: oracao.flagReceberLigacao,
  flagReceberVisita: oracao.flagReceberVisita,
}
const ofMotive = and(eq(oracaoMotivo.igrejaId, oracao.igrejaId), eq(oracaoMotivo.id, oracao.oracaoMotivoId))

const at = sql.placeholder('at')
const id = sql.placeholder('id')
const user = sql.placeholder('user')

export const isOnWall: SQL | undefined = and(eq(oracao.flagPublicarMural, true), eq(oracao.flagAtivo, true))

/** A cursor as the values of a read; without one it begins at its beginning. */
export const after = (depois: string | undefined) => {
  const place = readCursor(depois, isInstant)
  return place ? { at: new Date(place.sort), id: place.id } : { at: 'infinity', id: 1 }
}

/** The position after a row of requests or messages. */
export const placeOf = (row: { dataCadastro: Date; id: number }) => ({ sort: row.dataCadastro.getTime(), id: row.id })

/** The additional row shows whether another page follows. */
export const readWall = churchRead((db) =>
  db
    .select(shown)
    .from(oracao)
    .leftJoin(oracaoMotivo, ofMotive)
    .where(
      and(
        eq(oracao.igrejaId, theChurch),
        isOnWall,
        sql`(${oracao.dataCadastro}, ${oracao.id}) < (${at}::timestamptz, ${id}::bigint)`,
      ),
    )
    .orderBy(desc(oracao.dataCadastro), desc(oracao.id))
    .limit(PAGE + 1)
    .prepare('prayer.wall'),
)

/** A person's own requests, on the wall or not. */
export const readOwn = churchRead((db) =>
  db
    .select({ ...shown, ...toAuthor })
    .from(oracao)
    .leftJoin(oracaoMotivo, ofMotive)
    .where(
      and(
        eq(oracao.igrejaId, theChurch),
        eq(oracao.usuarioId, user),
        sql`(${oracao.dataCadastro}, ${oracao.id}) < (${at}::timestamptz, ${id}::bigint)`,
      ),
    )
    .orderBy(desc(oracao.dataCadastro), desc(oracao.id))
    .limit(PAGE + 1)
    .prepare('prayer.own'),
)

/** A request as one user may see it: on the wall, or their own. User 0 is a visitor. */
export const readPrayer = churchRead((db) =>
  db
    .select({
      ...shown,
      ...toAuthor,
      isAuthor: sql<boolean>`coalesce(${oracao.usuarioId} = ${user}::bigint, false)`,
      isPraying: sql<boolean>`exists (select from ${oracaoOrando} where ${oracaoOrando.igrejaId} = ${oracao.igrejaId}
        and ${oracaoOrando.oracaoId} = ${oracao.id} and ${oracaoOrando.usuarioId} = ${user}::bigint)`,
    })
    .from(oracao)
    .leftJoin(oracaoMotivo, ofMotive)
    .where(
      and(eq(oracao.igrejaId, theChurch), eq(oracao.id, id), or(isOnWall, sql`${oracao.usuarioId} = ${user}::bigint`)),
    )
    .prepare('prayer.one'),
)

/** Messages with the first name of their writer; an anonymous author stays anonymous. */
export const readMessages = churchRead((db) =>
  db
    .select({
      id: oracaoMensagem.id,
      nome: sql<string | null>`case when ${oracaoMensagem.usuarioId} = ${oracao.usuarioId} then ${oracao.nome}
        else ${usuario.nome} end`,
      flagAutor: sql<boolean>`coalesce(${oracaoMensagem.usuarioId} = ${oracao.usuarioId}, false)`,
      mensagem: oracaoMensagem.mensagem,
      dataCadastro: oracaoMensagem.dataCadastro,
    })
    .from(oracaoMensagem)
    .innerJoin(oracao, and(eq(oracao.igrejaId, oracaoMensagem.igrejaId), eq(oracao.id, oracaoMensagem.oracaoId)))
    .innerJoin(usuario, and(eq(usuario.igrejaId, oracaoMensagem.igrejaId), eq(usuario.id, oracaoMensagem.usuarioId)))
    .where(
      and(
        eq(oracaoMensagem.igrejaId, theChurch),
        eq(oracaoMensagem.oracaoId, sql.placeholder('prayer')),
        eq(oracaoMensagem.flagAtivo, true),
        sql`${oracaoMensagem.id} < ${id}::bigint`,
      ),
    )
    .orderBy(desc(oracaoMensagem.id))
    .limit(PAGE + 1)
    .prepare('prayer.messages'),
)

export const readMotives = churchRead((db) =>
  db
    .select({ id: oracaoMotivo.id, nome: oracaoMotivo.nome })
    .from(oracaoMotivo)
    .where(eq(oracaoMotivo.igrejaId, theChurch))
    .orderBy(asc(oracaoMotivo.posicao), asc(oracaoMotivo.id))
    .prepare('prayer.motives'),
)

type Shown = Omit<OracaoMuralWire, 'dataCadastro' | 'dataRespondida'> & {
  dataCadastro: Date
  dataRespondida: Date | null
}

/** A row in its wire form, without further columns. */
export const toPublicPrayer = (row: Shown): OracaoMuralWire => ({
  id: row.id,
  idIgreja: row.idIgreja,
  nome: row.nome,
  mensagem: row.mensagem,
  imagem: row.imagem,
  motivo: row.motivo,
  qtdeOrando: row.qtdeOrando,
  dataCadastro: row.dataCadastro.toISOString(),
  dataRespondida: row.dataRespondida?.toISOString() ?? null,
  testemunho: row.testemunho,
})

type ToAuthor = Record<keyof typeof toAuthor, boolean>
export const toOwnPrayer = (row: ToAuthor): ToAuthor => ({
  flagPublicarMural: row.flagPublicarMural,
  flagAtivo: row.flagAtivo,
  flagEmRevisao: row.flagEmRevisao,
  flagReceberLigacao: row.flagReceberLigacao,
  flagReceberVisita: row.flagReceberVisita,
})

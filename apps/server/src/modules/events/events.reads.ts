import type { CampoEventoWire, IngressoWire } from '@atrio/contract'
import { and, asc, eq, getTableColumns, gt, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { churchRead, theChurch } from '../../database/church-database.ts'
import { isFound } from '../../platform/found-rows.ts'
import { evento } from './events.tables.ts'

/** A ticket kind as JSON from the database. */
export type StoredLot = Omit<IngressoWire, 'situacao' | 'qtdeDisponivel'> & { livre: number | null }
export type StoredField = CampoEventoWire

/** Events per page. */
export const PAGE = 24

/** Sorts before every event. */
export const BEFORE_ALL = { start: '-infinity', id: 0 }

/** An event's ticket kinds with their stock, in the event's own statement. */
export const lotsOfEvent = sql<StoredLot[]>`(
  select coalesce(json_agg(json_build_object(
    'id', t.id, 'nome', t.nome, 'descricao', t.descricao, 'valor', t.valor, 'limitePorUsuario', t.limite_por_usuario,
    'dataInicioVenda', t.data_inicio_venda, 'dataFimVenda', t.data_fim_venda,
    'flagConteudoExclusivo', t.flag_conteudo_exclusivo, 'livre', s.quantidade - s.ocupada
  ) order by t.posicao, t.id), '[]')
  from ingresso t join ingresso_estoque s on s.igreja_id = t.igreja_id and s.ingresso_id = t.id
  where t.igreja_id = evento.igreja_id and t.evento_id = evento.id and t.flag_ativo)`.as('ingressos')

const fieldsOfEvent = sql<StoredField[]>`(
  select coalesce(json_agg(json_build_object(
    'id', c.id, 'nome', c.nome, 'ajuda', c.ajuda, 'tipo', c.tipo, 'flagObrigatorio', c.flag_obrigatorio,
    'opcoes', c.opcoes) order by c.posicao, c.id), '[]')
  from campo_evento c where c.igreja_id = evento.igreja_id and c.evento_id = evento.id)`.as('campos')

/**
 * The address of an online event when it is public: without ticket kinds, on sale or not. Otherwise only a paid ticket
 * includes it, see `tickets.reads`.
 */
const openAddress = sql<string | null>`(
  case when not exists (select from ingresso t where t.igreja_id = evento.igreja_id and t.evento_id = evento.id)
  then evento.url_online end)`.as('url_aberta')

/** Every event that is not over began later: at most as long ago as the church's longest event takes. */
const beganLately = sql`${evento.dataInicio} > ${sql.placeholder('now')}::timestamptz
  - (select max(longest.data_fim - longest.data_inicio) from evento longest where longest.igreja_id = ${theChurch})`

/** Events that are not over, by start; `start` and `id` are those of the former page's last event. */
export const readEvents = churchRead((db) =>
  db
    .select({ ...getTableColumns(evento), ingressos: lotsOfEvent })
    .from(evento)
    .where(
      and(
        eq(evento.igrejaId, theChurch),
        evento.flagAtivo,
        gt(evento.dataFim, sql`${sql.placeholder('now')}::timestamptz`),
        beganLately,
        sql`(${evento.dataInicio}, ${evento.id}) > (${sql.placeholder('start')}::timestamptz, ${sql.placeholder('id')}::bigint)`,
      ),
    )
    .orderBy(asc(evento.dataInicio), asc(evento.id))
    .limit(PAGE + 1)
    .prepare('events.list'),
)

/** Events that are not over and have all words of a search, by their end, from the place where the page before ended. */
export const searchEvents = (
  db: NodePgDatabase,
  { church, text, now, after }: { church: number; text: string; now: Date; after: { date: Date; id: number } | null },
) =>
  db
    .select({ ...getTableColumns(evento), ingressos: lotsOfEvent })
    .from(evento)
    .where(
      and(
        eq(evento.igrejaId, church),
        evento.flagAtivo,
        isFound(evento.id, { kind: 'evento', text, now, after, ahead: true, most: PAGE + 1 }),
      ),
    )
    .orderBy(asc(evento.dataFim), asc(evento.id))

/** One event with everything that a purchase needs; includes withdrawn ones, see `flagAtivo`. */
export const readEvent = churchRead((db) =>
  db
    .select({ ...getTableColumns(evento), urlOnline: openAddress, ingressos: lotsOfEvent, campos: fieldsOfEvent })
    .from(evento)
    .where(and(eq(evento.igrejaId, theChurch), eq(evento.id, sql.placeholder('id'))))
    .prepare('events.one'),
)
export type EventRow = Awaited<ReturnType<ReturnType<(typeof readEvents)['build']>['execute']>>[number]
export type EventForSale = Awaited<ReturnType<ReturnType<(typeof readEvent)['build']>['execute']>>[number]

import { and, eq, gt, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { limited } from '../../platform/auth/try-guard.ts'
import type { EventForSale } from './events.reads.ts'
import { eventStatus } from './events.status.ts'
import { toLot } from './events.wire.ts'
import type { KnownFiles } from './purchase/answers.ts'
import { invalid, refused } from './purchase/refusal.ts'
import { arquivoResposta, inscricao, type StoredAnswer } from './tickets.tables.ts'

/** How long a file waits for a registration. */
export const UNBOUND_MS = 86_400_000
/** Bytes of the files that wait: anybody may send one, without an account. */
export const MAX_EVENT_BYTES = 250_000_000
export const MAX_CHURCH_BYTES = 500_000_000
/** Of them those of one address, which may be that of a whole congregation. */
export const MAX_ADDRESS_BYTES = 100_000_000
/** What a file counts for at least, so that tiny ones are few enough to be summed. */
const MIN_COUNTED = 50_000
/** Meanwhile registrations take files over, and the sweep deletes expired ones. */
const RETRY_AFTER_S = 600

/** Why a purchase would be refused, by the event's status; one that is open has nothing to sell. */
const CLOSED = {
  aberto: 'eventOver',
  em_breve: 'ticketNotYetSold',
  esgotado: 'soldOut',
  encerrado: 'eventOver',
  indisponivel: 'eventOver',
} as const

/**
 * Refuses a file that no registration can take over: of an event with nothing on sale, and no ticket offered to another
 * person. @throws ProblemError as a purchase is refused
 */
export async function assertTakesFiles(db: NodePgDatabase, event: EventForSale, now: Date): Promise<void> {
  const status = eventStatus(event, event.ingressos.map(toLot), now)
  if (status === 'aberto' && event.ingressos.length > 0) return
  const [offer] = await db
    .select({ id: inscricao.id })
    .from(inscricao)
    .where(
      and(
        eq(inscricao.igrejaId, event.igrejaId),
        eq(inscricao.eventoId, event.id),
        isNotNull(inscricao.transferenciaHash),
        gt(inscricao.transferenciaFim, now),
      ),
    )
    .limit(1)
  if (!offer) throw refused(CLOSED[status])
}

/**
 * Refuses a file when those that wait for a registration, of its event, of its church or of its sender, take up too much.
 * Files sent at the same moment do not see each other: the sum may exceed the limit by one for each connection of the
 * database. What registrations of former days leave behind does not count.
 * @throws ProblemError rate_limited
 */
export async function assertRoom(
  tx: NodePgDatabase,
  { igrejaId, eventoId, tamanho, remetenteHash, dataCadastro }: typeof arquivoResposta.$inferInsert,
): Promise<void> {
  const counted = sql`sum(greatest(${arquivoResposta.tamanho}, ${MIN_COUNTED}))`
  const isOfSender = sql`${arquivoResposta.remetenteHash} = ${remetenteHash ?? null}`
  const [waiting] = await tx
    .select({
      ofChurch: sql`coalesce(${counted}, 0)`.mapWith(Number),
      ofEvent: sql`coalesce(${counted} filter (where ${eq(arquivoResposta.eventoId, eventoId)}), 0)`.mapWith(Number),
      ofSender: sql`coalesce(${counted} filter (where ${isOfSender}), 0)`.mapWith(Number),
    })
    .from(arquivoResposta)
    .where(
      and(
        eq(arquivoResposta.igrejaId, igrejaId),
        isNull(arquivoResposta.inscricaoId),
        gt(arquivoResposta.dataCadastro, new Date(dataCadastro.getTime() - UNBOUND_MS)),
      ),
    )
  const { ofChurch = 0, ofEvent = 0, ofSender = 0 } = waiting ?? {}
  const isFull =
    ofEvent + tamanho > MAX_EVENT_BYTES ||
    ofChurch + tamanho > MAX_CHURCH_BYTES ||
    ofSender + tamanho > MAX_ADDRESS_BYTES
  if (isFull) throw limited(RETRY_AFTER_S)
}

type OfEvent = { igrejaId: number; eventoId: number }

const FILE_CODE = /^arq_[A-Za-z0-9_-]{32}$/

const unbound = ({ igrejaId, eventoId }: OfEvent, codes: string[]) =>
  and(
    eq(arquivoResposta.igrejaId, igrejaId),
    eq(arquivoResposta.eventoId, eventoId),
    inArray(arquivoResposta.codigo, codes),
    isNull(arquivoResposta.inscricaoId),
  )

/** The values of answers that may name a file. */
export const fileCodesIn = (answers: readonly { valor: string }[]): string[] =>
  answers.map(({ valor }) => valor).filter((value) => FILE_CODE.test(value))

/** Uploaded files of these codes that wait for a registration. */
export async function unboundFiles(
  db: NodePgDatabase,
  event: OfEvent,
  { codes, now }: { codes: string[]; now: Date },
): Promise<KnownFiles> {
  if (codes.length === 0) return new Map()
  const rows = await db
    .select({ codigo: arquivoResposta.codigo, nome: arquivoResposta.nome })
    .from(arquivoResposta)
    .where(and(unbound(event, codes), gt(arquivoResposta.dataExpiracao, now)))
  return new Map(rows.map(({ codigo, nome }) => [codigo, { nome }]))
}

export const filesIn = (answers: readonly StoredAnswer[]): string[] =>
  answers.filter(({ tipo }) => tipo === 'arquivo').map(({ valor }) => valor)

/**
 * Binds the answers' files to their ticket, so that they are kept. @param ticket its id @param field of a refusal
 * @throws ProblemError validation when another registration has taken one over, or it has expired
 */
export async function bindFiles(
  tx: NodePgDatabase,
  { ticket, ...event }: OfEvent & { ticket: number | SQL<number> },
  { answers, field }: { answers: readonly StoredAnswer[]; field: string },
): Promise<void> {
  const files = filesIn(answers)
  if (files.length === 0) return
  const bound = await tx
    .update(arquivoResposta)
    .set({ inscricaoId: ticket, dataExpiracao: null })
    .where(unbound(event, files))
  if (bound.rowCount !== new Set(files).size) {
    throw invalid([{ field, code: 'file', message: 'the file must be sent again' }])
  }
}

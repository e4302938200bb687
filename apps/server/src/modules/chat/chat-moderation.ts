import { and, arrayOverlaps, eq, gte, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { ChurchDatabase } from '../../database/church-database.ts'
import { notFound, ProblemError } from '../../http/problem.ts'
import type { Sessions } from '../../platform/auth/sessions.ts'
import { usersIn } from '../../platform/people/membership.ts'
import { rightsOf } from '../../platform/people/staff-rights.ts'
import type { Clock } from '../../runtime/clock.ts'
import type { ChatServices } from './chat-services.ts'
import type { Chatter } from './chat-token.ts'
import { chatMensagem, chatModeracao, chatSala } from './chat.tables.ts'

/** How long a deletion can be undone. */
const UNDO_MS = 600_000

export type Moderated = { quantidade: number; idModeracao: number }

/** Operations for moderators. Each checks the current role in the database. */
export type ChatModeration = {
  /** @throws ProblemError forbidden */
  assertModerator(who: Chatter): Promise<void>
  /** Includes staff who do not moderate. @throws ProblemError forbidden */
  assertStaff(who: Chatter): Promise<void>
  /** Deletes one message. @throws ProblemError not_found */
  remove(who: Chatter, sequence: number): Promise<Moderated>
  /** Deletes all messages of one person; of a visitor also those under other ids in this service. */
  removeAll(who: Chatter, author: string): Promise<Moderated>
  /** Restores the messages of one deletion, for a while. @throws ProblemError not_found */
  undo(who: Chatter, moderation: number): Promise<{ quantidade: number }>
  slowDown(who: Chatter, seconds: number): Promise<void>
}

type Parts = { churches: ChurchDatabase; sessions: Sessions; services: ChatServices; clock: Clock }

export function chatModeration({ churches, sessions, services, clock }: Parts): ChatModeration {
  const assertRight = async ({ church, account }: Chatter, wanted: 'moderates' | 'isStaff') => {
    const person = account && (await sessions.live(account.session, account.id))
    const [known] = person && !person.mustChangePassword ? await usersIn(churches, [church], person.account) : []
    if (!known || !rightsOf(known)[wanted]) throw new ProblemError('forbidden')
  }
  const assertModerator = (who: Chatter) => assertRight(who, 'moderates')
  /** Locks the room by taking its next number first, until the commit. */
  const nextNumber = async (tx: NodePgDatabase, church: number) => {
    const [room] = await tx
      .update(chatSala)
      .set({ sequencia: sql`${chatSala.sequencia} + 1` })
      .where(eq(chatSala.igrejaId, church))
      .returning({ next: chatSala.sequencia })
    return room?.next ?? 0
  }
  const log = async (tx: NodePgDatabase, who: Chatter, acao: typeof chatModeracao.$inferInsert.acao, alvo: string) => {
    const row = { igrejaId: who.church, acao, moderador: who.id, alvo, data: clock() }
    const [made] = await tx.insert(chatModeracao).values(row).returning({ id: chatModeracao.id })
    return made?.id ?? 0
  }
  return {
    assertModerator,
    assertStaff: (who) => assertRight(who, 'isStaff'),
    async remove(who, sequence) {
      await assertModerator(who)
      return churches.of(who.church).transaction(async (tx) => {
        const alteracao = await nextNumber(tx, who.church)
        const idModeracao = await log(tx, who, 'excluir', String(sequence))
        const here = and(eq(chatMensagem.igrejaId, who.church), eq(chatMensagem.sequencia, sequence))
        const gone = await tx
          .update(chatMensagem)
          .set({ alteracao, moderacaoId: idModeracao })
          .where(and(here, isNull(chatMensagem.moderacaoId)))
        if (!gone.rowCount) throw notFound()
        return { quantidade: 1, idModeracao }
      })
    },
    async removeAll(who, author) {
      await assertModerator(who)
      const since = await services.since(who.church)
      return churches.of(who.church).transaction(async (tx) => {
        const alteracao = await nextNumber(tx, who.church)
        const idModeracao = await log(tx, who, 'excluir_do_usuario', author)
        const here = eq(chatMensagem.igrejaId, who.church)
        const theirs = or(eq(chatMensagem.autor, author), ...(await otherIds(tx, who.church, author, since)))
        const gone = await tx
          .update(chatMensagem)
          .set({ alteracao, moderacaoId: idModeracao })
          .where(and(here, theirs, isNull(chatMensagem.moderacaoId)))
        return { quantidade: gone.rowCount ?? 0, idModeracao }
      })
    },
    async undo(who, moderation) {
      await assertModerator(who)
      return churches.of(who.church).transaction(async (tx) => {
        const alteracao = await nextNumber(tx, who.church)
        const since = new Date(clock().getTime() - UNDO_MS)
        const undone = await tx
          .update(chatModeracao)
          .set({ dataDesfeita: clock(), desfeitaPor: who.id })
          .where(
            and(
              eq(chatModeracao.igrejaId, who.church),
              eq(chatModeracao.id, moderation),
              inArray(chatModeracao.acao, ['excluir', 'excluir_do_usuario']),
              isNull(chatModeracao.dataDesfeita),
              sql`${chatModeracao.data} >= ${since}`,
            ),
          )
        if (!undone.rowCount) throw notFound()
        const back = await tx
          .update(chatMensagem)
          .set({ alteracao, moderacaoId: null })
          .where(and(eq(chatMensagem.igrejaId, who.church), eq(chatMensagem.moderacaoId, moderation)))
        return { quantidade: back.rowCount ?? 0 }
      })
    },
    async slowDown(who, seconds) {
      await assertModerator(who)
      await churches.of(who.church).transaction(async (tx) => {
        await log(tx, who, 'modo_lento', String(seconds))
        await tx.update(chatSala).set({ segundosModoLento: seconds }).where(eq(chatSala.igrejaId, who.church))
      })
    },
  }
}

/** A visitor's other ids: those with the same origin and name in this service. */
async function otherIds(tx: NodePgDatabase, church: number, author: string, since: Date) {
  const ofService = and(
    eq(chatMensagem.igrejaId, church),
    gte(chatMensagem.data, since),
    isNotNull(chatMensagem.origens),
  )
  const marks = await tx
    .selectDistinct({ origens: chatMensagem.origens, apelido: chatMensagem.apelido })
    .from(chatMensagem)
    .where(and(ofService, eq(chatMensagem.autor, author)))
  return marks.map(({ origens, apelido }) =>
    and(ofService, arrayOverlaps(chatMensagem.origens, origens ?? []), eq(chatMensagem.apelido, apelido ?? '')),
  )
}

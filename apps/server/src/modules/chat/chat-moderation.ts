import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Auth } from '../../auth/auth.ts'
import type { ChurchDatabase } from '../../database/church-database.ts'
import { notFound, ProblemError } from '../../http/problem.ts'
import type { Clock } from '../../services.ts'
import { usuario, usuarioRole } from '../account/account.tables.ts'
import type { Chatter } from './chat-token.ts'
import { chatMensagem, chatModeracao, chatSala } from './chat.tables.ts'

const MODERATORS = ['ROLE_ADMIN', 'ROLE_SUPER_ADMIN'] as const
/** How long a deletion can be undone. */
const UNDO_MS = 600_000

export type Moderated = { quantidade: number; idModeracao: number }

/** What only moderators do. Each asks the database anew whether they still are. */
export type ChatModeration = {
  /** @throws ProblemError forbidden */
  assertModerator(who: Chatter): Promise<void>
  /** Deletes one message. @throws ProblemError not_found */
  remove(who: Chatter, sequence: number): Promise<Moderated>
  /** Deletes all messages of one person. */
  removeAll(who: Chatter, author: string): Promise<Moderated>
  /** Brings back what one deletion took, for a while. @throws ProblemError not_found */
  undo(who: Chatter, moderation: number): Promise<{ quantidade: number }>
  slowDown(who: Chatter, seconds: number): Promise<void>
}

/** Whether somebody moderates a church's chat, as everybody there may see it. */
export const moderates = async (db: NodePgDatabase, church: number, account: number): Promise<boolean> => {
  const [row] = await db
    .select({ flag: usuario.flagModeradorChat, roles: count(usuarioRole.role) })
    .from(usuario)
    .leftJoin(
      usuarioRole,
      and(
        eq(usuarioRole.igrejaId, usuario.igrejaId),
        eq(usuarioRole.usuarioId, usuario.id),
        inArray(usuarioRole.role, [...MODERATORS]),
      ),
    )
    .where(and(eq(usuario.igrejaId, church), eq(usuario.contaId, account)))
    .groupBy(usuario.flagModeradorChat)
  return row !== undefined && (row.flag || row.roles > 0)
}

/** Full names of those who moderate: no visitor may take them. */
export const moderatorNames = async (db: NodePgDatabase, church: number): Promise<string[]> => {
  const rows = await db
    .selectDistinct({ nome: usuario.nome, sobrenome: usuario.sobrenome })
    .from(usuario)
    .leftJoin(usuarioRole, and(eq(usuarioRole.igrejaId, usuario.igrejaId), eq(usuarioRole.usuarioId, usuario.id)))
    .where(
      and(
        eq(usuario.igrejaId, church),
        sql`(${usuario.flagModeradorChat} or ${inArray(usuarioRole.role, [...MODERATORS])})`,
      ),
    )
  return rows.map(({ nome, sobrenome }) => `${nome} ${sobrenome}`)
}

export function chatModeration(churches: ChurchDatabase, auth: Pick<Auth, 'sessions'>, clock: Clock): ChatModeration {
  const assertModerator = async ({ church, account }: Chatter) => {
    const person = account && (await auth.sessions.live(account.session, account.id))
    const may =
      person &&
      !person.mustChangePassword &&
      (await churches.of(church).use((db) => moderates(db, church, person.account)))
    if (!may) throw new ProblemError('forbidden')
  }
  /** The next number, taken first: whoever has it works alone on the room until the commit. */
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
      return churches.of(who.church).transaction(async (tx) => {
        const alteracao = await nextNumber(tx, who.church)
        const idModeracao = await log(tx, who, 'excluir_do_usuario', author)
        const theirs = and(eq(chatMensagem.igrejaId, who.church), eq(chatMensagem.autor, author))
        const gone = await tx
          .update(chatMensagem)
          .set({ alteracao, moderacaoId: idModeracao })
          .where(and(theirs, isNull(chatMensagem.moderacaoId)))
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

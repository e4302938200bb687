import { and, eq, isNull, sql } from 'drizzle-orm'
import { NOBODY } from '../../platform/people/personal-data.ts'
import type { ReportableSource } from '../../platform/people/reportable.ts'
import { chatMensagem, chatModeracao, chatSala } from './chat.tables.ts'

const shown = (church: number, sequence: number) =>
  and(eq(chatMensagem.igrejaId, church), eq(chatMensagem.sequencia, sequence), isNull(chatMensagem.moderacaoId))

/** Messages of the chat. */
export const reportableMessages: ReportableSource = {
  async find(db, church, sequence) {
    const { autor: author, nome: name, texto: text } = chatMensagem
    const [row] = await db.select({ author, name, text }).from(chatMensagem).where(shown(church, sequence))
    return row && { ...row, author: row.author.startsWith('u') ? row.author : null }
  },
  /** Like a moderator's deletion; rooms learn of it by their poll. */
  async hide(tx, church, sequence, now) {
    const [room] = await tx
      .update(chatSala)
      .set({ sequencia: sql`${chatSala.sequencia} + 1` })
      .where(eq(chatSala.igrejaId, church))
      .returning({ next: chatSala.sequencia })
    const [moderation] = await tx
      .insert(chatModeracao)
      .values({ igrejaId: church, acao: 'excluir', moderador: NOBODY, alvo: String(sequence), data: now })
      .returning({ id: chatModeracao.id })
    await tx
      .update(chatMensagem)
      .set({ alteracao: room?.next ?? 0, moderacaoId: moderation?.id ?? null })
      .where(shown(church, sequence))
  },
}

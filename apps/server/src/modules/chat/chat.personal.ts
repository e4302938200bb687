import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { NOBODY, type PersonalData } from '../../platform/people/personal-data.ts'
import { chatMensagem } from './chat.tables.ts'

/** A person's data in the chat. */
export const personalChat: PersonalData = {
  /** Deletes a person's messages; records of moderation, and questions to everyone, are kept. */
  async erase(tx, { igrejaId, id }) {
    const author = `u${id}`
    const here = sql`igreja_id = ${igrejaId}`
    await tx.execute(sql`delete from chat_mensagem where ${here} and autor = ${author}`)
    await tx.execute(sql`delete from chat_compromisso_resposta where ${here} and autor = ${author}`)
    await tx.execute(sql`update chat_compromisso set aberto_por = ${NOBODY} where ${here} and aberto_por = ${author}`)
    await tx.execute(sql`update chat_moderacao set
      moderador = case when moderador = ${author} then ${NOBODY} else moderador end,
      alvo = case when alvo = ${author} then ${NOBODY} else alvo end,
      desfeita_por = case when desfeita_por = ${author} then ${NOBODY} else desfeita_por end
      where ${here} and ${author} in (moderador, alvo, desfeita_por)`)
  },
  async changePicture(tx, { igrejaId, id }, image) {
    const said = and(eq(chatMensagem.igrejaId, igrejaId), eq(chatMensagem.autor, `u${id}`))
    await tx
      .update(chatMensagem)
      .set({ avatar: image })
      .where(and(said, isNotNull(chatMensagem.avatar)))
  },
}

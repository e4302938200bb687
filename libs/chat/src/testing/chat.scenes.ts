import { defineFeature } from '@atrio/tenant-core'
import { chatPeople, fakeChatServer, slotHost, wireCommitment, type FakeChatOptions } from '@atrio/testing'
import { chatFeature } from '../feature.ts'
import { openChatAtom, ANSWER_TIMEOUT_MS } from '../socket/open-chat.ts'

const said = [
  { nome: 'Maria Clara', idUsuario: 'u11', texto: 'Boa noite, igreja!' },
  { nome: 'Rosângela N.', idUsuario: 'u9', texto: 'Boa noite, família! Assistindo de Santos com a minha mãe.' },
  { nome: 'Tiago', idUsuario: 'v4', papel: 'visitante', texto: 'É a primeira vez que entro. Que louvor bonito.' },
  { nome: 'Leo Martins', idUsuario: 'u8', papel: 'moderador', texto: 'Bem-vindo, Tiago! Fique à vontade.' },
  { nome: 'João Paulo', idUsuario: 'u12', papel: 'equipe', texto: '“Deus é o nosso refúgio e fortaleza.” Amém.' },
] as const

/** A room in which some people have talked. */
export const room = (options: FakeChatOptions = {}) => fakeChatServer({ messages: [...said], ...options })

export const scenes = {
  reader: () => room(),
  member: () => room({ member: chatPeople.ana }),
  moderator: () => room({ member: chatPeople.leo }),
  empty: () => room({ member: chatPeople.ana, messages: [], presence: 1 }),
  connecting: () => room({ silent: true }),
  invited: () => room({ member: chatPeople.ana, commitment: wireCommitment() }),
  raised: () => room({ member: chatPeople.ana, commitment: wireCommitment(), answered: true }),
  slow: () => room({ member: chatPeople.ana, slowSeconds: 30 }),
  moderatorInvites: () => room({ member: chatPeople.leo, commitment: wireCommitment() }),
  long: () =>
    room({
      member: chatPeople.leo,
      messages: Array.from({ length: 120 }, (_, index) => ({
        nome: index % 7 === 0 ? 'Maria Aparecida da Conceição Albuquerque Cavalcanti de Souza' : 'Pedro e Vânia',
        idUsuario: index % 7 === 0 ? 'u20' : 'u21',
        texto: index % 11 === 0 ? 'Glória'.repeat(40) : `Mensagem ${index + 1}`,
      })),
    }),
}

/**
 * The real manifest over a room in memory, with its embed screens among the routes. @param answerTimeoutMs milliseconds within
 * which the room has to answer
 */
export const chatOver = (server: Pick<ReturnType<typeof room>, 'open'>, answerTimeoutMs = ANSWER_TIMEOUT_MS) =>
  defineFeature({
    ...chatFeature,
    routes: (ctx) => {
      ctx?.store.set(openChatAtom, { open: server.open, answerTimeoutMs })
      return chatFeature.embeds!(ctx)
    },
  })

/** A screen with the chat's slot, as /live renders during a broadcast. */
export const besideVideo = () => slotHost('live.beside')

import { PedidoTokenChatWire, SlugText, TokenChatWire } from '@atrio/contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import Type from 'typebox'
import { identify } from '../../auth/person.ts'
import type { Person } from '../../auth/sessions.ts'
import { ProblemError } from '../../http/problem.ts'
import { answers, open } from '../../http/route-parts.ts'
import type { Services } from '../../services.ts'
import { memberships } from '../account/membership.ts'
import { churchAccess } from '../church/church-access.ts'
import type { DirectoryChurch } from '../church/church-directory.ts'
import { moderates, moderatorNames } from './chat-moderation.ts'
import type { Chatter } from './chat-token.ts'
import { toChatUser } from './chat.wire.ts'
import { isReserved, readableName } from './visitor-names.ts'

/** A whole congregation, behind one address, enters the chat when the service begins. */
const rateLimit = { max: 1_200, timeWindow: 60_000, groupId: 'chat' }

/** The way into a church's chat: a short-lived token for each person, instead of one bearer for all (security 11). */
export const chatRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const { auth } = services
  const { ofSlug, data } = churchAccess(services)
  const { inFamily } = memberships(services)

  const member = async (church: DirectoryChurch, person: Person): Promise<Chatter> => {
    const { users } = await inFamily(church, person.account)
    const [user] = users
    const moderator = await data(church).use((db) => moderates(db, church.id, person.account))
    return {
      church: church.id,
      id: `u${user.id}`,
      name: `${user.nome} ${user.sobrenome}`,
      avatar: user.image,
      email: user.email,
      role: moderator ? 'moderador' : 'membro',
      account: { id: person.account, session: person.session },
    }
  }
  const visitor = async (church: DirectoryChurch, { nome, visitante }: PedidoTokenChatWire): Promise<Chatter> => {
    const id = await auth.chatTokens.visitorId(church.id, visitante)
    const who = { church: church.id, id, avatar: null, email: null, account: null }
    if (nome === undefined) return { ...who, name: null, role: 'leitor' }
    const name = readableName(nome)
    if (name === undefined) throw new ProblemError('validation', [NO_NAME])
    const taken = await data(church).use((db) => moderatorNames(db, church.id))
    if (isReserved(name, [church.nome, ...taken])) throw new ProblemError('chat_name_reserved')
    return { ...who, name, role: 'visitante' }
  }

  app.post(
    '/igreja/:slug/chat/token',
    {
      config: { ...open, rateLimit },
      schema: {
        tags: ['chat'],
        params: Type.Object({ slug: SlugText }),
        body: PedidoTokenChatWire,
        response: answers(TokenChatWire),
      },
    },
    async (request, reply) => {
      const church = await ofSlug(request.params.slug)
      const person = await identify(request)
      const who = person ? await member(church, person) : await visitor(church, request.body)
      const { token, expires } = await auth.chatTokens.sign(who)
      reply.header('cache-control', 'no-store')
      return {
        token,
        expiraEm: expires.toISOString(),
        canal: church.codigo,
        visitante: person ? null : await auth.chatTokens.signVisitor(church.id, who.id),
        usuario: toChatUser(who),
      }
    },
  )
}

const NO_NAME = { field: 'nome', code: 'format', message: 'write a name of 2 to 40 letters' }

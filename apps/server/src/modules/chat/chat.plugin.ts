import { PedidoTokenChatWire, SlugText, TokenChatWire } from '@atrio/contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import Type from 'typebox'
import { addressGroup } from '../../auth/limits.ts'
import { identify } from '../../auth/person.ts'
import type { Person } from '../../auth/sessions.ts'
import { ProblemError } from '../../http/problem.ts'
import { answers, open } from '../../http/route-parts.ts'
import type { Services } from '../../services.ts'
import { memberships } from '../account/membership.ts'
import { churchAccess } from '../church/church-access.ts'
import type { DirectoryChurch } from '../church/church-directory.ts'
import { staffNames, standingOf } from './chat-standing.ts'
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
    const { moderates, staff } = await data(church).use((db) => standingOf(db, church.id, person.account))
    return {
      church: church.id,
      id: `u${user.id}`,
      name: `${user.nome} ${user.sobrenome}`,
      avatar: user.image,
      email: user.email,
      role: moderates ? 'moderador' : 'membro',
      staff,
      account: { id: person.account, session: person.session },
    }
  }
  const visitor = async (church: DirectoryChurch, { nome, visitante }: PedidoTokenChatWire, ip: string) => {
    const id = await auth.chatTokens.visitorId(church.id, visitante)
    const origin = auth.chatTokens.origin(church.id, addressGroup(ip))
    const who = { church: church.id, id, avatar: null, email: null, account: null, origin }
    if (nome === undefined) return { ...who, name: null, role: 'leitor' } satisfies Chatter
    const name = readableName(nome)
    if (name === undefined) throw new ProblemError('validation', [NO_NAME])
    const people = await data(church).use((db) => staffNames(db, church.id))
    if (isReserved(name, { church: church.nome, people })) throw new ProblemError('chat_name_reserved')
    return { ...who, name, role: 'visitante' } satisfies Chatter
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
      // an open route, so nothing before it has asked: a token is for writing (decisions 6)
      if (person?.mustChangePassword) throw new ProblemError('password_change_required')
      const who: Chatter = person ? await member(church, person) : await visitor(church, request.body, request.ip)
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

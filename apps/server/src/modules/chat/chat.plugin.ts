import { PedidoTokenChatWire, SlugText, TokenChatWire } from '@atrio/contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import Type from 'typebox'
import { addressGroup } from '../../http/address-group.ts'
import { ProblemError } from '../../http/problem.ts'
import { answers, open } from '../../http/route-parts.ts'
import { identify } from '../../platform/auth/person.ts'
import type { Person } from '../../platform/auth/sessions.ts'
import { churchAccess } from '../../platform/church/church-access.ts'
import type { DirectoryChurch } from '../../platform/church/church-directory.ts'
import { memberships, type User } from '../../platform/people/membership.ts'
import type { Platform } from '../../platform/platform.ts'
import { staffNames, standingOf } from './chat-standing.ts'
import { type Chatter, chatTokens } from './chat-token.ts'
import { toChatUser } from './chat.wire.ts'
import { isReserved, readableName } from './visitor-names.ts'

/** A whole congregation, behind one address, enters the chat when the service begins. */
const rateLimit = { max: 1_200, timeWindow: 60_000, groupId: 'chat' }

/** Letters of a member's own name. */
const LONGEST_OWN = 200

/** The way into a church's chat: a short-lived token for each person, instead of one bearer for all (security 11). */
export const chatRoutes: FastifyPluginAsyncTypebox<{
  services: Pick<Platform, 'clock' | 'database' | 'directory' | 'auth'>
}> = async (app, { services }) => {
  const tokens = chatTokens(services.auth.keys.chatToken, services.clock)
  const { ofSlug, data } = churchAccess(services)
  const { inFamily } = memberships(services)

  /** @throws ProblemError validation, chat_name_reserved */
  const assertFree = async (church: DirectoryChurch, name: string) => {
    const people = await data(church).use((db) => staffNames(db, church.id))
    if (isReserved(name, { church: church.nome, people })) throw new ProblemError('chat_name_reserved')
  }
  const givenName = async (church: DirectoryChurch, text: string): Promise<string> => {
    const name = readableName(text)
    if (name === undefined) throw new ProblemError('validation', [NO_NAME])
    await assertFree(church, name)
    return name
  }
  /** A member's own name, or where that may not be shown, the one they give instead: names of accounts are free. */
  const memberName = async (church: DirectoryChurch, user: User, given: string | undefined): Promise<string | null> => {
    const own = readableName(`${user.nome} ${user.sobrenome}`, LONGEST_OWN)
    try {
      if (own === undefined) throw new ProblemError('validation', [NO_NAME])
      await assertFree(church, own)
      return own
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error
      return given === undefined ? null : givenName(church, given)
    }
  }
  const member = async (church: DirectoryChurch, person: Person, { nome }: PedidoTokenChatWire): Promise<Chatter> => {
    const { users } = await inFamily(church, person.account)
    const [user] = users
    const { moderates, staff } = await data(church).use((db) => standingOf(db, church.id, person.account))
    // staff are marked as such: theirs are the names that nobody else may have
    const name = staff ? `${user.nome} ${user.sobrenome}` : await memberName(church, user, nome)
    const role = moderates ? 'moderador' : staff ? 'equipe' : 'membro'
    return {
      church: church.id,
      id: `u${user.id}`,
      name,
      avatar: user.image,
      email: user.email,
      role: name === null ? 'leitor' : role,
      staff,
      account: { id: person.account, session: person.session },
    }
  }
  const visitor = async (church: DirectoryChurch, { nome, visitante }: PedidoTokenChatWire, ip: string) => {
    const id = await tokens.visitorId(church.id, visitante)
    const origin = tokens.origin(church.id, addressGroup(ip))
    const who = { church: church.id, id, avatar: null, email: null, account: null, origin }
    if (nome === undefined) return { ...who, name: null, role: 'leitor' } satisfies Chatter
    return { ...who, name: await givenName(church, nome), role: 'visitante' } satisfies Chatter
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
      const who: Chatter = person
        ? await member(church, person, request.body)
        : await visitor(church, request.body, request.ip)
      const { token, expires } = await tokens.sign(who)
      reply.header('cache-control', 'no-store')
      return {
        token,
        expiraEm: expires.toISOString(),
        canal: church.codigo,
        visitante: person ? null : await tokens.signVisitor(church.id, who.id),
        usuario: toChatUser(who),
      }
    },
  )
}

const NO_NAME = { field: 'nome', code: 'format', message: 'write a name of 2 to 40 letters' }

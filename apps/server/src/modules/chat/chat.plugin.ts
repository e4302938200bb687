import { PedidoTokenChatWire, SlugText, TokenChatWire } from '@atrio/contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import Type from 'typebox'
import { addressGroup } from '../../http/address-group.ts'
import { notFound, ProblemError } from '../../http/problem.ts'
import { answers } from '../../http/route-parts.ts'
import type { Person } from '../../platform/auth/sessions.ts'
import type { DirectoryChurch } from '../../platform/church/church-directory.ts'
import type { User } from '../../platform/people/membership.ts'
import type { Viewer } from '../../platform/people/viewer.ts'
import type { Platform } from '../../platform/platform.ts'
import { type Chatter, chatTokens } from './chat-token.ts'
import { toChatUser } from './chat.wire.ts'
import { staffNames } from './staff-names.ts'
import { isReserved, readableName } from './visitor-names.ts'

/** A whole congregation may enter the chat from one address when the service begins. */
const rateLimit = { max: 1_200, timeWindow: 60_000, groupId: 'chat' }

/** Letters of a member's own name. */
const MAX_MEMBER_NAME = 200

/** Issues chat tokens: short-lived and personal, in place of one bearer for all (security 11). */
export const chatRoutes: FastifyPluginAsyncTypebox<{
  services: Pick<Platform, 'clock' | 'database' | 'auth'>
}> = async (app, { services }) => {
  const tokens = chatTokens(services.auth.keys.chatToken, services.clock)
  const { churches } = services.database

  /** @throws ProblemError validation, chat_name_reserved */
  const assertFree = async (church: DirectoryChurch, name: string) => {
    const people = await churches.of(church.id).use((db) => staffNames(db, church.id))
    if (isReserved(name, { church: church.nome, people })) throw new ProblemError('chat_name_reserved')
  }
  const givenName = async (church: DirectoryChurch, text: string): Promise<string> => {
    const name = readableName(text)
    if (name === undefined) throw new ProblemError('validation', [NO_NAME])
    await assertFree(church, name)
    return name
  }
  /** A member's own name, unless it is reserved: then the one that they enter, since account names are free. */
  const memberName = async (church: DirectoryChurch, user: User, given: string | undefined): Promise<string | null> => {
    const own = readableName(`${user.nome} ${user.sobrenome}`, MAX_MEMBER_NAME)
    try {
      if (own === undefined) throw new ProblemError('validation', [NO_NAME])
      await assertFree(church, own)
      return own
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error
      return given === undefined ? null : givenName(church, given)
    }
  }
  const member = async (church: DirectoryChurch, person: Person, viewer: Viewer, nome?: string): Promise<Chatter> => {
    const [user] = viewer.users
    if (!user) throw notFound()
    const { moderates, isStaff } = viewer
    // staff are marked as such: theirs are the names that nobody else may have
    const name = isStaff ? `${user.nome} ${user.sobrenome}` : await memberName(church, user, nome)
    const role = moderates ? 'moderador' : isStaff ? 'equipe' : 'membro'
    return {
      church: church.id,
      id: `u${user.id}`,
      name,
      avatar: user.image,
      email: user.email,
      role: name === null ? 'leitor' : role,
      staff: isStaff,
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
      config: { access: 'visitor', church: 'path', role: 'family', cache: 'no-store', rateLimit },
      schema: {
        tags: ['chat'],
        params: Type.Object({ slug: SlugText }),
        body: PedidoTokenChatWire,
        response: answers(TokenChatWire),
      },
    },
    async ({ body, church, ip, person, viewer }) => {
      const who: Chatter = person ? await member(church, person, viewer, body.nome) : await visitor(church, body, ip)
      const { token, expires } = await tokens.sign(who)
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

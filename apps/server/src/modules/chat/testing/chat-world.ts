import type { AddressInfo } from 'node:net'
import type { TokenChatWire } from '@atrio/contract'
import type { LightMyRequestResponse } from 'fastify'
import type { Config } from '../../../runtime/config.ts'
import { people, type People } from '../../../testing/people.ts'
import { chatClient, type ChatClient } from './chat-client.ts'

/** A listening server with people who can chat: ana a member, admin a moderator, eva a moderator of another church. */
export type ChatWorld = {
  world: People
  port: number
  askToken(body: object, from?: { session?: string; church?: string; ip?: string }): Promise<LightMyRequestResponse>
  token(body: object, from?: { session?: string; church?: string; ip?: string }): Promise<TokenChatWire>
  /** Signs in by e-mail. */
  session(email: string): Promise<string>
  /** A client that has not entered. */
  client(token: string, more?: Partial<Parameters<typeof chatClient>[0]>): ChatClient
  /** A visitor who has entered. @param address theirs, if the server trusts its proxies */
  visitor(name: string, address?: string): Promise<ChatClient & { given: TokenChatWire }>
  /** A person with an account who has entered. */
  person(email: string, church?: string): Promise<ChatClient & { given: TokenChatWire }>
  close(): Promise<void>
}

/** Milliseconds of the test's clock for which a session's token is reused. */
const SESSION_MS = 300_000

/** @param changes overrides the configuration */
export async function chatWorld(changes: Partial<Config> = {}): Promise<ChatWorld> {
  const world = await people(undefined, changes)
  const { app, database } = world.server
  await database.admin(`update usuario set flag_moderador_chat = true where email = $1`, [world.eva.email])
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const clients: ChatClient[] = []
  const sessions = new Map<string, { token: string; since: number }>()

  const self: ChatWorld = {
    world,
    port,
    askToken: (body, { session, church = 'demo', ip } = {}) =>
      world.post(`/igreja/igreja-${church}/chat/token`, body, {
        host: `${church}.localhost`,
        ...(session && { token: session }),
        ...(ip && { ip }),
      }),
    async token(body, from) {
      const answer = await self.askToken(body, from)
      if (answer.statusCode !== 200) throw new Error(answer.body)
      return answer.json<TokenChatWire>()
    },
    async session(email) {
      const now = app.services.clock().getTime()
      const known = sessions.get(email)
      if (known && known.since + SESSION_MS > now) return known.token
      const { token } = await world.login(email)
      sessions.set(email, { token, since: now })
      return token
    },
    client(token, more) {
      const client = chatClient({ port, token, ...more })
      clients.push(client)
      return client
    },
    async visitor(nome, address) {
      const given = await self.token({ nome }, address === undefined ? {} : { ip: address })
      const client = self.client(given.token, address === undefined ? {} : { address })
      await client.enter()
      return Object.assign(client, { given })
    },
    async person(email, church = 'demo') {
      const given = await self.token({}, { session: await self.session(email), church })
      const client = self.client(given.token, { canal: church })
      await client.enter()
      return Object.assign(client, { given })
    },
    async close() {
      for (const client of clients) client.close()
      await world.close()
    },
  }
  return self
}

/** An acknowledgement as one word: `ok`, or the refusal's code. */
export const said = (answer: { ok: boolean; codigo?: string }): string => (answer.ok ? 'ok' : (answer.codigo ?? '?'))

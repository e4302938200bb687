import { createHmac, randomBytes } from 'node:crypto'
import type { ChatRole, ImagemWire } from '@atrio/contract'
import { jwtVerify, SignJWT } from 'jose'
import type { Clock } from '../../runtime/clock.ts'
import { bareName, skeleton } from './name-look.ts'

/** Lifetimes in seconds: a chat token, and the id that keeps a visitor the same person. */
export const CHAT_TOKEN_SECONDS = 600
const VISITOR_SECONDS = 86_400

/** A person in one church's chat. */
export type Chatter = {
  church: number
  /** `u…` a member, `v…` a visitor. */
  id: string
  /** null: may only read. */
  name: string | null
  avatar: ImagemWire | null
  email: string | null
  role: ChatRole
  /** A member's session, checked again before moderation. */
  account: { id: number; session: string } | null
  /** May see how many have raised their hand. */
  staff?: boolean
  /** A visitor's address when the token was requested, see `ChatTokens.origin`. */
  origin?: string
}

/** What identifies a visitor under any id: addresses, and the look of the name. */
export type ChatMarks = { origins: string[]; look: string }

export type ChatTokens = {
  sign(who: Chatter): Promise<{ token: string; expires: Date }>
  /** @returns undefined for a foreign token, `expired` for an old one */
  verify(token: string): Promise<{ who: Chatter; expires: Date } | 'expired' | undefined>
  /** The signed id that keeps a visitor the same person. */
  signVisitor(church: number, id: string): Promise<string>
  /** A keyed hash of an address group, different for each church. */
  origin(church: number, address: string): string
  /** A keyed hash of a name's look, different for each church. */
  look(church: number, name: string): string
  /** @returns the id, or a new one for a token of another church or an expired one */
  visitorId(church: number, shown: string | undefined): Promise<string>
}

const ISSUER = 'atrio'
const CHAT = 'atrio-chat'
const VISITOR = 'atrio-chat-visitor'
const ALGORITHM = 'HS256'

export function chatTokens(key: Uint8Array, clock: Clock): ChatTokens {
  const signed = async (audience: string, claims: Record<string, unknown>, seconds: number) => {
    const issued = Math.floor(clock().getTime() / 1000)
    const token = await new SignJWT(claims)
      .setProtectedHeader({ alg: ALGORITHM })
      .setIssuer(ISSUER)
      .setAudience(audience)
      .setIssuedAt(issued)
      .setExpirationTime(issued + seconds)
      .sign(key)
    return { token, expires: new Date((issued + seconds) * 1000) }
  }
  const read = async (audience: string, token: string) => {
    const options = { algorithms: [ALGORITHM], issuer: ISSUER, audience, currentDate: clock() }
    const { payload } = await jwtVerify(token, key, options)
    return payload
  }
  const digest = (...parts: (string | number)[]) =>
    createHmac('sha256', key).update(parts.join('\0')).digest('base64url')
  return {
    origin: (church, address) => digest('origin', church, address),
    look: (church, name) => digest('look', church, skeleton(bareName(name))),
    sign: (who) => signed(CHAT, { who }, CHAT_TOKEN_SECONDS),
    async verify(token) {
      try {
        const { who, exp } = await read(CHAT, token)
        return { who: who as Chatter, expires: new Date(Number(exp) * 1000) }
      } catch (error) {
        return (error as { code?: string }).code === 'ERR_JWT_EXPIRED' ? 'expired' : undefined
      }
    },
    async signVisitor(church, id) {
      return (await signed(VISITOR, { igreja: church, sub: id }, VISITOR_SECONDS)).token
    },
    async visitorId(church, shown) {
      const payload = shown ? await read(VISITOR, shown).catch(() => undefined) : undefined
      const known = payload?.['igreja'] === church ? payload.sub : undefined
      return known ?? `v${randomBytes(12).toString('base64url')}`
    },
  }
}

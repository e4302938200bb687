import type { FeatureContext } from '../feature/feature-context.ts'
import { forgetKept, KEPT_PREFIX } from '../session/end-session.ts'
import { sessionAtom, type Session } from '../session/session.ts'
import { placeOf } from '../session/session-place.ts'
import { REFRESH_KEY, type KeyValue } from '../session/stored-session.ts'

const PREFIX = KEPT_PREFIX
const PERSON_KEY = `${PREFIX}person`

/** A longer answer is not kept; the oldest leave when all together are too long or too many. In characters. */
const MAX_ANSWER = 300_000
const MAX_TOTAL = 1_000_000
const MAX_ANSWERS = 60

/** Milliseconds without the server's confirmation after which nothing is shown: the session has run out by then. */
const MAX_AGE = 30 * 24 * 3_600_000

type KeptPerson = Required<Pick<Session, 'account' | 'clientAccount'>> & { churchId: number; at: number }
export type KeptAnswer = { data: unknown; at: number }

/** Storage of a tab that may keep: a person's own window, whose session outlives it. Else undefined. */
function storageOf(ctx: FeatureContext): KeyValue | undefined {
  const local = placeOf(ctx)?.local
  return ctx.embed || !local?.getItem(REFRESH_KEY) ? undefined : local
}

function parsed<T>(text: string | null): T | undefined {
  try {
    return (JSON.parse(text ?? 'null') as T | null) ?? undefined
  } catch {
    return undefined
  }
}

/** After the server has confirmed the session: what another person or church left is removed. */
export function keepPerson(ctx: FeatureContext): void {
  const { account, clientAccount, mustChangePassword } = ctx.store.get(sessionAtom)
  const before = parsed<KeptPerson>(placeOf(ctx)?.local.getItem(PERSON_KEY) ?? null)
  const churchId = ctx.tenant.church.id
  if (before?.clientAccount?.id !== clientAccount?.id || before?.churchId !== churchId) forgetKept(ctx)
  // a mailed password's session may do nothing but change it
  if (!account || !clientAccount || mustChangePassword) return forgetKept(ctx)
  write(storageOf(ctx), PERSON_KEY, JSON.stringify({ account, clientAccount, churchId, at: Date.now() }))
}

/** The person whose session was last confirmed on this device, in this church. */
export function keptPerson(ctx: FeatureContext): KeptPerson | undefined {
  const person = parsed<KeptPerson>(storageOf(ctx)?.getItem(PERSON_KEY) ?? null)
  if (!person?.account || !person.clientAccount || person.churchId !== ctx.tenant.church.id) return undefined
  if (Math.abs(Date.now() - person.at) <= MAX_AGE) return person
  forgetKept(ctx)
  return undefined
}

const isOf = (person: KeptPerson | undefined, viewer: number) => person?.clientAccount?.id === viewer
const nameOf = (viewer: number, name: string) => `${PREFIX}${viewer}.${name}`

/**
 * Keeps an answer for the person. An answer that arrives after they have signed out, in any tab, is left out: then no
 * person is kept, or another one.
 */
export function keepAnswer(ctx: FeatureContext, viewer: number, name: string, data: unknown): void {
  if (!isOf(keptPerson(ctx), viewer)) return
  const local = storageOf(ctx)
  const key = nameOf(viewer, name)
  // the time first, so that the oldest are found without reading the rest
  const text = `${Date.now()} ${JSON.stringify(data)}`
  local?.removeItem(key)
  if (text.length > MAX_ANSWER) return
  makeRoom(local, text.length)
  write(local, key, text)
}

export function keptAnswer(ctx: FeatureContext, viewer: number, name: string): KeptAnswer | undefined {
  if (!isOf(keptPerson(ctx), viewer)) return undefined
  const text = storageOf(ctx)?.getItem(nameOf(viewer, name)) ?? ''
  const [, at = '', json = ''] = /^(\d+) (.*)$/s.exec(text) ?? []
  try {
    return { data: JSON.parse(json) as unknown, at: Number(at) }
  } catch {
    return undefined
  }
}

function makeRoom(local: KeyValue | undefined, length: number): void {
  const kept = Object.keys(local ?? {})
    .filter((key) => key.startsWith(PREFIX) && key !== PERSON_KEY)
    .map((key) => ({ key, text: local!.getItem(key) ?? '' }))
    .sort((a, b) => Number.parseInt(a.text) - Number.parseInt(b.text))
  let total = kept.reduce((sum, { text }) => sum + text.length, length)
  kept.forEach(({ key, text }, index) => {
    if (total <= MAX_TOTAL && kept.length - index < MAX_ANSWERS) return
    local!.removeItem(key)
    total -= text.length
  })
}

/** Storage that is full keeps no more: the network is asked as ever. */
function write(local: KeyValue | undefined, key: string, text: string): void {
  try {
    local?.setItem(key, text)
  } catch {
    local?.removeItem(key)
  }
}

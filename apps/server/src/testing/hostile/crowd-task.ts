import type { EventoDetalheWire } from '@atrio/contract'
import type { Answered } from './client.ts'

/** What a process of visitors or of attackers is started with. */
export type CrowdTask = {
  role: 'visitors' | 'attackers'
  port: number
  people: number
  /** Milliseconds between the beginnings of two requests of one of them, at least. */
  paceMs: number
  /** E-mails of the demonstration church's accounts that visitors sign in with. */
  members: string[]
  /** Whether the server has the portal's build: without it nobody asks for a page. */
  pages: boolean
  /** An event of the demonstration church that has a page. */
  shown: number
  /** The church whose events are bought, at its own host. */
  church: { id: number; slug: string; host: string }
  /** On sale in it, one without a price and one that is paid by cash. */
  free: EventoDetalheWire
  paid: EventoDetalheWire
}

/** Of those who ask for pages with made-up queries and nothing else. */
export type FloodTask = Pick<CrowdTask, 'port' | 'people' | 'paceMs'> & { role: 'flood' }

/** One request, and what kind of request it is reported as. */
export type Step = { kind: string; answered: Answered; expected: boolean; outcome: string }

/** What a crowd has seen since it was last asked. */
export type CrowdReport = {
  /** Milliseconds of each answer, by its kind. */
  times: Record<string, number[]>
  /** How often each outcome was seen, by `<kind>: <outcome>`. */
  outcomes: Record<string, number>
  /** Answers that were not as expected, by the same. */
  unexpected: Record<string, number>
}

export const nothingSeen = (): CrowdReport => ({ times: {}, outcomes: {}, unexpected: {} })

/** Two reports as one. */
export function together(one: CrowdReport, other: CrowdReport): CrowdReport {
  const both = <T>(a: Record<string, T>, b: Record<string, T>, add: (x: T | undefined, y: T | undefined) => T) =>
    Object.fromEntries([...new Set([...Object.keys(a), ...Object.keys(b)])].map((key) => [key, add(a[key], b[key])]))
  const sum = (a = 0, b = 0) => a + b
  return {
    times: both(one.times, other.times, (a = [], b = []) => [...a, ...b]),
    outcomes: both(one.outcomes, other.outcomes, sum),
    unexpected: both(one.unexpected, other.unexpected, sum),
  }
}

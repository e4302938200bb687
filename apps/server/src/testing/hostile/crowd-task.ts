import type { EventoDetalheWire } from '@atrio/contract'
import type { Answered } from './client.ts'

/** The input of a process of visitors or attackers. */
export type CrowdTask = {
  role: 'visitors' | 'attackers'
  port: number
  people: number
  /** Minimum milliseconds between two requests of one person. */
  paceMs: number
  /** E-mails of the demonstration church's accounts that visitors sign in with. */
  members: string[]
  /** Whether the server has a build of the portal, so that visitors request pages. */
  pages: boolean
  /** A public event of the demonstration church. */
  shown: number
  /** The church whose events are sold, on its own host. */
  church: { id: number; slug: string; host: string }
  /** Its events on sale, one free and one paid in cash. */
  free: EventoDetalheWire
  paid: EventoDetalheWire
}

/** Input of clients that only request pages with made-up queries. */
export type FloodTask = Pick<CrowdTask, 'port' | 'people' | 'paceMs'> & { role: 'flood' }

/** One request, with its kind in reports. */
export type Step = { kind: string; answered: Answered; expected: boolean; outcome: string }

/** A crowd's results since the last report. */
export type CrowdReport = {
  /** Milliseconds of each answer, by kind. */
  times: Record<string, number[]>
  /** Count of each outcome, by `<kind>: <outcome>`. */
  outcomes: Record<string, number>
  /** Count of unexpected answers, by the same key. */
  unexpected: Record<string, number>
}

export const nothingSeen = (): CrowdReport => ({ times: {}, outcomes: {}, unexpected: {} })

/** Merges two reports. */
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

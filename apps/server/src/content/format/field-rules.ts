import { Temporal } from 'temporal-polyfill'
import { asciiAddress } from '../../runtime/mail-address.ts'
import { INSTANT_SYNTAX, resolveInstant } from './instants.ts'

/** The rules' input besides the field: the church and the current time. */
export interface FieldContext {
  now: Temporal.Instant
  timeZone: string
  /** The problem of a picture, or null; the path is relative to the church's folder. */
  pictureProblem: (file: string) => Promise<string | null>
  /** The same for a score; absent for kinds without scores. */
  scoreProblem?: (file: string) => Promise<string | null>
  /** The same for a recording. */
  recordingProblem?: (file: string) => Promise<string | null>
  /** The same for a video. */
  videoProblem?: (file: string) => Promise<string | null>
  /** The same for subtitles. */
  subtitleProblem?: (file: string) => Promise<string | null>
}

type Outcome = { value: string } | { problem: string }
type FieldRule = (text: string, context: FieldContext) => Outcome | Promise<Outcome>

const LINK_PROTOCOLS = ['https:', 'http:', 'mailto:', 'tel:']
const HOST = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/

/** A lower-case host name with at least one dot. */
export const isHostName = (text: string): boolean => HOST.test(text)

const isLink = (text: string) => URL.canParse(text) && LINK_PROTOCOLS.includes(new URL(text).protocol)
const isPath = (text: string) => /^\/(?![/\\])\S*$/.test(text)
const holds = (text: string, right: boolean, problem: string): Outcome => (right ? { value: text } : { problem })

/** One rule per `format` of fields.ts: the converted text, or its problem. */
export const fieldRules: Readonly<Record<string, FieldRule>> = {
  'content-instant': (text, { now, timeZone }) => {
    const instant = resolveInstant(text, now, timeZone)
    return instant === null ? { problem: `is not a date and time: ${INSTANT_SYNTAX}` } : { value: instant }
  },
  'content-time-zone': (text) => holds(text, isTimeZone(text), 'is not an IANA time zone (America/Sao_Paulo)'),
  'content-currency': (text) =>
    holds(text, Intl.supportedValuesOf('currency').includes(text), 'is not an ISO 4217 currency (BRL, USD)'),
  'content-link': (text) => holds(text, isLink(text), 'must be an address that begins with https://, mailto: or tel:'),
  'content-link-or-path': (text) =>
    holds(text, isPath(text) || isLink(text), 'must be a path (/event) or an address that begins with https://'),
  'content-host': (text) =>
    holds(text, isHostName(text), 'must be a host name in small letters, without https:// or path'),
  'content-mail-address': (text) =>
    holds(text, asciiAddress(text) !== undefined, 'must be one plain e-mail address, such as contato@igreja.org.br'),
  'content-picture': async (text, { pictureProblem }) => {
    const problem = await pictureProblem(text)
    return problem === null ? { value: text } : { problem }
  },
  'content-recording': async (text, { recordingProblem }) => {
    const problem = (await recordingProblem?.(text)) ?? null
    return problem === null ? { value: text } : { problem }
  },
  'content-video': async (text, { videoProblem }) => {
    const problem = (await videoProblem?.(text)) ?? null
    return problem === null ? { value: text } : { problem }
  },
  'content-subtitles': async (text, { subtitleProblem }) => {
    const problem = (await subtitleProblem?.(text)) ?? null
    return problem === null ? { value: text } : { problem }
  },
  'content-score': async (text, { scoreProblem }) => {
    const problem = (await scoreProblem?.(text)) ?? null
    return problem === null ? { value: text } : { problem }
  },
}

export const isTimeZone = (text: string): boolean => {
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(text)
    return /^[A-Z]/.test(text)
  } catch {
    return false
  }
}

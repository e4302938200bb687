import type { ErrorEventWire } from '@atrio/contract'
import { withoutPersonalData } from '@atrio/contract/rules'
import { randomUuid } from '../random-uuid.ts'

type Frame = ErrorEventWire['exception']['values'][number]['stacktrace']['frames'][number]
type Where = {
  /** Our own origin: frames of other files are left out. */
  origin: string
  /** The route's pattern. */
  route: string
  church: string
  language: string
}

const MAX_FRAMES = 20
const PLACE = /^(\/[\w./-]{1,120}):(\d{1,7}):(\d{1,7})\)?$/

/** A line of a stack in our own files: Chromium's `at name (address:1:2)`, the others' `name@address:1:2`. */
function frameOf(line: string, origin: string): Frame[] {
  const at = line.indexOf(origin)
  if (at < 0) return []
  const [, filename, lineno, colno] = PLACE.exec(line.slice(at + origin.length).trimEnd()) ?? []
  if (!filename) return []
  const name = line
    .slice(0, at)
    .replace(/[@(]/g, '')
    .trim()
    .replace(/^at\b ?/, '')
  return [{ filename, function: name.slice(0, 80) || '?', lineno: Number(lineno), colno: Number(colno), in_app: true }]
}

/**
 * An error as an envelope of error-reporting services: three lines of JSON, without personal data and without an address
 * (docs/wire.md). Null for an error of another's code.
 */
export function errorEnvelope(error: Error, { origin, route, church, language }: Where): string | null {
  const lines = (error.stack ?? '').split('\n')
  const frames = lines.flatMap((line) => frameOf(line, origin)).slice(0, MAX_FRAMES)
  if (frames.length === 0) return null
  const event_id = randomUuid().replaceAll('-', '')
  const now = Date.now()
  const event: ErrorEventWire = {
    event_id,
    timestamp: now / 1000,
    platform: 'javascript',
    level: 'error',
    transaction: route.slice(0, 120),
    tags: { church, language },
    exception: {
      values: [
        {
          type: error.name.slice(0, 80),
          value: withoutPersonalData(error.message),
          // services read them from the outermost call on
          stacktrace: { frames: frames.reverse() },
        },
      ],
    },
  }
  const header = { event_id, sent_at: new Date(now).toISOString() }
  const item = { type: 'event', content_type: 'application/json' }
  return [header, item, event].map((line) => JSON.stringify(line)).join('\n')
}

import { EnvelopeHeaderWire, EnvelopeItemWire, ErrorEventWire } from '@atrio/contract'
import { ENVELOPE_TYPE, withoutPersonalData } from '@atrio/contract/rules'
import type { FastifyInstance } from 'fastify'
import { Value } from 'typebox/value'
import { fetchPublic } from '../outbound/fetch-public.ts'
import { unlisted } from './unlisted.ts'

/** Milliseconds; document 2 section 9. */
const TIME_OUT_MS = 2_000
const MAX_BYTES = 12_288
/** Reports on their way; more are dropped, so that a broken release or an attack takes no connections. */
const MAX_UNDER_WAY = 8

/** The envelope in its documented shape and without personal data, whatever the browser sent; null for anything else. */
export function cleanEnvelope(text: string): string | null {
  const lines = text.trimEnd().split('\n', 4)
  if (lines.length !== 3) return null
  try {
    const [header, item, event] = lines.map((line) => JSON.parse(line) as unknown)
    if (!Value.Check(EnvelopeHeaderWire, header) || !Value.Check(EnvelopeItemWire, item)) return null
    if (!Value.Check(ErrorEventWire, event)) return null
    for (const thrown of event.exception.values) thrown.value = withoutPersonalData(thrown.value)
    return [header, item, event].map((line) => JSON.stringify(line)).join('\n') + '\n'
  } catch {
    return null
  }
}

/**
 * Takes the portal's error reports and passes them on to the error-reporting service: browsers send nothing to a third
 * party, and that learns no visitor's address. The browser's answer waits for nothing.
 */
export function errorReports(app: FastifyInstance, service: string, timeOutMs = TIME_OUT_MS): void {
  let underWay = 0
  const passOn = async (envelope: string) => {
    underWay += 1
    try {
      // the operator's own setting: the service may be in their network
      const { status } = await fetchPublic(service, {
        form: envelope,
        headers: { 'content-type': ENVELOPE_TYPE },
        timeOutMs,
        isBlocked: () => false,
      })
      if (status >= 300) throw new Error(`status ${status}`)
    } catch (error) {
      app.log.warn({ err: { message: (error as Error).message } }, 'an error report was not delivered')
    } finally {
      underWay -= 1
    }
  }
  void app.register((scope, _options, done) => {
    scope.addContentTypeParser(ENVELOPE_TYPE, { parseAs: 'string', bodyLimit: MAX_BYTES }, (_request, body, parsed) =>
      parsed(null, body),
    )
    scope.post<{ Body: string }>('/error-report', unlisted, (request, reply) => {
      const envelope = typeof request.body === 'string' ? cleanEnvelope(request.body) : null
      if (envelope && underWay < MAX_UNDER_WAY) void passOn(envelope)
      return reply.code(envelope ? 202 : 400).send()
    })
    done()
  })
}

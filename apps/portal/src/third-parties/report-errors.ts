import { errorEnvelope } from '@atrio/api-client'
import { ENVELOPE_TYPE } from '@atrio/contract/rules'
import type { FeatureContext } from '@atrio/tenant-core'
import type { DataRouter } from './data-router.ts'

/** Document 2 section 9. */
const TIME_OUT_MS = 2_000
/** Reports of one document: an error in a loop is known after the first ones. */
const MAX_REPORTS = 5

/** Sends errors of the portal's own code to the configured address. Never an error of its own. */
export function reportErrors(ctx: FeatureContext, router: DataRouter, address: string): void {
  const known = new Set<string>()
  const send = (error: unknown) => {
    if (!(error instanceof Error)) return
    const route = router.state.matches.map(({ route }) => route.path ?? '').findLast(Boolean) ?? '/'
    const envelope = errorEnvelope(error, {
      origin: location.origin,
      route,
      church: ctx.tenant.church.code,
      language: ctx.locale,
    })
    const name = `${error.name} ${error.message}`
    // an error of no file of ours is another's
    if (!envelope || known.has(name) || known.size >= MAX_REPORTS) return
    known.add(name)
    void fetch(address, {
      method: 'POST',
      body: envelope,
      headers: { 'Content-Type': ENVELOPE_TYPE },
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(TIME_OUT_MS),
    }).catch(() => undefined) // a report that fails is not reported
  }
  const report = (error: unknown) => {
    try {
      send(error)
    } catch {
      // an error that cannot be read, or a browser that lacks something: the caller of console.error goes on
    }
  }
  addEventListener('error', ({ error }) => report(error))
  addEventListener('unhandledrejection', ({ reason }) => report(reason))
  // React and the router log what an error page or a section's notice was shown for, and throw it nowhere
  const log = console.error
  console.error = (...args: unknown[]) => {
    log(...args)
    args.forEach(report)
  }
}

import type { ChurchNotification } from '@atrio/api-client'
import { hasModule, type FeatureContext } from '@atrio/tenant-core'

/** Whether it comes from the church whose portal this is. Codes name a church on every backend, ids only on ours. */
export const isFromHere = (ctx: Pick<FeatureContext, 'tenant'>, { church }: Pick<ChurchNotification, 'church'>) =>
  church.code === ctx.tenant.church.code

/**
 * The screen that shows what a notification is about (document 1 section 2): of the same church only, and where a feature
 * that is switched on answers for its kind. Undefined: the notification itself is shown.
 */
export function screenOf(ctx: FeatureContext, notification: ChurchNotification): string | undefined {
  const { kind, relatedId, relatedSlug } = notification
  if (kind === null || !isFromHere(ctx, notification)) return undefined
  return ctx.features
    .filter(({ module }) => hasModule(ctx.tenant, module))
    .map(({ opensNotification }) => opensNotification?.[kind]?.({ id: relatedId, slug: relatedSlug }, ctx))
    .find((path) => path !== undefined)
}

type Pass = { code: string; accountId: number }

/**
 * The event page of another church's portal, with the one-time code that signs the person in there. The path is the
 * specification's: that portal may be of another version than this one.
 *
 * @throws TypeError where the server names no web address
 */
export function otherChurchAddress(
  origin: string,
  { kind, relatedId }: Pick<ChurchNotification, 'kind' | 'relatedId'>,
  { code, accountId }: Pass,
): string {
  const address = new URL(kind === 'event' && relatedId !== null ? `/event/${relatedId}` : '/event', origin)
  if (!/^https?:$/.test(address.protocol)) throw new TypeError(`no web address: ${origin}`)
  address.searchParams.set('token', code)
  address.searchParams.set('user', String(accountId))
  return address.href
}

import { ApiError, readingPlansApi } from '@atrio/api-client'
import { sessionAtom, type FeatureContext } from '@atrio/tenant-core'

/** Days of a reading that the person has marked (true) or unmarked, and the server does not have yet. */
export type UnsentMarks = ReadonlyMap<number, boolean>

/** Signing out removes keys with this prefix, see tenant-core's end-session. */
const PREFIX = 'atrio.draft.readingMarks.'

const prefixOf = ({ store, tenant }: FeatureContext) =>
  `${PREFIX}${store.get(sessionAtom).account?.id ?? 0}.${tenant.church.id}.`

function deviceStorage(): Storage | undefined {
  try {
    return globalThis.localStorage
  } catch {
    return undefined
  }
}

const isMark = (pair: unknown): pair is [number, boolean] =>
  Array.isArray(pair) && Number.isSafeInteger(pair[0]) && typeof pair[1] === 'boolean'

/** Marks on this device, of the signed-in person's reading. */
export function readMarks(ctx: FeatureContext, readingId: string): UnsentMarks {
  try {
    const pairs: unknown = JSON.parse(deviceStorage()?.getItem(prefixOf(ctx) + readingId) ?? '[]')
    return new Map(Array.isArray(pairs) ? pairs.filter(isMark) : [])
  } catch {
    return new Map()
  }
}

/**
 * Keeps a day's mark, or removes it once the server has it. All other days stay as they are on the device now: other tabs
 * keep theirs there too.
 */
export function keepMark(ctx: FeatureContext, readingId: string, day: number, read: boolean, sent: boolean): void {
  const marks = new Map(readMarks(ctx, readingId))
  if (!sent) marks.set(day, read)
  // a mark made meanwhile is yet to be sent
  else if (marks.get(day) === read) marks.delete(day)
  writeMarks(ctx, readingId, marks)
}

/** Full or closed storage: the marks last as long as the page. */
function writeMarks(ctx: FeatureContext, readingId: string, marks: UnsentMarks): void {
  try {
    if (marks.size > 0) deviceStorage()?.setItem(prefixOf(ctx) + readingId, JSON.stringify([...marks]))
    else deviceStorage()?.removeItem(prefixOf(ctx) + readingId)
  } catch {
    // nothing was kept
  }
}

/** Sends the marks that no open page sends: of all the person's readings. Never throws. */
export async function sendKeptMarks(ctx: FeatureContext): Promise<void> {
  const prefix = prefixOf(ctx)
  const readings = Object.keys(deviceStorage() ?? {})
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length))
  for (const readingId of readings) if (!(await sendMarks(ctx, prefix, readingId))) return
  if (readings.length > 0) await ctx.api.invalidate(ctx.queryClient, readingPlansApi.own, readingPlansApi.reading)
}

/** @returns whether the server answers */
async function sendMarks(ctx: FeatureContext, prefix: string, readingId: string): Promise<boolean> {
  for (const [day, read] of readMarks(ctx, readingId)) {
    try {
      await ctx.api.run(readingPlansApi.mark, { readingId, day, read })
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 404) return false
      // started over or deleted elsewhere
      if (prefixOf(ctx) === prefix) writeMarks(ctx, readingId, new Map())
      return true
    }
    // another person has signed in meanwhile: the rest is not theirs
    if (prefixOf(ctx) !== prefix) return false
    keepMark(ctx, readingId, day, read, true)
  }
  return true
}

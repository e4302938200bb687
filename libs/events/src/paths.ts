import { buildPath } from '@atrio/tenant-core'

/** Routes and links come from this one table. */
export const paths = { list: '/event', detail: '/event/:eventId' } as const

export const eventPath = (eventId: number) => buildPath(paths.detail, { eventId })

import type { ChurchNotification, MutableKind } from '@atrio/api-client'

type Dated = Pick<ChurchNotification, 'createdAt'>

const time = ({ createdAt }: Dated) => Date.parse(createdAt)

/** Whether a notification came after the newest that the person has seen; nothing seen, all is new. */
export const isNew = (notification: Dated, seen: string | null): boolean =>
  seen === null || time(notification) > Date.parse(seen)

/** The instant up to which a list was seen; null for an empty one. */
export const newestOf = (list: readonly Dated[]): string | null =>
  list.reduce<Dated | null>((newest, one) => (newest && time(newest) >= time(one) ? newest : one), null)?.createdAt ??
  null

/** The later of two instants; null for none. */
export const laterOf = (one: string | null, another: string | null): string | null =>
  one === null || (another !== null && Date.parse(another) > Date.parse(one)) ? another : one

/** Whether the person wants to be notified of it. */
export const isNotified = ({ kind }: Pick<ChurchNotification, 'kind'>, muted: readonly MutableKind[]): boolean =>
  !muted.includes(kind ?? 'other')

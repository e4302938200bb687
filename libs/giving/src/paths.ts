import { DEFAULT_RECURRENCE_DAYS } from '@atrio/contract/rules'

/** The one table of routes and links. */
export const paths = { give: '/give', old: '/doacoes', recurring: '/user/giving' } as const

/** @param reasonId preselected on the page */
export const givePath = (reasonId?: number) =>
  reasonId === undefined ? paths.give : `${paths.give}?reason=${reasonId}`

/** The page with a monthly gift to a reason begun. */
export const giveMonthlyPath = (reasonId: number) =>
  `${paths.give}?purpose=${reasonId}&every=${DEFAULT_RECURRENCE_DAYS}`

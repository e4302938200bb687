import { useSyncExternalStore } from 'react'
import { formatDate, formatTime, zoneLabel } from './format/dates.ts'
import { useLocale } from './create-i18n.ts'

const never = () => () => undefined

/**
 * The name of a zone whose clock differs from the visitor's at that instant, else null. Null on the server, which does
 * not know the visitor, and so in the first render too.
 */
export function useZoneNote(timeZone: string, isoInstant: string): string | null {
  const locale = useLocale()
  return useSyncExternalStore(
    never,
    () => {
      const own = new Intl.DateTimeFormat().resolvedOptions().timeZone
      return isSameLocalTime(own, timeZone, isoInstant) ? null : zoneLabel(timeZone, locale)
    },
    () => null,
  )
}

/** Whether clocks in both zones show the same day and time at that instant, even under different names. */
export const isSameLocalTime = (a: string, b: string, isoInstant: string): boolean =>
  [formatDate, formatTime].every((format) => format(isoInstant, 'en', a) === format(isoInstant, 'en', b))

import type { GroupMeetingTime } from '@atrio/api-client'
import { useFormat, useLocale, useTranslation, distanceText } from '@atrio/i18n'
import { useChurchCountry } from '@atrio/tenant-core'

/** A Sunday: the church's weekdays and clocks are written with days of that week. */
const SUNDAY = 15

/** Words for when a group meets and how far it is. */
export function useGroupWords() {
  const { t } = useTranslation('groups')
  const locale = useLocale()
  const country = useChurchCountry()
  const clock = useFormat('UTC')
  const when = ({ weekday, time }: GroupMeetingTime) => {
    const instant = `2026-11-${SUNDAY + weekday}T${time}:00Z`
    return t('when', { weekday: clock.weekday(instant), time: clock.time(instant) })
  }
  const howOften = ({ frequency }: GroupMeetingTime) => frequency && t(`frequency.${frequency}`)
  const distance = (metres: number) => distanceText(metres, country, locale)
  return { t, when, howOften, distance, country }
}

import type { GroupMeetingTime } from '@atrio/api-client'
import { useFormat, useLocale, useTranslation, distanceText } from '@atrio/i18n'
import { useChurchCountry } from '@atrio/tenant-core'

/** A Sunday: weekdays and times are formatted as days of its week. */
const SUNDAY = 15

/** Texts of a group's meeting time and distance. */
export function useGroupWords() {
  const { t } = useTranslation('groups')
  const locale = useLocale()
  const country = useChurchCountry()
  const clock = useFormat('UTC')
  const instantOf = (weekday: number, time: string) => `2026-11-${SUNDAY + weekday}T${time}:00Z`
  /** The name of a weekday, 0 for Sunday. */
  const day = (weekday: number) => clock.weekday(instantOf(weekday, '12:00'))
  const when = ({ weekday, time }: GroupMeetingTime) => {
    const instant = instantOf(weekday, time)
    return t('when', { weekday: clock.weekday(instant), time: clock.time(instant) })
  }
  const howOften = ({ frequency }: GroupMeetingTime) => frequency && t(`frequency.${frequency}`)
  const distance = (metres: number) => distanceText(metres, country, locale)
  return { t, day, when, howOften, distance }
}

import type { UpcomingService } from '@atrio/api-client'
import { daysBetween, plainDay } from '@atrio/contract/rules'
import { useFormat, useTranslation, useZoneNote } from '@atrio/i18n'
import { useChurch } from '@atrio/tenant-core'
import { DottedLine, mutedCss } from '@atrio/ui'

type Props = {
  service: UpcomingService
  running: boolean
  now: number
  /** Only day, hour and place: the list around it shows what they share. */
  brief?: boolean
}

/** "Hoje, às 19h30 · Templo da Vila Mariana · com transmissão ao vivo", in the church's zone. */
export function When({ service, running, now, brief = false }: Props) {
  const { t } = useTranslation('live')
  const { timeZone } = useChurch()
  const format = useFormat(timeZone)
  const zone = useZoneNote(timeZone, service.startsAt)
  const time = format.time(service.startsAt)

  const day = () => {
    const days = daysBetween(plainDay(now, timeZone), plainDay(Date.parse(service.startsAt), timeZone))
    if (days === 0) return t('today', { time })
    if (days === 1) return t('tomorrow', { time })
    return t('later', { day: format.dateRange(service.startsAt, service.startsAt, 'long'), time })
  }
  const when = running ? t('running', { time, end: format.time(service.endsAt) }) : day()

  return (
    <DottedLine
      css={[mutedCss, { marginTop: '.35em' }]}
      facts={[when, !brief && zone, service.place, !brief && service.broadcast && t('broadcast')]}
    />
  )
}

import type { UpcomingService } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'
import { usePageTime } from '@atrio/tenant-core'
import { kickerCss, Tag } from '@atrio/ui'
import { css } from '@emotion/react'
import { nextService } from '../model/next-service.ts'
import { Clock } from './clock.tsx'
import { RemindLink } from './remind-link.tsx'
import { When } from './when.tsx'

const frame = css({ display: 'grid', gap: 'var(--s5)', justifyItems: 'start', paddingTop: 'var(--s6)' })

/** The next service with a countdown; renders nothing without one. */
export function NextUp({ upcoming }: { upcoming: readonly UpcomingService[] }) {
  const { t } = useTranslation('live')
  const now = usePageTime()
  const next = nextService(upcoming, now)
  if (!next) return null
  const { service, running } = next
  return (
    <section aria-labelledby="live-next" css={frame}>
      <div>
        {running ? <Tag dot>{t('now')}</Tag> : <p css={kickerCss}>{t('next')}</p>}
        <h2 id="live-next">{service.name}</h2>
        <When service={service} running={running} now={now} />
      </div>
      {!running && <Clock left={Date.parse(service.startsAt) - now} />}
      {!running && <RemindLink service={service} />}
    </section>
  )
}

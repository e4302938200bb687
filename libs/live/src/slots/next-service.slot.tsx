import { useTranslation } from '@atrio/i18n'
import { AppLink, useLink, usePageTime, type FeatureContext } from '@atrio/tenant-core'
import { buttonCss, kickerCss, media, Tag } from '@atrio/ui'
import { css } from '@emotion/react'
import { scheduleQuery, useSchedule } from '../data/schedule.queries.ts'
import { nextService } from '../model/next-service.ts'
import { Clock } from '../parts/clock.tsx'
import { RemindLink } from '../parts/remind-link.tsx'
import { When } from '../parts/when.tsx'

const frame = css({
  display: 'grid',
  gap: 'var(--s6)',
  justifyItems: 'start',
  padding: 'var(--s10) var(--gutter)',
  '& h2': { marginTop: '.15em' },
  [media.tabletBigUp]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    gap: '4rem',
    alignItems: 'center',
    paddingBlock: '3.5rem',
  },
})

export const load = (ctx: FeatureContext) => ctx.queryClient.fetchQuery(scheduleQuery(ctx.api))

/** Home's next service; renders nothing without one. */
export default function NextService() {
  const { t } = useTranslation('live')
  const now = usePageTime()
  const watch = useLink('live.home')
  const next = nextService(useSchedule().upcoming, now)
  if (!next) return null
  const { service, running } = next
  return (
    <section data-tone="plain" aria-labelledby="live-next" css={frame}>
      <div>
        {running ? <Tag dot>{t('now')}</Tag> : <p css={kickerCss}>{t('next')}</p>}
        <h2 id="live-next">{service.name}</h2>
        <When service={service} running={running} now={now} />
      </div>
      {!running && <Clock left={Date.parse(service.startsAt) - now} />}
      {!running && <RemindLink service={service} />}
      {running && service.broadcast && watch && (
        <AppLink to={watch} css={buttonCss('primary')}>
          {t('watch')}
        </AppLink>
      )}
    </section>
  )
}

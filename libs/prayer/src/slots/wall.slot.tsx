import { useTranslation } from '@atrio/i18n'
import { AppLink, useLink, type FeatureContext } from '@atrio/tenant-core'
import { EmptyState, linkCss, media, Section } from '@atrio/ui'
import { css } from '@emotion/react'
import { newestQuery, useNewest } from '../data/newest.query.ts'
import { PrayerCard } from '../parts/prayer-card.tsx'

const SHOWN = 3

const columns = css({
  [media.tabletBigUp]: {
    overflow: 'clip',
    '& > ul': {
      display: 'grid',
      gridTemplateColumns: `repeat(${SHOWN}, minmax(0, 1fr))`,
      columnGap: '2.25rem',
      // moves the first card's hairline outside
      marginLeft: 'calc(-2.25rem - 1px)',
    },
  },
})

export const load = (ctx: FeatureContext) => ctx.queryClient.fetchQuery(newestQuery(ctx.api))

/** Home's section of the prayer wall. */
export default function Wall() {
  const { t } = useTranslation('prayer')
  const prayers = useNewest()
  const wall = useLink('prayer.wall')
  const ask = useLink('prayer.new')
  const links = [
    { to: ask, words: t('new') },
    { to: prayers.length > SHOWN ? wall : undefined, words: t('all') },
  ]
  const actions = links.map(
    ({ to, words }) =>
      to && (
        <div key={to}>
          <AppLink to={to} css={linkCss}>
            {words}
          </AppLink>
        </div>
      ),
  )
  return (
    <Section title={t('title')} lead={t('lead')} action={actions}>
      {prayers.length > 0 ? (
        <div css={columns}>
          <ul>
            {prayers.slice(0, SHOWN).map((prayer) => (
              <PrayerCard key={prayer.id} prayer={prayer} />
            ))}
          </ul>
        </div>
      ) : (
        <EmptyState title={t('none.title')} text={t('none.text')} />
      )}
    </Section>
  )
}

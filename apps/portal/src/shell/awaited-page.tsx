import { useTranslation } from '@atrio/i18n'
import { useFeatureContext } from '@atrio/tenant-core'
import { CardGrid, CardSkeleton, gutterCss, LineSkeleton, PageHeader, Skeleton } from '@atrio/ui'
import { leading } from './nav-links.ts'

/** A page that is on its way: its name, if the menu has one, and the outlines of what pages hold. */
export function AwaitedPage({ pathname }: { pathname: string }) {
  const ctx = useFeatureContext()
  const { t } = useTranslation('shell')
  const entries = leading(
    ctx,
    ctx.features.flatMap(({ nav }) => nav ?? []),
  )
  const label = entries.find(({ href }) => href === pathname)?.label
  return (
    <div data-awaited>
      <p role="status" className="visually-hidden">
        {t('loading')}
      </p>
      {/* only to be seen: nobody should read, or go to, a heading that is replaced at once */}
      <div aria-hidden>
        <PageHeader title={label ?? <Skeleton width="min(22rem, 70%)" height="1em" />} lead={<LineSkeleton />} />
        <div css={[gutterCss, { paddingBottom: 'var(--section)' }]}>
          <CardGrid>
            {['first', 'second', 'third'].map((seed) => (
              <li key={seed}>
                <CardSkeleton seed={`awaited-${seed}`} />
              </li>
            ))}
          </CardGrid>
        </div>
      </div>
    </div>
  )
}

import { useTranslation } from '@atrio/i18n'
import { AppLink } from '@atrio/tenant-core'
import { Card, CardGrid, EmptyState, MoreItems, Picture, Tag } from '@atrio/ui'
import { useOwn, usePlans } from '../data/plans.queries.ts'
import type { PlanPaths } from '../page-paths.ts'

/** The church's plans; those that the person reads are tagged. */
export function Discover({ paths }: { paths: PlanPaths }) {
  const { t } = useTranslation('readingPlans')
  const query = usePlans()
  const plans = query.data.pages.flatMap((page) => page.plans)
  const readings = new Map((useOwn().data ?? []).map((reading) => [reading.plan.uuid, reading]))
  if (plans.length === 0)
    return <EmptyState heading="h2" seed="no-reading-plans" title={t('none.title')} text={t('none.text')} />
  return (
    <div>
      <CardGrid>
        {plans.map(({ uuid, name, description, image, length }) => {
          const reading = readings.get(uuid)
          return (
            <li key={uuid}>
              <Card
                heading="h2"
                picture={<Picture src={image?.url} seed={`plan-${uuid}`} sizes="(min-width: 36em) 22rem, 100vw" />}
                kicker={t('length', { count: length })}
                title={name}
                link={(title) => <AppLink to={paths.plan(uuid)}>{title}</AppLink>}
                meta={description}
                tag={
                  reading && (
                    <Tag kind={reading.completedAt ? 'good' : 'accent'}>
                      {reading.completedAt ? t('state.completed') : t('progress', { read: reading.read, length })}
                    </Tag>
                  )
                }
              />
            </li>
          )
        })}
      </CardGrid>
      <MoreItems query={query} words={{ more: t('more'), failed: t('moreFailed'), retry: t('retry') }} />
    </div>
  )
}

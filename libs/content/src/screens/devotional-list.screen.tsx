import { contentApi } from '@atrio/api-client'
import type { FeatureContext } from '@atrio/tenant-core'
import { AppLink } from '@atrio/tenant-core'
import { Card, DottedLine, Picture, Rows } from '@atrio/ui'
import { useList } from '../data/lists.ts'
import { useWritingWords } from '../data/use-writing-words.ts'
import { DatedRow } from '../parts/dated-row.tsx'
import { ListPage } from '../parts/list-page.tsx'
import { devotionalPath } from '../paths.ts'

export const load = (ctx: FeatureContext) =>
  ctx.queryClient.fetchInfiniteQuery(ctx.api.pages(contentApi.devotionals, {}))

/** The devotional of the day, and those of the days before. */
export default function DevotionalListScreen() {
  const { t, date, isToday, minutes } = useWritingWords()
  const { items, more } = useList(contentApi.devotionals, {})
  const [newest, ...earlier] = items
  return (
    <ListPage
      title={t('devotionals.title')}
      lead={t('devotionals.lead')}
      empty={!newest}
      none={{ title: t('devotionals.none.title'), text: t('devotionals.none.text'), seed: 'no-devotionals' }}
      more={more}
    >
      {newest && (
        <Card
          tone="lead"
          heading="h2"
          css={{ maxWidth: '48rem' }}
          picture={
            <Picture
              src={newest.image?.url}
              seed={`devotional-${newest.id}`}
              shape="wide"
              sizes="(min-width: 64em) 48rem, 100vw"
              priority
            />
          }
          kicker={isToday(newest) ? t('devotionals.today') : date(newest.publishedAt)}
          title={newest.title}
          link={(title) => <AppLink to={devotionalPath(newest.id)}>{title}</AppLink>}
          meta={
            <>
              {newest.summary && <p css={{ marginBottom: '.3em' }}>{newest.summary}</p>}
              <DottedLine facts={[newest.reference, minutes(newest)]} />
            </>
          }
        />
      )}
      {earlier.length > 0 && (
        <section css={{ marginTop: 'var(--s12)' }}>
          <h2 css={{ fontSize: 'var(--t-3)', marginBottom: 'var(--s4)' }}>{t('devotionals.earlier')}</h2>
          <Rows>
            {earlier.map((one) => (
              <DatedRow
                key={one.id}
                to={devotionalPath(one.id)}
                title={one.title}
                date={one.publishedAt}
                facts={[one.reference, minutes(one)]}
              />
            ))}
          </Rows>
        </section>
      )}
    </ListPage>
  )
}

import { contentApi } from '@atrio/api-client'
import type { FeatureContext } from '@atrio/tenant-core'
import { CardGrid, Tag } from '@atrio/ui'
import { useList } from '../data/lists.ts'
import { useWritingWords } from '../data/use-writing-words.ts'
import { ListPage } from '../parts/list-page.tsx'
import { WritingCard } from '../parts/writing-card.tsx'
import { classPath } from '../paths.ts'

export const load = (ctx: FeatureContext) => ctx.queryClient.fetchInfiniteQuery(ctx.api.pages(contentApi.classes, {}))

export default function ClassListScreen() {
  const { t } = useWritingWords()
  const { items, more } = useList(contentApi.classes, {})
  return (
    <ListPage
      title={t('school.title')}
      lead={t('school.lead')}
      empty={items.length === 0}
      none={{ title: t('school.none.title'), text: t('school.none.text'), seed: 'no-classes' }}
      more={more}
    >
      <CardGrid>
        {items.map((one) => (
          <li key={one.id}>
            <WritingCard
              to={classPath(one.slug)}
              title={one.title}
              image={one.image}
              seed={`class-${one.id}`}
              kicker={one.author && t('school.teacher', { name: one.author })}
              text={one.summary}
              tag={one.audience && <Tag>{one.audience}</Tag>}
            />
          </li>
        ))}
      </CardGrid>
    </ListPage>
  )
}

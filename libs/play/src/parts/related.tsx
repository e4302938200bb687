import { useTranslation } from '@atrio/i18n'
import { Section } from '@atrio/ui'
import { useMarks } from '../data/marks.queries.ts'
import { useContents } from '../data/play.queries.ts'
import { EntryGrid } from './entry-grid.tsx'

type Props = {
  collection: { id: number; title: string }
  /** The video that is shown. */
  except: number
}

/** Other videos of a collection; loads after the video, which does not wait for it. */
export function Related({ collection, except }: Props) {
  const { t } = useTranslation('play')
  const { items } = useContents({ collectionId: collection.id })
  const marks = useMarks(items)
  const others = items?.filter(({ id }) => id !== except) ?? []
  if (others.length === 0) return null
  return (
    <Section title={t('related')} lead={collection.title}>
      <EntryGrid entries={others} marks={marks} />
    </Section>
  )
}

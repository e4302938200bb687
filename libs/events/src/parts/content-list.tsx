import type { TicketContent } from '@atrio/api-client'
import { AppLink } from '@atrio/tenant-core'
import { BookOpenIcon, DownloadIcon, EmptyState, ListRow, Rows, RowsSkeleton, Tag, VideoIcon } from '@atrio/ui'
import type { useContents } from '../data/registrations.queries.ts'
import { LoadFailed } from './load-failed.tsx'
import { useContentWords } from './use-content-words.ts'

type Props = {
  contents: ReturnType<typeof useContents>
  /** Address of one content. */
  pathOf: (contentId: number) => string
  /** Whether one is shown on this page too: it scrolls there itself. */
  isOnPage?: boolean
}

/** A ticket's contents, each with its state and a link once it is available. */
export function ContentList({ contents: { list, failed, waiting, busy, retry }, pathOf, isOnPage = false }: Props) {
  const { t } = useContentWords()
  return (
    <>
      {failed && <LoadFailed busy={busy} retry={retry} />}
      {waiting && <RowsSkeleton rows={3} />}
      {list.length > 0 && (
        <Rows css={{ maxWidth: '46rem' }}>
          {list.map((content) => (
            <Content key={content.id} content={content} path={pathOf(content.id)} isOnPage={isOnPage} />
          ))}
        </Rows>
      )}
      {list.length === 0 && !failed && !waiting && (
        <EmptyState heading="h2" seed="no-contents" title={t('content.none.title')} text={t('content.none.text')} />
      )}
    </>
  )
}

const icons = { video: VideoIcon, file: DownloadIcon, text: BookOpenIcon }

type ContentProps = { content: TicketContent; path: string; isOnPage: boolean }

function Content({ content, path, isOnPage }: ContentProps) {
  const { t, stateWords } = useContentWords()
  const Icon = icons[content.kind]
  const available = content.state === 'available'
  return (
    <ListRow
      leading={<Icon />}
      title={content.title}
      meta={content.description}
      tag={<Tag kind={available ? 'good' : 'off'}>{stateWords(content)}</Tag>}
      trailing={available && <span css={{ color: 'var(--accent-ink)', fontWeight: 600 }}>{t('content.view')}</span>}
      link={
        available
          ? (words) => (
              <AppLink to={path} preventScrollReset={isOnPage}>
                {words}
              </AppLink>
            )
          : undefined
      }
    />
  )
}

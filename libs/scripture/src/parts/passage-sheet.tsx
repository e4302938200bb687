import { ApiError } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'
import { AppLink, failureOf, useApi, useLastError } from '@atrio/tenant-core'
import { Button, Dialog, FailedNotice, LineSkeleton, linkCss, mutedCss, smallCss } from '@atrio/ui'
import { useQuery } from '@tanstack/react-query'
import { bibleQuery, chapterQuery } from '../data/bible.queries.ts'
import { Verses } from './verses.tsx'

export type OpenPassage = {
  reference: string
  book: string
  chapter: number
  /** Null for the whole chapter. */
  verses: { from: number; to: number } | null
}

type Props = { passage: OpenPassage; to: string; onClose: () => void }

/** A passage over the page that names it, with the way to its chapter. */
export function PassageSheet({ passage, to, onClose }: Props) {
  const { t } = useTranslation('scripture')
  return (
    <Dialog
      open
      onClose={onClose}
      title={passage.reference}
      css={{ width: 'min(38rem, 94vw)' }}
      actions={
        <>
          <Button onClick={onClose}>{t('close')}</Button>
          <AppLink to={to} css={linkCss}>
            {t('inBible')}
          </AppLink>
        </>
      }
    >
      <PassageText {...passage} />
    </Dialog>
  )
}

function PassageText({ book, chapter, verses: asked }: OpenPassage) {
  const { t } = useTranslation('scripture')
  const api = useApi()
  const bible = useQuery(bibleQuery(api))
  const translation = bible.data?.translations.find(({ books }) => books.some(({ code }) => code === book))
  const text = useQuery({
    ...chapterQuery(api, { translation: translation?.code ?? '', book, chapter }),
    enabled: translation !== undefined,
  })
  const errors = [useLastError(bible), useLastError(text)]
  const isMissing = errors.some((error) => error instanceof ApiError && error.status === 404)
  if (isMissing || (bible.data && !translation)) return <p>{t('absent')}</p>
  const failure = [failureOf(bible), failureOf(text)].find(({ failed }) => failed)
  if (failure) {
    return (
      <FailedNotice retry={{ label: t('retry'), onRetry: failure.retry, busy: failure.busy }}>
        {t('failed')} {t('offline')}
      </FailedNotice>
    )
  }
  if (!text.data || !translation) return <LineSkeleton lines={6} />
  const shown = asked
    ? text.data.filter(({ number, lastNumber }) => (lastNumber ?? number) >= asked.from && number <= asked.to)
    : text.data
  return (
    <>
      <Verses verses={shown} lang={translation.language} css={{ fontSize: '1.1875rem' }} />
      <p css={[mutedCss, smallCss]}>{translation.licence}</p>
    </>
  )
}

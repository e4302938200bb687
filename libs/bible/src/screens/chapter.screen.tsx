import { useTranslation } from '@atrio/i18n'
import { chapterQuery, useBookNames } from '@atrio/scripture'
import { AppLink, BackLink, Page, requireRouteId, useApi, useChurch, type FeatureContext } from '@atrio/tenant-core'
import { BookOpenIcon, gutterCss, linkCss, mutedCss, PageHeader, smallCss } from '@atrio/ui'
import { css } from '@emotion/react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation, useParams, type LoaderFunctionArgs } from 'react-router'
import { useLastPlace, useTextSize } from '../data/kept-choices.ts'
import { loadTranslation, requireBook, useTranslationOfPath } from '../data/load-translation.ts'
import { quotedReference, quoteOf } from '../model/quote.ts'
import { ChapterLinks } from '../parts/chapter-links.tsx'
import { ChapterText } from '../parts/chapter-text.tsx'
import { ChosenVerses } from '../parts/chosen-verses.tsx'
import { TextSize } from '../parts/text-size.tsx'
import { TranslationLinks } from '../parts/translation-links.tsx'
import { bookPath, verseId } from '../page-paths.ts'
import { chapterPath, ROOT } from '../paths.ts'

export async function load(ctx: FeatureContext, { params }: LoaderFunctionArgs) {
  const chapter = requireRouteId(params['chapter'])
  const translation = await loadTranslation(ctx, params['translation'])
  const { code } = requireBook(translation, params['book'])
  await ctx.queryClient.fetchQuery(chapterQuery(ctx.api, { translation: translation.code, book: code, chapter }))
}

const tools = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 'var(--s3) var(--s5)' })

/** Another chapter begins without the verses that were chosen in this one. */
export default function BibleChapterScreen() {
  const { book = '', chapter } = useParams()
  const translation = useTranslationOfPath()
  return <Chapter key={`${translation.code} ${book} ${chapter}`} book={book} chapter={Number(chapter)} />
}

function Chapter({ book, chapter }: { book: string; chapter: number }) {
  const { t } = useTranslation('bible')
  const translation = useTranslationOfPath()
  const { reference } = useBookNames()
  const { code } = translation
  const { data: verses } = useSuspenseQuery(chapterQuery(useApi(), { translation: code, book, chapter }))
  const [size, setSize] = useTextSize()
  const asked = useAskedVerse()
  const [, keepPlace] = useLastPlace(useChurch().slug)
  useEffect(() => keepPlace({ translation: code, book, chapter }), [keepPlace, code, book, chapter])
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const choose = (verse: number) =>
    setChosen((before) => {
      const next = new Set(before)
      if (!next.delete(verse)) next.add(verse)
      return next
    })

  const clear = () => {
    // the pressed button goes with the choice: the keyboard continues where it began
    document.getElementById(verseId(Math.min(...chosen)))?.focus({ preventScroll: true })
    setChosen(new Set())
  }

  const title = reference(book, chapter)
  const quoted = verses.filter(({ number }) => chosen.has(number))
  const quotedAs = quotedReference(title, quoted)
  const place = { translation: code, book, chapter }
  return (
    <Page title={`${title} (${translation.abbreviation})`} description={verses[0]?.text.trim()}>
      <BackLink to={ROOT} label={t('title')} />
      <PageHeader kicker={translation.name} title={title}>
        <div css={tools}>
          <AppLink to={bookPath(code, book)} css={linkCss}>
            <BookOpenIcon size="sm" />
            {t('choose')}
          </AppLink>
          <TextSize size={size} onSize={setSize} />
          <TranslationLinks current={translation} to={(one) => chapterPath({ ...place, translation: one.code })} />
        </div>
      </PageHeader>
      <div css={[gutterCss, { paddingBottom: 'var(--section)' }]}>
        <ChapterText
          translation={translation}
          verses={verses}
          chosen={chosen}
          asked={asked}
          size={size}
          onChoose={choose}
        />
        <p css={[mutedCss, smallCss]}>{t('hint')}</p>
        <ChapterLinks translation={translation} at={{ book, chapter }} />
        <p css={[mutedCss, smallCss, { marginTop: 'var(--s6)' }]}>{translation.licence}</p>
      </div>
      {quoted.length > 0 && (
        <ChosenVerses
          reference={quotedAs}
          quote={quoteOf(quotedAs, translation.abbreviation, quoted)}
          url={() => new URL(chapterPath({ ...place, verse: quoted[0]?.number }), location.origin).href}
          onClear={clear}
        />
      )}
    </Page>
  )
}

/** The verse of the address's fragment, shown in the middle of the window. */
function useAskedVerse(): number | undefined {
  const { hash, key } = useLocation()
  const verse = /^#v(\d{1,3})$/.exec(hash)?.[1]
  useEffect(() => {
    if (verse) document.getElementById(verseId(Number(verse)))?.scrollIntoView?.({ block: 'center' })
  }, [verse, key])
  return verse ? Number(verse) : undefined
}

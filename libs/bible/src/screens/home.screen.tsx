import { useTranslation } from '@atrio/i18n'
import { bibleQuery, loadScriptureWords, useBible, useBookNames } from '@atrio/scripture'
import { AppLink, Page, useChurch, type FeatureContext } from '@atrio/tenant-core'
import { BookOpenIcon, gutterCss, linkCss, mutedCss, PageHeader, smallCss, Stack } from '@atrio/ui'
import { css } from '@emotion/react'
import { useLastPlace } from '../data/kept-choices.ts'
import { BookGrid } from '../parts/book-grid.tsx'
import { NoBible } from '../parts/no-bible.tsx'
import { VerseSearch } from '../parts/verse-search.tsx'
import { chapterPath } from '../paths.ts'

export const load = (ctx: FeatureContext) =>
  Promise.all([ctx.queryClient.fetchQuery(bibleQuery(ctx.api)), loadScriptureWords(ctx.i18n)])

const frame = css(gutterCss, { paddingBottom: 'var(--section)' })

/** The books of the church's first translation, its search, and where this device has read last. */
export default function BibleHomeScreen() {
  const { t } = useTranslation('bible')
  const { translations, readers } = useBible()
  const { reference } = useBookNames()
  const [place] = useLastPlace(useChurch().slug)
  const current = translations.find(({ code }) => code === place?.translation) ?? translations[0]
  return (
    <Page title={t('title')} description={t('lead')}>
      <PageHeader title={t('title')} lead={current && t('lead')} kicker={current?.name}>
        {current && (
          <Stack gap={5} css={{ gridTemplateColumns: 'minmax(0, 1fr)' }}>
            {place && current.code === place.translation && (
              <AppLink to={chapterPath(place)} css={linkCss}>
                <BookOpenIcon size="sm" />
                {t('continue', { reference: reference(place.book, place.chapter) })}
              </AppLink>
            )}
            <VerseSearch translation={current.code} />
          </Stack>
        )}
      </PageHeader>
      <div css={frame}>
        {current ? <BookGrid translation={current} /> : <NoBible readers={readers} />}
        {current && <p css={[mutedCss, smallCss, { marginTop: 'var(--s8)' }]}>{current.licence}</p>}
      </div>
    </Page>
  )
}

import { useTranslation } from '@atrio/i18n'
import { bibleQuery } from '@atrio/scripture'
import { AppLink, useApi } from '@atrio/tenant-core'
import { linkCss, Rows, Section } from '@atrio/ui'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { searchQuery } from '../data/search.queries.ts'
import { searchPath } from '../page-paths.ts'
import { FoundRow } from './found-row.tsx'

const SHOWN = 5

/** Verses of the church's first translation among the results of the portal's search; a failure shows none. */
export function FoundVerses({ term, onFound }: { term: string; onFound: (count: number) => void }) {
  const { t } = useTranslation('bible')
  const api = useApi()
  const code = useQuery(bibleQuery(api)).data?.translations[0]?.code
  const { data, hasNextPage } = useInfiniteQuery({
    ...searchQuery(api, code ?? '', term),
    enabled: code !== undefined,
    retry: false,
  })
  const verses = data?.pages[0]?.verses ?? []
  const count = Math.min(SHOWN, verses.length)
  useEffect(() => onFound(count), [count, onFound])
  if (code === undefined || verses.length === 0) return null
  return (
    <Section
      title={t('title')}
      action={
        (hasNextPage || verses.length > SHOWN) && (
          <AppLink to={`${searchPath(code)}?${new URLSearchParams({ term })}`} css={linkCss}>
            {t('search.all')}
          </AppLink>
        )
      }
    >
      <Rows>
        {verses.slice(0, SHOWN).map((verse) => (
          <FoundRow key={`${verse.book} ${verse.chapter} ${verse.verse}`} verse={verse} code={code} />
        ))}
      </Rows>
    </Section>
  )
}

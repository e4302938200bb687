import { useTranslation } from '@atrio/i18n'
import { Page, SearchForm } from '@atrio/tenant-core'
import {
  EmptyState,
  gutterCss,
  MoreItems,
  mutedCss,
  PageHeader,
  RowsSkeleton,
  Stack,
  type MoreItemsProps,
} from '@atrio/ui'
import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'

const frame = css(gutterCss, { paddingBottom: 'var(--section)' })

/** The search of a list: what its address says, and how many items were found so far. */
export type ListSearch = {
  label: string
  action: string
  term: string
  /** What else of the address stays with a new search. */
  kept?: Record<string, string>
  clearTo: string
  count: number
}

type Props = {
  title: string
  lead: string
  /** Filters under the head. */
  filters?: ReactNode
  search?: ListSearch
  /** The empty state. */
  none: { title: string; text: string; seed: string }
  empty: boolean
  /** The query of a list that comes in pages. */
  more?: MoreItemsProps['query']
  children: ReactNode
}

/** Layout of a list of texts or videos, or its empty state; with a search, what that has found. */
export function ListPage({ title, lead, filters, search, none, empty, more, children }: Props) {
  const { t } = useTranslation('content')
  const { location } = useNavigation()
  const words = { more: t('writing.more'), failed: t('writing.moreFailed'), retry: t('retry') }
  const term = search?.term ?? ''
  const searching = search !== undefined && location?.pathname === search.action
  return (
    <Page title={title} description={lead} noIndex={term !== ''}>
      <PageHeader title={title} lead={lead}>
        {(filters || (search && !(empty && term === ''))) && (
          <Stack gap={5}>
            {search && !(empty && term === '') && (
              <SearchForm
                {...formOf(search)}
                words={{ label: search.label, submit: t('search.submit'), clear: t('search.clear') }}
                busy={searching}
              />
            )}
            {filters}
          </Stack>
        )}
      </PageHeader>
      <div css={frame} aria-busy={searching}>
        {search && (
          <p role="status" css={[mutedCss, { marginBottom: term && !empty ? 'var(--s4)' : 0 }]}>
            {term !== '' &&
              (empty ? (
                <span className="visually-hidden">{t('search.none.title', { term })}</span>
              ) : (
                t(more?.hasNextPage ? 'search.foundMore' : 'search.found', search)
              ))}
          </p>
        )}
        {empty && term === '' && <EmptyState heading="h2" seed={none.seed} title={none.title} text={none.text} />}
        {empty && term !== '' && (
          <EmptyState
            heading="h2"
            seed={none.seed}
            title={t('search.none.title', { term })}
            text={t('search.none.text')}
          />
        )}
        {!empty && children}
        {more && <MoreItems query={more} words={words} skeleton={<RowsSkeleton />} />}
      </div>
    </Page>
  )
}

const formOf = ({ action, term, kept = {}, clearTo }: ListSearch) => ({ action, term, kept, clearTo })

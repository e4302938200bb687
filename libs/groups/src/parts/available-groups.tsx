import { AppLink, usePlace } from '@atrio/tenant-core'
import { CardGrid, EmptyState, linkCss, MoreItems, NearMe, RowsSkeleton } from '@atrio/ui'
import { css } from '@emotion/react'
import { useNavigation } from 'react-router'
import { useGroups, useGroupsNear } from '../data/groups.queries.ts'
import { writeListQuery, type ListQuery } from '../model/list-query.ts'
import { paths } from '../paths.ts'
import { GroupCard } from './group-card.tsx'
import { GroupMap } from './group-map.tsx'
import { LoadFailed } from './load-failed.tsx'
import { GroupSearch } from './list-tools.tsx'
import { useGroupWords } from './use-group-words.ts'

const tools = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 'var(--s4)', marginBottom: 'var(--s6)' })

/** The church's groups, search results, or groups by distance. */
export function AvailableGroups({ query }: { query: ListQuery }) {
  const { t } = useGroupWords()
  const { term } = query
  const [place, ask] = usePlace()
  const byName = useGroups(term)
  const near = useGroupsNear(term, place.at)
  const found = near.data ? near : byName
  const searching = useNavigation().location?.pathname === paths.list
  const nearWords = {
    ask: t('near.ask'),
    locating: t('near.locating'),
    first: t('near.first'),
    denied: t('near.denied'),
    failed: t('near.failed'),
  }
  const again = () => (near.isError ? void near.refetch() : ask())
  if (!found.data)
    return found.isError ? <LoadFailed busy={found.isFetching} retry={found.refetch} /> : <RowsSkeleton />
  const groups = found.data.pages.flatMap((page) => page.groups)
  const none = groups.length === 0
  return (
    <>
      {!(none && term === '') && (
        <div css={tools}>
          <GroupSearch query={query} busy={searching} />
          {!none && (
            <NearMe
              place={place.state}
              onAsk={again}
              sorting={near.isLoading}
              failed={near.isError}
              words={nearWords}
            />
          )}
        </div>
      )}
      <p role="status" css={{ color: 'var(--muted)', marginBottom: term ? 'var(--s4)' : 0 }}>
        {term !== '' &&
          !none &&
          t(found.hasNextPage ? 'search.foundMore' : 'search.found', { count: groups.length, term })}
      </p>
      {term !== '' && (
        <p css={{ marginBottom: 'var(--s5)' }}>
          <AppLink to={paths.list + writeListQuery({ ...query, term: '' })} css={linkCss}>
            {t('search.clear')}
          </AppLink>
        </p>
      )}
      {none ? (
        <EmptyState
          heading="h2"
          seed="no-groups"
          title={term ? t('search.none.title', { term }) : t('none.title')}
          text={t(term ? 'search.none.text' : 'none.text')}
        />
      ) : query.view === 'map' ? (
        <GroupMap groups={groups} />
      ) : (
        <CardGrid>
          {groups.map((group) => (
            <li key={group.id}>
              <GroupCard group={group} />
            </li>
          ))}
        </CardGrid>
      )}
      <MoreItems
        query={found}
        words={{ more: t('more'), failed: t('moreFailed'), retry: t('retry') }}
        skeleton={<RowsSkeleton />}
      />
    </>
  )
}

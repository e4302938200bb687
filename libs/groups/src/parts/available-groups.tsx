import { AppLink, failureOf, usePlace } from '@atrio/tenant-core'
import {
  buttonCss,
  CardGrid,
  EmptyState,
  FoldedOnPhones,
  linkCss,
  MoreItems,
  NearMe,
  RowsSkeleton,
  SearchIcon,
} from '@atrio/ui'
import { css } from '@emotion/react'
import { useRef } from 'react'
import { useNavigation } from 'react-router'
import { useGroups, useGroupsNear } from '../data/groups.queries.ts'
import { isChosen, withoutChoice, writeListQuery, type ListQuery } from '../model/list-query.ts'
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
  const chosen = isChosen(query)
  const search = useRef<HTMLDivElement>(null)
  // the pressed link goes
  const onClear = () => search.current?.focus({ preventScroll: true })
  const [place, ask] = usePlace()
  const byName = useGroups(query)
  const near = useGroupsNear(query, place.at)
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
  const { failed, busy, retry } = failureOf(found)
  // an earlier list does not come back while a request that failed is repeated
  if (failed && (!found.data || found.isPlaceholderData)) return <LoadFailed busy={busy} retry={retry} />
  if (!found.data) return <RowsSkeleton />
  const groups = found.data.pages.flatMap((page) => page.groups)
  const none = groups.length === 0
  const filtered = query.weekday !== null || query.area !== ''
  const all = paths.list + writeListQuery(withoutChoice(query))
  const clear = filtered ? 'filter.clear' : 'search.clear'
  const named = term ? t('search.none.title', { term }) : t('none.title')
  const noneTitle = filtered ? t('filter.none.title') : named
  const foundText = ({ more, ...values }: { count: number; term: string; more: boolean }) => {
    if (filtered) return t(more ? 'filter.foundMore' : 'filter.found', values)
    return t(more ? 'search.foundMore' : 'search.found', values)
  }
  return (
    <>
      {!(none && !chosen) && (
        <div ref={search} tabIndex={-1} css={tools}>
          <FoldedOnPhones
            open={chosen}
            summary={
              <>
                <SearchIcon size="sm" />
                {t('search.open')}
              </>
            }
          >
            <GroupSearch query={query} busy={searching} />
          </FoldedOnPhones>
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
      <p role="status" css={{ color: 'var(--muted)', marginBottom: chosen ? 'var(--s4)' : 0 }}>
        {chosen &&
          (none ? (
            <span className="visually-hidden">{noneTitle}</span>
          ) : (
            foundText({ count: groups.length, term, more: found.hasNextPage })
          ))}
      </p>
      {chosen && !none && (
        <p css={{ marginBottom: 'var(--s5)' }}>
          <AppLink to={all} css={linkCss} onClick={onClear}>
            {t(clear)}
          </AppLink>
        </p>
      )}
      {none ? (
        <EmptyState
          heading="h2"
          seed="no-groups"
          title={noneTitle}
          text={t(!chosen ? 'none.text' : filtered ? 'filter.none.text' : 'search.none.text')}
          action={
            chosen && (
              <AppLink to={all} css={buttonCss()} onClick={onClear}>
                {t(clear)}
              </AppLink>
            )
          }
        />
      ) : query.view === 'map' ? (
        <GroupMap groups={groups} here={place.at} />
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

import { ApiError, NOBODY, type SearchKind } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'
import { AppLink, failureOf, useChurch, useIsVisitor, useLastError, useViewer } from '@atrio/tenant-core'
import { EmptyState, FailedNotice, gutterCss, linkCss, mutedCss, RowsSkeleton } from '@atrio/ui'
import { useCallback, useEffect, useState } from 'react'
import { useFinds, useResults } from '../data/search.queries.ts'
import { rememberTerm } from '../model/recent-terms.ts'
import { searchPath } from '../page-paths.ts'
import { FoundGroup } from './found-group.tsx'
import { Sections } from './sections.tsx'

/** All that was found, by kind, or more of one kind; while it is searched for a skeleton, and a failure with a retry. */
export function Results({ term, kind }: { term: string; kind: SearchKind | undefined }) {
  const { t } = useTranslation('search')
  const { id: churchId } = useChurch()
  const viewer = useViewer()
  // not while a session is being restored: it would be a visitor's term
  const isKnown = useIsVisitor() || viewer !== NOBODY
  const finds = useFinds(true)
  const results = useResults(term, kind)
  const [elsewhere, setElsewhere] = useState(0)
  const found = useCallback((count: number) => setElsewhere(count), [])
  const ready = finds.data && results.data
  const failures = [failureOf(finds), failureOf(results)].filter(({ failed }) => failed)
  const error = useLastError(results)
  useEffect(() => {
    if (ready && isKnown) rememberTerm({ viewer, churchId }, term)
  }, [ready, isKnown, viewer, churchId, term])
  if (failures.length > 0) {
    const lost = error instanceof ApiError && error.kind === 'no-response'
    const again = () => failures.forEach((failure) => failure.retry())
    const retry = { label: t('retry'), onRetry: again, busy: results.isFetching || finds.isFetching }
    return (
      <FailedNotice retry={retry} css={{ marginInline: 'var(--gutter)' }}>
        {t(lost && !navigator.onLine ? 'offline' : 'failed')}
      </FailedNotice>
    )
  }
  if (!ready) {
    return (
      <div css={gutterCss} aria-busy>
        <p role="status" className="visually-hidden">
          {t('searching')}
        </p>
        <RowsSkeleton />
      </div>
    )
  }
  const groups = [...finds.data.kinds].flatMap(([name, shown]) => {
    const group = results.data.find((one) => one.kind === name)
    return group ? [{ group, shown }] : []
  })
  const own = groups.reduce((sum, { group }) => sum + group.results.length, 0)
  const count = own + (kind ? 0 : elsewhere)
  const more = groups.some(({ group }) => group.hasMore)
  return (
    <>
      <p role="status" css={[gutterCss, mutedCss]}>
        {count > 0 ? (
          t(more ? 'foundMore' : 'found', { count, term })
        ) : (
          <span className="visually-hidden">{t('none.title', { term })}</span>
        )}
      </p>
      {kind && (
        <p css={gutterCss}>
          <AppLink to={searchPath(term)} css={linkCss}>
            {t('all')}
          </AppLink>
        </p>
      )}
      {groups.map(({ group, shown }) => (
        <FoundGroup key={group.kind} group={group} kind={shown} term={term} alone={kind !== undefined} />
      ))}
      {!kind && finds.data.sections.map(({ id, Section }) => <Section key={id} term={term} onFound={found} />)}
      {count === 0 && (
        <>
          <div css={[gutterCss, { paddingBottom: 'var(--s8)' }]}>
            <EmptyState heading="h2" seed="nothing-found" title={t('none.title', { term })} text={t('none.text')} />
          </div>
          <Sections />
        </>
      )}
    </>
  )
}

import { NOBODY } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'
import { AppLink, failureOf, useViewer } from '@atrio/tenant-core'
import { buttonCss, CardGrid, EmptyState, RowsSkeleton } from '@atrio/ui'
import { useOwnGroups } from '../data/groups.queries.ts'
import type { ListQuery } from '../model/list-query.ts'
import { paths } from '../paths.ts'
import { GroupCard } from './group-card.tsx'
import { GroupMap } from './group-map.tsx'
import { LoadFailed } from './load-failed.tsx'
import { LoginOffer } from './login-offer.tsx'

/** The groups of which the person is a member. */
export function OwnGroups({ view }: Pick<ListQuery, 'view'>) {
  const { t } = useTranslation('groups')
  const viewer = useViewer()
  const own = useOwnGroups()
  const groups = own.data
  const { failed, busy, retry } = failureOf(own)
  if (viewer === NOBODY) {
    return (
      <section css={{ maxWidth: '34rem' }}>
        <h2 css={{ fontSize: 'var(--t-3)', marginBottom: '.35em' }}>{t('own.visitor')}</h2>
        <LoginOffer />
      </section>
    )
  }
  if (groups === undefined) return failed ? <LoadFailed busy={busy} retry={retry} /> : <RowsSkeleton />
  if (groups.length > 0) {
    if (view === 'map') return <GroupMap groups={groups} />
    return (
      <CardGrid>
        {groups.map((group) => (
          <li key={group.id}>
            <GroupCard group={group} />
          </li>
        ))}
      </CardGrid>
    )
  }
  return (
    <EmptyState
      heading="h2"
      seed="no-own-groups"
      title={t('own.none.title')}
      text={t('own.none.text')}
      action={
        <AppLink to={paths.list} css={buttonCss()}>
          {t('own.none.action')}
        </AppLink>
      }
    />
  )
}

import { useFormat, useTranslation } from '@atrio/i18n'
import {
  NotFoundPage,
  PersonPage,
  requireRouteId,
  useChurch,
  usePageMinute,
  useRouteId,
  type FeatureContext,
} from '@atrio/tenant-core'
import { Avatar, EmptyState, MoreItems, mutedCss, RowsSkeleton, smallCss, useFocusBack } from '@atrio/ui'
import { css } from '@emotion/react'
import type { LoaderFunctionArgs } from 'react-router'
import { loadGroup, useGroup } from '../data/groups.queries.ts'
import { joinRequestsQuery, useJoinRequests } from '../data/leading.queries.ts'
import { leaveMissing } from '../data/missing.ts'
import { AnswerRequest } from '../parts/answer-request.tsx'
import { groupPath } from '../paths.ts'

export const load = (ctx: FeatureContext, { params }: LoaderFunctionArgs) => {
  const groupId = requireRouteId(params['groupId'])
  return Promise.all([
    loadGroup(ctx, groupId),
    ctx.queryClient.fetchInfiniteQuery(joinRequestsQuery(ctx.api, groupId)),
  ]).catch(leaveMissing(ctx))
}

const entry = css({
  display: 'grid',
  gridTemplateColumns: '2.75rem minmax(0, 1fr)',
  gap: 'var(--s3) var(--s4)',
  alignItems: 'start',
  paddingBlock: 'var(--s5)',
  borderTop: '1px solid var(--hairline)',
  '&:last-child': { borderBottom: '1px solid var(--hairline)' },
  overflowWrap: 'anywhere',
})

/** Open requests to join a group, for its leaders. */
export default function JoinRequestsScreen() {
  const { t } = useTranslation('groups')
  const format = useFormat(useChurch().timeZone)
  const now = new Date(usePageMinute()).toISOString()
  const groupId = useRouteId('groupId')
  const group = useGroup(groupId)
  const found = useJoinRequests(groupId)
  const [list, backToList] = useFocusBack('place')
  if (!group || !found.data) {
    const words = { title: t('leading.closed.title'), text: t('leading.closed.text'), action: t('meetings.group') }
    return <NotFoundPage {...words} to={groupPath(groupId)} />
  }
  const requests = found.data.pages.flatMap((page) => page.requests)
  return (
    <PersonPage
      title={t('leading.requests')}
      lead={t('leading.requestsLead')}
      back={{ to: groupPath(groupId), label: group.name }}
      width="46rem"
    >
      <div ref={list} role="group" tabIndex={-1} aria-label={t('leading.requests')}>
        {requests.length === 0 ? (
          <EmptyState
            heading="h2"
            seed="no-join-requests"
            title={t('leading.none.title')}
            text={t('leading.none.text')}
          />
        ) : (
          <ul>
            {requests.map((request) => (
              <li key={request.id} css={entry}>
                <Avatar name={request.name} src={request.image?.url} />
                <div css={{ display: 'grid', gap: 'var(--s3)' }}>
                  <div>
                    <h2 css={{ font: '600 1.125rem/1.4 var(--sans)', letterSpacing: 0 }}>{request.name}</h2>
                    <p css={[mutedCss, smallCss]}>
                      {t('leading.asked', { time: format.relative(request.createdAt, now) })}
                    </p>
                  </div>
                  {request.message && <p css={{ whiteSpace: 'pre-line' }}>{request.message}</p>}
                  <AnswerRequest group={group} request={request} onAnswered={backToList} />
                </div>
              </li>
            ))}
          </ul>
        )}
      </div>
      <MoreItems
        query={found}
        words={{ more: t('more'), failed: t('moreFailed'), retry: t('retry') }}
        skeleton={<RowsSkeleton />}
      />
    </PersonPage>
  )
}

import { useFormat, useTranslation } from '@atrio/i18n'
import {
  AppLink,
  BackLink,
  NotFoundPage,
  Page,
  requireRouteId,
  useChurch,
  useRouteId,
  type FeatureContext,
} from '@atrio/tenant-core'
import {
  buttonCss,
  DateBadge,
  DottedLine,
  EmptyState,
  gutterCss,
  ListRow,
  MoreItems,
  PageHeader,
  Rows,
  RowsSkeleton,
} from '@atrio/ui'
import type { LoaderFunctionArgs } from 'react-router'
import { loadGroup, meetingsQuery, useGroup, useMeetings } from '../data/groups.queries.ts'
import { leaveMissing } from '../data/missing.ts'
import { groupPath, meetingPath, newMeetingPath } from '../paths.ts'

export const load = (ctx: FeatureContext, { params }: LoaderFunctionArgs) => {
  const groupId = requireRouteId(params['groupId'])
  return Promise.all([
    loadGroup(ctx, groupId),
    ctx.queryClient.fetchInfiniteQuery(meetingsQuery(ctx.api, groupId)),
  ]).catch(leaveMissing(ctx))
}

/** Records of a group's meetings, for its members. */
export default function MeetingsScreen() {
  const { t } = useTranslation('groups')
  const format = useFormat(useChurch().timeZone)
  const groupId = useRouteId('groupId')
  const group = useGroup(groupId)
  const found = useMeetings(groupId)
  if (!group || !found.data) {
    const words = { title: t('meetings.closed.title'), text: t('meetings.closed.text'), action: t('meetings.group') }
    return <NotFoundPage {...words} to={groupPath(groupId)} />
  }
  const meetings = found.data.pages.flatMap((page) => page.meetings)
  return (
    <Page title={`${t('meetings.title')} · ${group.name}`} noIndex>
      <BackLink to={groupPath(groupId)} label={group.name} />
      <PageHeader title={t('meetings.title')} kicker={group.name} lead={t('meetings.lead')}>
        {group.standing === 'leader' && (
          <AppLink to={newMeetingPath(groupId)} css={buttonCss('primary')}>
            {t('record.new')}
          </AppLink>
        )}
      </PageHeader>
      <div css={[gutterCss, { paddingBottom: 'var(--section)' }]}>
        {meetings.length === 0 ? (
          <EmptyState heading="h2" seed="no-meetings" title={t('meetings.none.title')} text={t('meetings.none.text')} />
        ) : (
          <Rows css={{ maxWidth: '46rem' }}>
            {meetings.map((meeting) => (
              <ListRow
                key={meeting.id}
                leading={<DateBadge {...format.dayAndMonth(noonOf(meeting.day))} dateTime={meeting.day} />}
                title={meeting.topic}
                link={(title) => <AppLink to={meetingPath({ groupId, meetingId: meeting.id })}>{title}</AppLink>}
                meta={
                  <DottedLine
                    facts={[
                      format.plainDate(meeting.day, 'long'),
                      meeting.present !== null && t('meetings.present', { count: meeting.present }),
                    ]}
                  />
                }
              />
            ))}
          </Rows>
        )}
        <MoreItems
          query={found}
          words={{ more: t('more'), failed: t('moreFailed'), retry: t('retry') }}
          skeleton={<RowsSkeleton />}
        />
      </div>
    </Page>
  )
}

/** An instant that falls on the same day in every time zone of the churches. */
const noonOf = (day: string) => `${day}T12:00:00Z`

import type { GroupMember } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'
import { NotFoundPage, PersonPage, requireRouteId, useRouteId, useToday, type FeatureContext } from '@atrio/tenant-core'
import { useParams, type LoaderFunctionArgs } from 'react-router'
import { loadGroup, useGroup } from '../data/groups.queries.ts'
import { membersQuery, recordQuery, useMembers, useRecord } from '../data/leading.queries.ts'
import { leaveMissing } from '../data/missing.ts'
import { MeetingForm } from '../forms/meeting-form.lazy.tsx'
import { groupPath, meetingsPath } from '../paths.ts'

export const load = (ctx: FeatureContext, { params }: LoaderFunctionArgs) => {
  const { api, queryClient } = ctx
  const groupId = requireRouteId(params['groupId'])
  const meetingId = params['meetingId'] === undefined ? undefined : requireRouteId(params['meetingId'])
  return Promise.all([
    loadGroup(ctx, groupId),
    queryClient.fetchQuery(membersQuery(api, groupId)),
    meetingId !== undefined && queryClient.fetchQuery(recordQuery(api, { groupId, meetingId })),
    MeetingForm.prefetch(ctx),
  ]).catch(leaveMissing(ctx))
}

/** A leader records a meeting of their group, or changes its record. */
export default function RecordMeetingScreen() {
  const { t } = useTranslation('groups')
  const today = useToday()
  const groupId = useRouteId('groupId')
  const isNew = useParams()['meetingId'] === undefined
  const group = useGroup(groupId)
  const members = useMembers(groupId).data
  if (!group || !members) {
    const words = { title: t('leading.closed.title'), text: t('leading.closed.text'), action: t('meetings.group') }
    return <NotFoundPage {...words} to={groupPath(groupId)} />
  }
  return (
    <PersonPage
      title={t(isNew ? 'record.new' : 'record.edit')}
      lead={t('record.lead')}
      back={{ to: meetingsPath(groupId), label: t('meetings.title') }}
      width="34rem"
    >
      {isNew ? (
        <MeetingForm groupId={groupId} members={members} record={undefined} today={today} />
      ) : (
        <Edit groupId={groupId} members={members} today={today} />
      )}
    </PersonPage>
  )
}

function Edit({ groupId, members, today }: { groupId: number; members: readonly GroupMember[]; today: string }) {
  const { t } = useTranslation('groups')
  const { data: record } = useRecord({ groupId, meetingId: useRouteId('meetingId') }, true)
  if (!record) return <p>{t('record.notHere')}</p>
  // who was there stays a choice after they have left the group
  const left = record.present.filter(({ userId }) => members.every((member) => member.userId !== userId))
  return (
    <MeetingForm key={record.version} groupId={groupId} members={[...members, ...left]} record={record} today={today} />
  )
}

import { useFormat, useTranslation } from '@atrio/i18n'
import { RichContent } from '@atrio/rich-content'
import { ScriptureRegion } from '@atrio/scripture'
import {
  AppLink,
  BackLink,
  NotFoundPage,
  Page,
  requireRouteId,
  useChurch,
  useLink,
  useRouteId,
  type FeatureContext,
} from '@atrio/tenant-core'
import { BookOpenIcon, DottedLine, gutterCss, linkCss, PageHeader } from '@atrio/ui'
import type { LoaderFunctionArgs } from 'react-router'
import { groupQuery, meetingQuery, useGroup, useMeeting } from '../data/groups.queries.ts'
import { useRecord } from '../data/leading.queries.ts'
import { leaveMissing } from '../data/missing.ts'
import { LedMeeting } from '../parts/led-meeting.tsx'
import { meetingsPath, studyPath } from '../paths.ts'

export const load = (ctx: FeatureContext, { params }: LoaderFunctionArgs) => {
  const meeting = { groupId: requireRouteId(params['groupId']), meetingId: requireRouteId(params['meetingId']) }
  const { api, queryClient } = ctx
  return Promise.all([
    queryClient.fetchQuery(meetingQuery(api, meeting)),
    // says whether the person leads it; without it the page is that of a member
    queryClient.prefetchQuery(groupQuery(api, meeting.groupId)),
  ]).catch(leaveMissing(ctx))
}

/** The record of one meeting. */
export default function MeetingScreen() {
  const { t } = useTranslation('groups')
  const format = useFormat(useChurch().timeZone)
  const groupId = useRouteId('groupId')
  const ref = { groupId, meetingId: useRouteId('meetingId') }
  const meeting = useMeeting(ref)
  const hasStudies = useLink('groups.list') !== undefined
  const { data: record } = useRecord(ref, useGroup(groupId)?.standing === 'leader')
  if (!meeting) {
    const words = { title: t('meetings.missing.title'), text: t('meetings.missing.text'), action: t('meetings.all') }
    return <NotFoundPage {...words} to={meetingsPath(groupId)} />
  }
  const { present, visitors, study, text } = meeting
  const studyWords = study && (
    <>
      <BookOpenIcon size="sm" />
      {t('meetings.study', { title: study.title })}
    </>
  )
  return (
    <Page title={meeting.topic} noIndex>
      <BackLink to={meetingsPath(groupId)} label={t('meetings.title')} />
      <PageHeader
        kicker={format.plainDate(meeting.day, 'full')}
        title={meeting.topic}
        lead={
          <DottedLine
            facts={[
              present !== null && t('meetings.present', { count: present }),
              visitors !== null && visitors > 0 && t('meetings.visitors', { count: visitors }),
            ]}
          />
        }
      >
        {study &&
          (hasStudies ? (
            <AppLink to={studyPath(study.id)} css={linkCss}>
              {studyWords}
            </AppLink>
          ) : (
            <p>{studyWords}</p>
          ))}
      </PageHeader>
      <div css={[gutterCss, { paddingBottom: 'var(--section)' }]}>
        <div css={{ maxWidth: 'var(--measure)' }}>
          {text ? (
            <ScriptureRegion html={text}>
              <RichContent html={text} />
            </ScriptureRegion>
          ) : (
            <p css={{ color: 'var(--muted)' }}>{t('meetings.noText')}</p>
          )}
          {record && <LedMeeting record={record} />}
        </div>
      </div>
    </Page>
  )
}

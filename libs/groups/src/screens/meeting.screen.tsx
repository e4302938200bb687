import { useFormat, useTranslation } from '@atrio/i18n'
import { RichContent } from '@atrio/rich-content'
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
import { BookOpenIcon, DottedLine, gutterCss, linkCss, PageHeader } from '@atrio/ui'
import type { LoaderFunctionArgs } from 'react-router'
import { meetingQuery, useMeeting } from '../data/groups.queries.ts'
import { leaveMissing } from '../data/missing.ts'
import { meetingsPath, studyPath } from '../paths.ts'

export const load = (ctx: FeatureContext, { params }: LoaderFunctionArgs) => {
  const meeting = { groupId: requireRouteId(params['groupId']), meetingId: requireRouteId(params['meetingId']) }
  return ctx.queryClient.fetchQuery(meetingQuery(ctx.api, meeting)).catch(leaveMissing(ctx))
}

/** The record of one meeting. */
export default function MeetingScreen() {
  const { t } = useTranslation('groups')
  const format = useFormat(useChurch().timeZone)
  const groupId = useRouteId('groupId')
  const meeting = useMeeting({ groupId, meetingId: useRouteId('meetingId') })
  if (!meeting) {
    const words = { title: t('meetings.missing.title'), text: t('meetings.missing.text'), action: t('meetings.all') }
    return <NotFoundPage {...words} to={meetingsPath(groupId)} />
  }
  const { present, visitors, study, text } = meeting
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
        {study && (
          <AppLink to={studyPath(study.id)} css={linkCss}>
            <BookOpenIcon size="sm" />
            {t('meetings.study', { title: study.title })}
          </AppLink>
        )}
      </PageHeader>
      <div css={[gutterCss, { paddingBottom: 'var(--section)' }]}>
        <div css={{ maxWidth: 'var(--measure)' }}>
          {text ? <RichContent html={text} /> : <p css={{ color: 'var(--muted)' }}>{t('meetings.noText')}</p>}
        </div>
      </div>
    </Page>
  )
}

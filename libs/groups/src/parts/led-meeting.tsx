import { ApiError, leadingApi, type MeetingRecord } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'
import { AppLink, useFeatureContext } from '@atrio/tenant-core'
import { buttonCss, ConfirmDialog, LinkButton, mutedCss, Row, useToast } from '@atrio/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { forgetRecords } from '../data/leading.queries.ts'
import { editMeetingPath, meetingsPath } from '../paths.ts'

/** For leaders: who was there, and changing or removing the record. */
export function LedMeeting({ record }: { record: MeetingRecord }) {
  const { t } = useTranslation('groups')
  const ctx = useFeatureContext()
  const toast = useToast()
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const { groupId, id: meetingId, present, version } = record
  const remove = async () => {
    try {
      await ctx.api.run(leadingApi.remove, { groupId, meetingId, version })
    } catch (error) {
      // already gone: the removal is done
      if (!(error instanceof ApiError && error.status === 404)) throw error
    }
    toast({ text: t('record.removed') })
    await navigate(meetingsPath(groupId), { replace: true })
    await forgetRecords(ctx, true)
  }
  return (
    <section css={{ marginTop: 'var(--s8)', display: 'grid', gap: 'var(--s4)' }}>
      <div>
        <h2>{t('record.present')}</h2>
        <p css={mutedCss}>{t('record.onlyLeaders')}</p>
      </div>
      {present.length === 0 ? (
        <p>{t('record.nobody')}</p>
      ) : (
        <ul css={{ columns: '14rem', overflowWrap: 'anywhere' }}>
          {present.map(({ userId, name }) => (
            <li key={userId}>{name}</li>
          ))}
        </ul>
      )}
      <Row>
        <AppLink to={editMeetingPath({ groupId, meetingId })} css={buttonCss()}>
          {t('record.editLink')}
        </AppLink>
        <LinkButton onClick={() => setAsking(true)}>{t('record.remove')}</LinkButton>
      </Row>
      <ConfirmDialog
        danger
        open={asking}
        onClose={() => setAsking(false)}
        title={t('record.removeTitle')}
        confirm={t('record.remove')}
        cancel={t('record.keep')}
        onConfirm={remove}
        failure={(error) =>
          t(error instanceof ApiError && error.code === 'conflict' ? 'record.changedMeanwhile' : 'record.removeFailed')
        }
      >
        <p>{t('record.removeText')}</p>
      </ConfirmDialog>
    </section>
  )
}

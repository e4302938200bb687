import { ApiError, leadingApi, type Group, type JoinRequest } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'
import { useFeatureContext } from '@atrio/tenant-core'
import { Button, ConfirmDialog, Row, useToast } from '@atrio/ui'
import { useState } from 'react'
import { forgetJoinRequests } from '../data/leading.queries.ts'

type Props = { group: Group; request: JoinRequest; onAnswered: () => void }

/** Accepts or declines a request, after saying what that means for the person. */
export function AnswerRequest({ group, request, onAnswered }: Props) {
  const { t } = useTranslation('groups')
  const ctx = useFeatureContext()
  const toast = useToast()
  const [asked, setAsked] = useState<'accept' | 'decline'>()
  const { name } = request
  const kind = asked ?? 'accept'
  const answer = async () => {
    try {
      await ctx.api.run(leadingApi.answer, { groupId: group.id, id: request.id, accept: kind === 'accept' })
      toast({ text: t(`leading.${kind}.done`, { name }) })
    } catch (error) {
      // another leader has answered, or the person has withdrawn it: the list shows what is left
      if (!(error instanceof ApiError && (error.code === 'conflict' || error.status === 404))) throw error
      toast({ text: t('leading.answered', { name }) })
    }
    setAsked(undefined)
    await forgetJoinRequests(ctx)
    onAnswered()
  }
  return (
    <>
      <Row>
        <Button variant="primary" onClick={() => setAsked('accept')} aria-label={t('leading.accept.label', { name })}>
          {t('leading.accept.action')}
        </Button>
        <Button onClick={() => setAsked('decline')} aria-label={t('leading.decline.label', { name })}>
          {t('leading.decline.action')}
        </Button>
      </Row>
      <ConfirmDialog
        danger={kind === 'decline'}
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={t(`leading.${kind}.title`, { name })}
        confirm={t(`leading.${kind}.action`)}
        cancel={t('leading.later')}
        onConfirm={answer}
        failure={(error) =>
          t(error instanceof ApiError && error.code === 'group_full' ? 'leading.full' : 'leading.failed')
        }
      >
        <p>{t(`leading.${kind}.text`)}</p>
      </ConfirmDialog>
    </>
  )
}

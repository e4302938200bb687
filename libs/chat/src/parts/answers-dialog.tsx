import type { CommitmentAnswer } from '@atrio/api-client'
import { useFormat, useTranslation } from '@atrio/i18n'
import { failureOf, useChurch } from '@atrio/tenant-core'
import { Avatar, Button, Dialog, FailedNotice, LineSkeleton, ListRow, Rows } from '@atrio/ui'
import { useQuery } from '@tanstack/react-query'
import { useInRoom } from '../room/room-context.ts'
import { Who } from './message.tsx'

/** Who has raised their hand, for moderators, loaded when the list is opened. */
export function AnswersDialog({ id, open, onClose }: { id: number; open: boolean; onClose: () => void }) {
  const { t } = useTranslation('chat')
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('commitment.whoTitle')}
      actions={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <Answers id={id} />
    </Dialog>
  )
}

function Answers({ id }: { id: number }) {
  const { t } = useTranslation('chat')
  const { room, state } = useInRoom()
  const format = useFormat(useChurch().timeZone)
  const count = state.commitment?.count ?? 0
  // keys starting with `account.` are cleared on logout; another count is another list
  const answers = useQuery({
    queryKey: ['account.chatAnswers', id, count],
    queryFn: () => room.answers(id),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  const { failed, busy, retry } = failureOf(answers)
  if (failed) {
    return <FailedNotice retry={{ label: t('retry'), onRetry: retry, busy }}>{t('commitment.whoFailed')}</FailedNotice>
  }
  if (!answers.data) return <LineSkeleton lines={3} />
  if (answers.data.length === 0) return <p>{t('commitment.whoNone')}</p>
  return (
    <Rows>
      {answers.data.map((answer: CommitmentAnswer) => (
        <ListRow
          key={answer.userId}
          leading={<Avatar name={answer.name} src={answer.avatar?.url} guest={answer.role === 'visitor'} />}
          title={<Who author={answer} />}
          meta={format.time(answer.at)}
        />
      ))}
    </Rows>
  )
}

import type { RecurringGift } from '@atrio/api-client'
import { useFormat, useTranslation } from '@atrio/i18n'
import { useFeatureContext } from '@atrio/tenant-core'
import { ConfirmDialog, useToast } from '@atrio/ui'
import { changeRecurring } from '../data/recurring.queries.ts'

export type Move = 'pause' | 'resume' | 'cancel'

const TO = { pause: 'paused', resume: 'active', cancel: 'canceled' } as const

type Props = { gift: RecurringGift; move: Move; onClose: () => void; onMoved: () => void }

/** Asks for confirmation before a recurring gift is paused, resumed or ended. */
export function MoveDialog({ gift, move, onClose, onMoved }: Props) {
  const { t } = useTranslation('giving')
  const ctx = useFeatureContext()
  const format = useFormat(ctx.tenant.church.timeZone)
  const toast = useToast()
  const { reason } = gift
  const change = async () => {
    const { nextDay } = await changeRecurring(ctx, gift.id, { status: TO[move] })
    toast({
      text: nextDay ? t('own.resumed', { day: format.plainDate(nextDay) }) : t(`own.move.${move}.done`, { reason }),
    })
    onClose()
    onMoved()
  }
  return (
    <ConfirmDialog
      danger={move === 'cancel'}
      title={t(`own.move.${move}.title`, { reason })}
      confirm={t(`own.move.${move}.confirm`)}
      cancel={t('own.keep')}
      onConfirm={change}
      onClose={onClose}
      failure={() => t('own.notChanged')}
    >
      <p>{t(`own.move.${move}.text`)}</p>
    </ConfirmDialog>
  )
}

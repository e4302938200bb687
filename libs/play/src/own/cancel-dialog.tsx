import type { Renewal, RenewalChange } from '@atrio/api-client'
import { useFormat, useTranslation } from '@atrio/i18n'
import { useFeatureContext } from '@atrio/tenant-core'
import { ConfirmDialog, useToast } from '@atrio/ui'
import { changeRenewal } from '../data/own.queries.ts'

export type Move = 'cancel' | 'undo' | 'stop'

type Props = {
  move: Move
  renewal: Renewal | null
  /** The end of what is paid. */
  until: string | null
  onClose: () => void
}

/** What taking up a cancelled subscription means: by the same card, if nothing has changed since it was agreed to. */
export function undone(renewal: Renewal | null): RenewalChange {
  if (!renewal?.card || renewal.total === null || renewal.total !== renewal.agreedTotal) return { status: 'manual' }
  return { status: 'active', cardId: renewal.card.id, total: renewal.total }
}

/** Asks for confirmation before a subscription is cancelled, taken up again, or renewed by card no more. */
export function CancelDialog({ move, renewal, until, onClose }: Props) {
  const { t } = useTranslation('play')
  const ctx = useFeatureContext()
  const toast = useToast()
  const format = useFormat(ctx.tenant.church.timeZone)
  const date = until ? format.date(until) : ''
  const again = undone(renewal)
  const change: RenewalChange =
    move === 'cancel' ? { status: 'canceled' } : move === 'stop' ? { status: 'manual' } : again
  const words = move === 'undo' && again.status === 'active' ? 'undoByCard' : move
  const values = {
    date,
    total: again.status === 'active' ? format.money(again.total, renewal?.currency ?? '') : '',
    digits: renewal?.card?.lastDigits ?? '',
  }
  return (
    <ConfirmDialog
      danger={move === 'cancel'}
      title={t(`own.move.${move}.title`)}
      confirm={t(`own.move.${move}.confirm`)}
      cancel={t('own.keep')}
      onConfirm={async () => {
        await changeRenewal(ctx, change)
        toast({ text: t(`own.move.${move}.done`, values) })
        onClose()
      }}
      onClose={onClose}
      failure={() => t('own.notChanged')}
    >
      <p>{t(`own.text.${words}`, values)}</p>
    </ConfirmDialog>
  )
}

import type { RecurringGift } from '@atrio/api-client'
import { useFormat, useTranslation } from '@atrio/i18n'
import { useFeatureContext } from '@atrio/tenant-core'
import { Button, Dialog, Notice, useToast } from '@atrio/ui'
import { useState } from 'react'
import { changeRecurring } from '../data/recurring.queries.ts'

export type Move = 'pause' | 'resume' | 'cancel'

const TO = { pause: 'paused', resume: 'active', cancel: 'canceled' } as const

type Props = { gift: RecurringGift; move: Move; onClose: () => void }

/**
 * Asks for confirmation before a recurring gift is paused, resumed or ended. A refusal is shown here, and the same
 * button tries again.
 */
export function MoveDialog({ gift, move, onClose }: Props) {
  const { t } = useTranslation('giving')
  const ctx = useFeatureContext()
  const format = useFormat(ctx.tenant.church.timeZone)
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const { reason } = gift
  const act = async () => {
    setBusy(true)
    setFailed(false)
    try {
      const { nextDay } = await changeRecurring(ctx, gift.id, { status: TO[move] })
      toast({
        text: nextDay ? t('own.resumed', { day: format.plainDate(nextDay) }) : t(`own.move.${move}.done`, { reason }),
      })
      onClose()
    } catch {
      setFailed(true)
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`own.move.${move}.title`, { reason })}
      actions={
        <>
          <Button variant={move === 'cancel' ? 'danger' : 'primary'} busy={busy} onClick={() => void act()}>
            {t(`own.move.${move}.confirm`)}
          </Button>
          <Button onClick={onClose}>{t('own.keep')}</Button>
        </>
      }
    >
      <p>{t(`own.move.${move}.text`)}</p>
      {failed && (
        <Notice kind="bad" live css={{ marginTop: 'var(--s4)' }}>
          {t('own.notChanged')}
        </Notice>
      )}
    </Dialog>
  )
}

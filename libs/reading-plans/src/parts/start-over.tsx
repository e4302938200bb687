import { readingPlansApi, type PlanSubscription, type ReadingPlan } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'
import { useApi } from '@atrio/tenant-core'
import { Button, ConfirmDialog, RefreshIcon } from '@atrio/ui'
import { useState } from 'react'
import { useTakeReading } from '../data/plans.queries.ts'
import { useRefusal } from './use-refusal.ts'

type Props = { plan: ReadingPlan; reading: PlanSubscription; read: number }

/** Restarts a plan, after a warning about what is lost. */
export function StartOver({ plan, reading, read }: Props) {
  const { t } = useTranslation('readingPlans')
  const api = useApi()
  const take = useTakeReading(plan.uuid)
  const refusal = useRefusal()
  const [asked, setAsked] = useState(false)
  const close = () => setAsked(false)
  const startOver = async () => {
    take(await api.run(readingPlansApi.startOver, { readingId: reading.uuid }))
    close()
  }
  return (
    <>
      <Button onClick={() => setAsked(true)}>
        <RefreshIcon size="sm" />
        {t('over.button')}
      </Button>
      <ConfirmDialog
        danger
        open={asked}
        onClose={close}
        title={t('over.ask', { name: plan.name })}
        confirm={t('over.yes')}
        cancel={t('notNow')}
        onConfirm={startOver}
        failure={refusal}
      >
        <p>{read > 0 ? t('over.text', { count: read }) : t('over.nothing')}</p>
      </ConfirmDialog>
    </>
  )
}

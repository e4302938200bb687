import { readingPlansApi, type PlanSubscription, type ReadingPlan } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'
import { useApi } from '@atrio/tenant-core'
import { Button, RefreshIcon } from '@atrio/ui'
import { useState } from 'react'
import { useTakeReading } from '../data/plans.queries.ts'
import { Question } from './question.tsx'

type Props = { plan: ReadingPlan; reading: PlanSubscription; read: number }

/** Restarts a plan, after a warning about what is lost. */
export function StartOver({ plan, reading, read }: Props) {
  const { t } = useTranslation('readingPlans')
  const api = useApi()
  const take = useTakeReading(plan.uuid)
  const [asked, setAsked] = useState(false)
  return (
    <>
      <Button onClick={() => setAsked(true)}>
        <RefreshIcon size="sm" />
        {t('over.button')}
      </Button>
      <Question
        danger
        open={asked}
        onClose={() => setAsked(false)}
        title={t('over.ask', { name: plan.name })}
        text={read > 0 ? t('over.text', { count: read }) : t('over.nothing')}
        yes={t('over.yes')}
        act={async () => take(await api.run(readingPlansApi.startOver, { readingId: reading.uuid }))}
      />
    </>
  )
}

import { readingPlansApi, type PlanSubscription } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'
import { useApi } from '@atrio/tenant-core'
import { Button, Notice } from '@atrio/ui'
import { useTakeReading } from '../data/plans.queries.ts'
import type { Standing } from '../model/schedule.ts'
import { useAct } from './use-act.ts'

type Props = { planId: string; reading: PlanSubscription; standing: Standing }

/** Offers a reader who is behind to continue from the current day, without reproach. */
export function CatchUp({ planId, reading, standing: { behind, next, catchUpFrom } }: Props) {
  const { t } = useTranslation('readingPlans')
  const api = useApi()
  const take = useTakeReading(planId)
  const { busy, refused, run } = useAct(async () => {
    if (catchUpFrom === null) return
    take(await api.run(readingPlansApi.moveStart, { readingId: reading.uuid, startsOn: catchUpFrom }))
  })
  return (
    <Notice title={t('behind.title', { count: behind })}>
      <p>{t('behind.text', { day: next })}</p>
      {refused && <p role="alert">{refused}</p>}
      <p css={{ marginTop: 'var(--s3)' }}>
        <Button busy={busy} onClick={() => void run()}>
          {t('behind.button')}
        </Button>
      </p>
    </Notice>
  )
}

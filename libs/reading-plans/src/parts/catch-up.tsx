import { readingPlansApi, type PlanSubscription } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'
import { useApi } from '@atrio/tenant-core'
import { Button, keepFocusNear, Notice, Row } from '@atrio/ui'
import { useTakeReading } from '../data/plans.queries.ts'
import type { Standing } from '../model/schedule.ts'
import { useAct } from './use-act.ts'

type Props = {
  planId: string
  reading: PlanSubscription
  standing: Standing
  /** Called with the days that were marked at once. */
  onMarked: (days: number[]) => void
}

/** Offers a reader who is behind to continue from the current day, or to count what was missed as read. */
export function CatchUp({ planId, reading, standing: { behind, missed, next, catchUpFrom }, onMarked }: Props) {
  const { t } = useTranslation('readingPlans')
  const api = useApi()
  const take = useTakeReading(planId)
  const moving = useAct(async () => {
    if (catchUpFrom === null) return
    take(await api.run(readingPlansApi.moveStart, { readingId: reading.uuid, startsOn: catchUpFrom }))
  })
  const marking = useAct(async () => {
    take(await api.run(readingPlansApi.markDays, { readingId: reading.uuid, days: missed, read: true }))
    onMarked(missed)
  })
  const refused = moving.refused || marking.refused
  return (
    <Notice title={t('behind.title', { count: behind })}>
      <p>{t('behind.text', { day: next })}</p>
      {refused && <p role="alert">{refused}</p>}
      <Row css={{ marginTop: 'var(--s3)' }}>
        <Button ref={keepFocusNear} busy={moving.busy} onClick={() => void moving.run()}>
          {t('behind.button')}
        </Button>
        <Button busy={marking.busy} onClick={() => void marking.run()}>
          {t('behind.markAll', { count: behind })}
        </Button>
      </Row>
    </Notice>
  )
}

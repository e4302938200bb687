import { readingPlansApi, type PlanSubscription } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'
import { useApi } from '@atrio/tenant-core'
import { Button, Notice } from '@atrio/ui'
import { useLayoutEffect, useRef } from 'react'
import { useTakeReading } from '../data/plans.queries.ts'
import { useAct } from './use-act.ts'

type Props = { planId: string; reading: PlanSubscription; days: number[]; onUndone: () => void }

/** Says that days were marked at once, and takes their marks back on request. */
export function UndoMarks({ planId, reading, days, onUndone }: Props) {
  const { t } = useTranslation('readingPlans')
  const api = useApi()
  const take = useTakeReading(planId)
  const { busy, refused, run } = useAct(async () => {
    take(await api.run(readingPlansApi.markDays, { readingId: reading.uuid, days, read: false }))
    onUndone()
  })
  // the pressed button is unmounted, so the focus moves to what it did
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1} css={{ outline: 'none' }}>
      <Notice kind="good" live title={t('marked.title', { count: days.length })}>
        {refused && <p role="alert">{refused}</p>}
        <p css={{ marginTop: 'var(--s3)' }}>
          <Button busy={busy} onClick={() => void run()}>
            {t('marked.undo')}
          </Button>
        </p>
      </Notice>
    </div>
  )
}

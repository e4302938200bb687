import { NOBODY, readingPlansApi, type ReadingPlan } from '@atrio/api-client'
import { useFormat, useTranslation } from '@atrio/i18n'
import { useApi, useChurch, useIsVisitor, useToday, useViewer } from '@atrio/tenant-core'
import { Button, ConfirmDialog, Dialog, keepFocusNear } from '@atrio/ui'
import { useState } from 'react'
import { useTakeReading } from '../data/plans.queries.ts'
import { portal } from '../page-paths.ts'
import { EnterLink } from './enter-first.tsx'
import { useRefusal } from './use-refusal.ts'

/** Starts a plan after confirmation; visitors are asked to sign in. */
export function StartPlan({ plan }: { plan: ReadingPlan }) {
  const { t } = useTranslation('readingPlans')
  const { plainDate } = useFormat(useChurch().timeZone)
  const viewer = useViewer()
  const visitor = useIsVisitor()
  const api = useApi()
  const take = useTakeReading(plan.uuid)
  const today = useToday()
  const refusal = useRefusal()
  const [asked, setAsked] = useState(false)
  const close = () => setAsked(false)
  const start = async () => {
    take(await api.run(readingPlansApi.start, { planId: plan.uuid }))
    close()
  }
  return (
    <>
      <Button ref={keepFocusNear} variant="primary" size="big" onClick={() => setAsked(true)}>
        {t('start.button')}
      </Button>
      {viewer === NOBODY ? (
        <Dialog
          open={asked && visitor}
          onClose={close}
          title={t('enter.title')}
          actions={
            <>
              <EnterLink path={portal.plan(plan.uuid)} />
              <Button onClick={close}>{t('notNow')}</Button>
            </>
          }
        >
          <p>{t('enter.text')}</p>
        </Dialog>
      ) : (
        <ConfirmDialog
          open={asked}
          onClose={close}
          title={t('start.ask', { name: plan.name })}
          confirm={t('start.yes')}
          cancel={t('notNow')}
          onConfirm={start}
          failure={refusal}
        >
          <p>{t('start.text', { date: plainDate(today) })}</p>
        </ConfirmDialog>
      )}
    </>
  )
}

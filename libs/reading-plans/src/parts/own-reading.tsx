import type { PlanSubscription, ReadingPlan } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'
import { AppLink, optionalPart, useToday } from '@atrio/tenant-core'
import { Button, buttonCss, LineSkeleton, Notice, Row, Stack, TrashIcon } from '@atrio/ui'
import { css } from '@emotion/react'
import { Suspense, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useMarks } from '../data/use-marks.ts'
import { currentDay, standingOf } from '../model/schedule.ts'
import { pathsBeside } from '../page-paths.ts'
import { CatchUp } from './catch-up.tsx'
import { CurrentReading } from './current-reading.tsx'
import { DayList } from './day-list.tsx'
import { Progress } from './progress.tsx'
import { StartOver } from './start-over.tsx'
import { UndoMarks } from './undo-marks.tsx'

// without network the days can still be marked
const PlanExtras = optionalPart(async () => ({ default: (await import('./plan-extras.tsx')).PlanExtras }))

// nothing is said on most days: it takes no room then
const said = css({ outline: 'none', '&:empty': { position: 'absolute' } })

type Props = { plan: ReadingPlan; reading: PlanSubscription; onGone: () => void }

/** A started plan: current reading, progress, calendar, and every day with its mark. */
export function OwnReading({ plan, reading, onGone }: Props) {
  const { t } = useTranslation('readingPlans')
  const { read, unsaved, retrying, mark, retry } = useMarks(plan.uuid, reading, onGone)
  const today = useToday()
  const standing = standingOf(plan.length, { ...reading, read }, today)
  const current = plan.days.find(({ number }) => number === currentDay(standing, read))
  const [markedAtOnce, setMarkedAtOnce] = useState<number[]>([])
  const spoken = useRef<HTMLDivElement>(null)
  const doneToday = standing.today !== null && read.includes(standing.today)
  return (
    <>
      <Stack gap={6}>
        {unsaved > 0 && (
          <Notice kind="bad" live title={t('unsaved.title', { count: unsaved })}>
            <p>{t('unsaved.text')}</p>
            <p css={{ marginTop: 'var(--s3)' }}>
              <Button busy={retrying} onClick={retry}>
                {t('retry')}
              </Button>
            </p>
          </Notice>
        )}
        <div ref={spoken} role="status" tabIndex={-1} css={said}>
          {standing.next === null ? (
            <Notice kind="good" title={t('complete.title')}>
              {t('complete.text', { count: plan.length })}
            </Notice>
          ) : (
            doneToday && <Notice kind="good">{t('current.done')}</Notice>
          )}
        </div>
        {current && (
          <CurrentReading
            day={current}
            length={plan.length}
            isToday={current.number === standing.today}
            onRead={() => {
              mark(current.number, true)
              // the button is unmounted with the last day: the focus moves to the message
              if (read.length + 1 === plan.length) spoken.current?.focus()
            }}
          />
        )}
        <Progress read={read.length} length={plan.length} />
        {standing.behind > 0 && standing.next !== standing.today && (
          <CatchUp planId={plan.uuid} reading={reading} standing={standing} onMarked={setMarkedAtOnce} />
        )}
        {markedAtOnce.length > 0 && (
          <UndoMarks planId={plan.uuid} reading={reading} days={markedAtOnce} onUndone={() => setMarkedAtOnce([])} />
        )}
        <Row>
          <StartOver plan={plan} reading={reading} read={read.length} />
          <AppLink to={pathsBeside(useLocation().pathname).remove(plan.uuid)} css={buttonCss()}>
            <TrashIcon size="sm" />
            {t('remove.link')}
          </AppLink>
        </Row>
      </Stack>
      <Suspense fallback={<LineSkeleton lines={6} />}>
        <PlanExtras plan={plan} reading={reading} read={read} isComplete={standing.next === null} />
      </Suspense>
      <DayList days={plan.days} reading={{ startsOn: reading.startsOn, read, mark }} />
    </>
  )
}

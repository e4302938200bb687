import type { PlanSubscription, ReadingPlan } from '@atrio/api-client'
import { daysAfter, daysBetween } from '@atrio/contract/rules'
import { dailyIcsHref, useTranslation } from '@atrio/i18n'
import { useChurch, useFeatureContext, usePageMinute, useToday } from '@atrio/tenant-core'
import { buttonCss, CalendarPlusIcon, controlCss, mutedCss, Row, smallCss, Stack } from '@atrio/ui'
import { useId, useState } from 'react'
import { portal } from '../page-paths.ts'
import { MailReminder } from './mail-reminder.tsx'

const DEFAULT_TIME = '07:00'
const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)

type Props = { plan: ReadingPlan; reading: PlanSubscription }

/** A daily alarm in the reader's own calendar, for the days of the plan that are left, or a daily mail. */
export function Reminder({ plan, reading }: Props) {
  const { t } = useTranslation('readingPlans')
  const { uuid } = useChurch()
  const { origin } = useFeatureContext()
  const now = usePageMinute()
  const today = useToday()
  const [time, setTime] = useState(DEFAULT_TIME)
  const id = useId()
  const { reminderHour } = reading
  const last = daysAfter(reading.startsOn, plan.length - 1)
  const days = daysBetween(today, last) + 1
  if (days < 1) return null
  const entry = {
    uid: `reading-${reading.uuid}@${uuid}`,
    title: t('reminder.entry', { name: plan.name }),
    from: today,
    days,
    time: isTime(time) ? time : DEFAULT_TIME,
    description: origin + portal.plan(plan.uuid),
  }
  return (
    <section css={{ marginTop: 'var(--s10)' }} data-print="no">
      <Stack gap={3}>
        <h2 css={{ fontSize: 'var(--t-4)' }}>{t('reminder.title')}</h2>
        <p css={[mutedCss, smallCss, { maxWidth: 'var(--measure)' }]}>{t('reminder.text')}</p>
        <Row>
          <label htmlFor={id}>{t('reminder.time')}</label>
          <input
            id={id}
            type="time"
            value={time}
            required
            css={controlCss}
            onChange={({ currentTarget }) => setTime(currentTarget.value)}
          />
          <a href={dailyIcsHref(entry, new Date(now).toISOString())} download="reading-plan.ics" css={buttonCss()}>
            <CalendarPlusIcon size="sm" />
            {t('reminder.file')}
          </a>
        </Row>
        {reminderHour !== undefined && <MailReminder planId={plan.uuid} reading={{ ...reading, reminderHour }} />}
      </Stack>
    </section>
  )
}

import { readingPlansApi, type PlanSubscription } from '@atrio/api-client'
import { useFormat, useTranslation } from '@atrio/i18n'
import { useApi, useChurch } from '@atrio/tenant-core'
import { mutedCss, Row, Select, smallCss, Stack } from '@atrio/ui'
import { useId, useState } from 'react'
import { useTakeReading } from '../data/plans.queries.ts'
import { useAct } from './use-act.ts'

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)
const OFF = 'off'

type Props = { planId: string; reading: PlanSubscription & { reminderHour: number | null } }

/** Turns the daily mail of a reading on, at an hour of the church's day, and off. */
export function MailReminder({ planId, reading }: Props) {
  const { t } = useTranslation('readingPlans')
  const { timeZone } = useChurch()
  const format = useFormat('UTC')
  const zone = useFormat(timeZone).zone()
  const api = useApi()
  const take = useTakeReading(planId)
  const id = useId()
  const kept = reading.reminderHour === null ? OFF : String(reading.reminderHour)
  const [chosen, setChosen] = useState(kept)
  const { busy, refused, run } = useAct(async (value: string) => {
    const hour = value === OFF ? null : Number(value)
    take(await api.run(readingPlansApi.remind, { readingId: reading.uuid, hour }))
  })
  const choose = (value: string) => {
    setChosen(value)
    void run(value)
  }
  return (
    <Stack gap={2}>
      <Row>
        <label htmlFor={id}>{t('mail.label')}</label>
        <Select
          id={id}
          value={chosen}
          aria-busy={busy}
          aria-describedby={`${id}-hint`}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        >
          <option value={OFF}>{t('mail.off')}</option>
          {HOURS.map((hour) => (
            <option key={hour} value={hour}>
              {format.time(`2026-01-01T${String(hour).padStart(2, '0')}:00:00Z`)}
            </option>
          ))}
        </Select>
      </Row>
      <p id={`${id}-hint`} css={[mutedCss, smallCss, { maxWidth: 'var(--measure)' }]}>
        {t('mail.hint', { zone })}
      </p>
      <p role="status">{!busy && !refused && chosen === kept && kept !== OFF ? t('mail.on') : ''}</p>
      {refused && <p role="alert">{refused}</p>}
    </Stack>
  )
}

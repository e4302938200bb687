import { readingPlansApi, type PlanSubscription } from '@atrio/api-client'
import { useFormat, useTranslation } from '@atrio/i18n'
import { useApi, useChurch } from '@atrio/tenant-core'
import { mutedCss, Row, Select, smallCss, Stack } from '@atrio/ui'
import { useId, useRef, useState } from 'react'
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
  /** What the person has chosen and the server has not confirmed; undefined between changes. */
  const [chosen, setChosen] = useState<string>()
  const newest = useRef<string>(undefined)
  const send = async (value: string): Promise<void> => {
    const hour = value === OFF ? null : Number(value)
    try {
      take(await api.run(readingPlansApi.remind, { readingId: reading.uuid, hour }))
    } catch (error) {
      // a later choice replaces this one
      if (newest.current === value) throw error
    }
    if (newest.current && newest.current !== value) await send(newest.current)
  }
  const { busy, refused, run } = useAct((value: string) =>
    send(value).finally(() => {
      newest.current = undefined
      setChosen(undefined)
    }),
  )
  const choose = (value: string) => {
    const isSending = newest.current !== undefined
    newest.current = value
    setChosen(value)
    // one that is made meanwhile is sent when the request ends, the newest alone
    if (!isSending) void run(value)
  }
  return (
    <Stack gap={2}>
      <Row>
        <label htmlFor={id}>{t('mail.label')}</label>
        <Select
          id={id}
          value={chosen ?? kept}
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
      <p role="status">{!busy && !refused && kept !== OFF ? t('mail.on') : ''}</p>
      {refused && <p role="alert">{refused}</p>}
    </Stack>
  )
}

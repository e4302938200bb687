import { CheckboxField, SelectField, type FormState } from '@atrio/forms'
import { daysAfter, recurrenceDays } from '@atrio/contract/rules'
import { useFormat, useTranslation } from '@atrio/i18n'
import { AppLink, useChurch, useLink, useToday } from '@atrio/tenant-core'
import { linkCss, Notice, smallCss } from '@atrio/ui'
import { css } from '@emotion/react'
import { useLocation } from 'react-router'
import { useEveryWords } from '../parts/use-every-words.ts'
import type { RecurrenceBar } from '../model/recurrence.ts'
import { paths } from '../paths.ts'
import type { GiftValues } from './gift-values.ts'

const frame = css({ marginTop: 'var(--s4)' })
const panel = css({
  display: 'grid',
  gap: 'var(--s3)',
  marginBlock: 'var(--s4)',
  paddingInlineStart: '2.3rem',
  maxWidth: '32rem',
})

type Props = {
  form: Pick<FormState<GiftValues>, 'field' | 'values'>
  /** Why it can't repeat; null if it may. */
  bar: RecurrenceBar | null
}

/** Whether the gift repeats and how often, or why it can't. */
export function RecurrenceFields({ form, bar }: Props) {
  const { t } = useTranslation('giving')
  const { timeZone } = useChurch()
  const today = useToday()
  const format = useFormat(timeZone)
  const everyWords = useEveryWords()
  const { search } = useLocation()
  // what a link proposes is still there after signing in
  const enter = useLink('account.access', { redirectTo: `${paths.give}${search}` })
  if (bar === 'absent') return null
  if (bar !== null)
    return (
      <Notice live css={frame}>
        {t(`recurring.bar.${bar}`)}{' '}
        {bar === 'signedOut' && enter && (
          <AppLink to={enter} css={linkCss}>
            {t('recurring.enter')}
          </AppLink>
        )}
      </Notice>
    )
  const { repeats, everyDays } = form.values
  const next = daysAfter(today, Number(everyDays))
  return (
    <div css={frame}>
      <CheckboxField label={t('recurring.label')} hint={t('recurring.hint')} {...form.field('repeats')} optional />
      {repeats && (
        <div css={panel}>
          <SelectField
            label={t('recurring.often')}
            options={recurrenceDays.map((days) => ({ value: String(days), label: everyWords(days) }))}
            {...form.field('everyDays')}
          />
          {everyDays && (
            <p role="status" css={smallCss}>
              {t('recurring.first', { next: format.plainDate(next) })}
            </p>
          )}
        </div>
      )}
      <AppLink to={paths.recurring} css={[linkCss, smallCss]}>
        {t('own.link')}
      </AppLink>
    </div>
  )
}

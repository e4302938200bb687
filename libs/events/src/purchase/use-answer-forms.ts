import { onlyDigits, readDate, toE164, writeDate } from '@atrio/forms'
import { formatCpf, formatPhone, useLocale } from '@atrio/i18n'
import { useChurchCountry } from '@atrio/tenant-core'
import { useMemo } from 'react'
import type { AnswerForms } from '../model/holder-values.ts'

/** Converts answers between the reader's language and the wire format. */
export function useAnswerForms(): AnswerForms {
  const locale = useLocale()
  const country = useChurchCountry()
  return useMemo(
    () => ({
      write: ({ kind }, answer) => {
        if (kind === 'date') return writeDate(answer, locale)
        if (kind === 'cpf') return formatCpf(answer)
        return kind === 'phone' ? formatPhone(answer) : answer
      },
      read: ({ kind }, typed) => {
        if (kind === 'date') return readDate(typed, locale) ?? ''
        if (kind === 'phone') return toE164(country, typed) ?? ''
        return kind === 'cpf' ? onlyDigits(typed) : typed
      },
    }),
    [locale, country],
  )
}

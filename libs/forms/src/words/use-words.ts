import { formatMoney, type Locale, useLocale, useTranslation } from '@atrio/i18n'
import { use, useMemo } from 'react'
import { awaitedFormWords } from '../i18n/messages.ts'
import type { FieldMessage, MessageValues } from '../rules/field-message.ts'

const written = (values: MessageValues, locale: Locale): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'object' ? formatMoney(value.minor, value.currency, locale) : value,
    ]),
  )

/** The words of forms in the reader's language, and how a field's message reads in it. */
export function useWords() {
  const locale = useLocale()
  const { t, i18n } = useTranslation('forms')
  const awaited = awaitedFormWords(i18n)
  if (awaited) use(awaited)
  return useMemo(
    () => ({
      t,
      locale,
      say: (message: FieldMessage): string =>
        'text' in message ? message.text : t(`rules.${message.key}`, written(message.values ?? {}, locale)),
    }),
    [t, locale],
  )
}

import { formatMoney, type Locale, useLocale, useTranslation } from '@atrio/i18n'
import { useMemo } from 'react'
import type { FieldMessage, MessageValues } from '../rules/field-message.ts'

const written = (values: MessageValues, locale: Locale): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'object' ? formatMoney(value.minor, value.currency, locale) : value,
    ]),
  )

const MISSING = 'The words of forms are missing: await loadFormWords(ctx.i18n) in the load of the screen'
/** A key that every catalogue of forms has. */
const PROOF = 'form.sending'

/** The words of forms in the reader's language (throws where nobody has loaded them), and how a field's message reads in it. */
export function useWords() {
  const locale = useLocale()
  const { t } = useTranslation('forms')
  // A key without words is said as it is. (The translator itself can't be asked: useTranslation hands out a proxy of it,
  // which the light one's private parts don't bear.)
  if (t(PROOF) === PROOF) throw new Error(MISSING)
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

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

/**
 * The messages of forms in the reader's language (throws when they are not loaded), and the translation of a field's
 * message.
 */
export function useWords() {
  const locale = useLocale()
  const { t } = useTranslation('forms')
  // A key without a message is returned as it is. (The translator itself can't be checked: useTranslation returns a
  // proxy of it, which breaks the light one's private fields.)
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

import { plainDay } from '@atrio/contract/rules'
import { useLocale } from '@atrio/i18n'
import type { FormikErrors, FormikValues } from 'formik'
import { useRef } from 'react'
import { type FormSchema, validateValues } from '../rules/validate.ts'

/**
 * Validation as formik asks for it, in the reader's language. Of several runs under way the newest decides: a slow
 * check (a picture's size) must not overwrite what a later one found.
 */
export function useValidation<Values extends FormikValues>(schema: FormSchema) {
  const locale = useLocale()
  const newest = useRef<Promise<object>>(undefined)
  return async (values: Values): Promise<FormikErrors<Values>> => {
    const run = validateValues(schema, values, { locale, today: plainDay(Date.now()) })
    newest.current = run
    await run
    return newest.current
  }
}

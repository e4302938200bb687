import { useLocale } from '@atrio/i18n'
import type { FormikErrors, FormikValues } from 'formik'
import { useRef } from 'react'
import { validateValues } from '../rules/validate.ts'
import type { useSchema } from './use-schema.ts'

/**
 * Validation for formik, in the reader's language. Of several concurrent runs the latest wins: a slow check (a
 * picture's size) must not overwrite a later result. A loading schema is awaited; if it was never requested or failed
 * to load there are no errors, and submitting handles it (`submit`).
 */
export function useValidation<Values extends FormikValues>(schema: ReturnType<typeof useSchema>) {
  const locale = useLocale()
  const newest = useRef<Promise<object>>(undefined)
  const check = async (values: Values): Promise<object> => {
    const rules = schema.unasked() ? undefined : await schema.ask().catch(() => undefined)
    if (!rules) return {}
    const errors = await validateValues(rules, values, { locale })
    schema.settle(rules)
    return errors
  }
  return async (values: Values): Promise<FormikErrors<Values>> => {
    const run = check(values)
    newest.current = run
    await run
    return newest.current
  }
}

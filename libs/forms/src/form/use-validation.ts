import { useLocale } from '@atrio/i18n'
import type { FormikErrors, FormikValues } from 'formik'
import { useRef } from 'react'
import { validateValues } from '../rules/validate.ts'
import type { useSchema } from './use-schema.ts'

/**
 * Validation as formik asks for it, in the reader's language. Of several runs under way the newest decides: a slow
 * check (a picture's size) must not overwrite what a later one found. A schema that is on its way is waited for; while
 * nobody has asked for it, or it could not be fetched, nothing is found, and sending sees to it (`submit`).
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

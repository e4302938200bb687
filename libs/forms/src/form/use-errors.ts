import type { FormikErrors, FormikTouched, FormikValues } from 'formik'
import { useEffect, useEffectEvent, useRef } from 'react'

type Errors<Values> = {
  values: Values
  touched: FormikTouched<Values>
  setErrors: (errors: FormikErrors<Values>) => void
}

/**
 * Validates whenever a value has changed or a field was left. Formik's own way renders the form once more for each key,
 * to say that it validates and that it has; this renders it again only when the errors are other ones.
 */
export function useErrors<Values extends FormikValues>(
  { values, touched, setErrors }: Errors<Values>,
  validate: (values: Values) => Promise<FormikErrors<Values>>,
): void {
  const started = useRef(false)
  const run = useEffectEvent(() => void validate(values).then(setErrors))
  useEffect(() => {
    // what nobody has touched has no errors yet
    if (started.current) run()
    started.current = true
  }, [values, touched])
}

import { type FormikValues, getIn, useFormik } from 'formik'
import { startTransition, type SubmitEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { FieldBinding } from '../fields/field-props.ts'
import type { FieldMessage } from '../rules/field-message.ts'
import { type FormSchema, withoutSecrets } from '../rules/validate.ts'
import { useWords } from '../words/use-words.ts'
import { type Refusal, refusalOf } from './refusal.ts'
import { useErrors } from './use-errors.ts'
import { useKeptValues } from './use-kept-values.ts'
import { type SchemaLoader, useSchema } from './use-schema.ts'
import { useServerErrors } from './use-server-errors.ts'
import { useTouch } from './use-touch.ts'
import { useValidation } from './use-validation.ts'

export type FormOptions<Values extends FormikValues> = {
  initialValues: Values
  /**
   * The schema, or a function that loads it when the form is first touched or submitted, so that yup is not part of the
   * screen.
   */
  schema: FormSchema | SchemaLoader
  /** Submits the form. A returned or thrown refusal keeps the form; nothing means success. */
  onSubmit: (values: Values) => Promise<Refusal | void> | Refusal | void
  /** Key under which the values are stored in the tab until the form succeeds. Secret fields are never stored. */
  draft?: string
  /** Converts what `onSubmit` threw; by default the `fields` of an ApiError, and a general message. */
  readRefusal?: (error: unknown) => Refusal
  /** The form's own messages for codes of the server; undefined uses the catalogue's. */
  wordsOfCode?: (code: string, field: string) => string | undefined
}

export type Form<Values extends FormikValues> = ReturnType<typeof useForm<Values>>

/** A formik form: values, bindings of its fields, and submission. Pass it to `<Form>`. */
export function useForm<Values extends FormikValues>(options: FormOptions<Values>) {
  const { initialValues, onSubmit, readRefusal = refusalOf } = options
  const { t, say } = useWords()
  const element = useRef<HTMLFormElement>(null)
  const busy = useRef(false)
  const answered = useRef(false)
  const focused = useRef<Element>(null)
  const [sending, setSending] = useState(false)
  const [tries, setTries] = useState({ count: 0, taken: false })
  const [invalidCount, setInvalidCount] = useState(0)
  const hasField = (name: string) => getIn(initialValues, name) !== undefined
  const server = useServerErrors(hasField, say, options.wordsOfCode)

  const schema = useSchema(options.schema)
  const validate = useValidation<Values>(schema)
  const settle = (taken: boolean) => {
    answered.current = true
    setTries(({ count }) => ({ count: count + 1, taken }))
    setSending(false)
  }
  const send = async (values: Values) => {
    setSending(true)
    server.forget()
    try {
      const refusal = await onSubmit(values)
      if (refusal) server.refuse(refusal)
      else draft.forget(values)
      settle(!refusal)
    } catch (error) {
      server.refuse(readRefusal(error))
      settle(false)
    }
  }

  const formik = useFormik<Values>({
    initialValues,
    onSubmit: send,
    validate,
    validateOnChange: false,
    validateOnBlur: false,
  })
  const { values, errors, touched, setFieldValue, setFieldTouched, setValues, submitForm, validateForm, dirty } = formik
  useErrors(formik, validate)

  // The schema declares the secret fields: until it has loaded nothing is stored.
  const { known } = schema
  const keep = useMemo(() => known && ((all: Values) => withoutSecrets(known, all)), [known])
  const restore = (kept: Values) => void setValues(kept)
  const draft = useKeptValues(options.draft, { initial: initialValues, values, dirty, restore }, keep)

  const { touch, retry } = useTouch(schema, element, validateForm)

  const submit = async (event?: SubmitEvent<HTMLFormElement>) => {
    event?.preventDefault()
    if (busy.current) return
    busy.current = true
    answered.current = false
    focused.current = document.activeElement
    setInvalidCount(0)
    if (!known) setSending(true)
    // where the schema does not come, its trouble is shown
    await schema
      .ask()
      .then(submitForm, () => undefined)
      .finally(() => (busy.current = false))
    if (!answered.current) settle(false)
  }

  // After the render: focuses the first invalid field, else the element that submitting took the focus from.
  useLayoutEffect(() => {
    if (tries.count === 0) return
    const invalid = element.current?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? []
    setInvalidCount(invalid.length)
    if (invalid[0]) invalid[0].focus()
    else if (document.activeElement === document.body && focused.current instanceof HTMLElement) focused.current.focus()
  }, [tries])

  const messageOf = (name: string): FieldMessage | undefined =>
    server.said.fields[name] ?? (getIn(touched, name) ? (getIn(errors, name) as FieldMessage | undefined) : undefined)

  const setValue = <Name extends keyof Values & string>(name: Name, value: Values[Name]) => {
    server.forgetField(name)
    touch()
    void setFieldValue(name, value)
  }

  /** Binding of a field: `<EmailField label="…" {...form.field('email')} />`. */
  const field = <Name extends keyof Values & string>(name: Name): FieldBinding<Values[Name]> => {
    const message = messageOf(name)
    const value = values[name]
    const filled = value !== '' && value !== null && value !== undefined && value !== (false as unknown)
    return {
      name,
      value,
      onChange: (next) => setValue(name, next),
      // a press elsewhere takes the focus away: it is answered first, and what it pressed does not move before
      onBlur: () => startTransition(() => void setFieldTouched(name, true)),
      ...(message && { error: say(message) }),
      ...(!message && known && filled && Boolean(getIn(touched, name)) && { valid: true }),
    }
  }

  const announcement = sending
    ? t('form.sending')
    : tries.taken
      ? t('form.sent')
      : invalidCount > 0
        ? t('form.invalid', { count: invalidCount })
        : ''

  return {
    element,
    values,
    sending,
    dirty,
    /** Error of the form as a whole; '' without one. */
    error: schema.trouble ? t('form.unready') : (server.said.whole ?? (server.said.failed ? t('form.failed') : '')),
    /** Set while the schema failed to load: a retry. */
    unready: schema.trouble && { busy: schema.trouble.busy, retry: () => void retry() },
    announcement,
    field,
    setValue,
    submit,
    touch,
    reset: () => {
      server.forget()
      setInvalidCount(0)
      formik.resetForm()
    },
  }
}

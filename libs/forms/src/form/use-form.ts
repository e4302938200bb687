import { type FormikValues, getIn, useFormik } from 'formik'
import { type SubmitEvent, useEffect, useMemo, useRef, useState } from 'react'
import type { FieldBinding } from '../fields/field-props.ts'
import type { FieldMessage } from '../rules/field-message.ts'
import { type FormSchema, withoutSecrets } from '../rules/validate.ts'
import { useWords } from '../words/use-words.ts'
import { type Refusal, refusalOf } from './refusal.ts'
import { useKeptValues } from './use-kept-values.ts'
import { type SchemaLoader, useSchema } from './use-schema.ts'
import { useServerErrors } from './use-server-errors.ts'
import { useTouch } from './use-touch.ts'
import { useValidation } from './use-validation.ts'

export type FormOptions<Values extends FormikValues> = {
  initialValues: Values
  /** The rules, or what fetches them when the form is first touched or sent: yup is then not part of the screen. */
  schema: FormSchema | SchemaLoader
  /** Sends the form. What it returns or throws says why it was refused; nothing at all means that it was taken. */
  onSubmit: (values: Values) => Promise<Refusal | void> | Refusal | void
  /** Keeps what is typed in the tab under this name, until the form was taken. Secret fields are never kept. */
  draft?: string
  /** Reads what `onSubmit` threw; by default the `fields` of an ApiError, and a general sentence. */
  readRefusal?: (error: unknown) => Refusal
  /** The form's own sentences for codes of the server; undefined leaves the code to the catalogue. */
  wordsOfCode?: (code: string, field: string) => string | undefined
}

export type Form<Values extends FormikValues> = ReturnType<typeof useForm<Values>>

/** A form on formik: its values, its fields' bindings, and how it is sent. Give it to `<Form>`. */
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

  const formik = useFormik<Values>({ initialValues, onSubmit: send, validate })
  const { values, errors, touched, setFieldValue, setFieldTouched, setValues, submitForm, validateForm, dirty } = formik

  // Which fields are secret the schema says: before it is there nothing is written.
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
    const ready = await schema.ask().then(
      () => true,
      () => false,
    )
    await (ready ? submitForm() : Promise.resolve()).finally(() => (busy.current = false))
    if (!answered.current) settle(false)
  }

  // After the answer is drawn: to the first field that is wrong, else back to where sending took the focus away.
  useEffect(() => {
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

  /** What a field needs to be part of the form: `<EmailField label="…" {...form.field('email')} />`. */
  const field = <Name extends keyof Values & string>(name: Name): FieldBinding<Values[Name]> => {
    const message = messageOf(name)
    const value = values[name]
    const filled = value !== '' && value !== null && value !== undefined && value !== (false as unknown)
    return {
      name,
      value,
      onChange: (next) => setValue(name, next),
      onBlur: () => void setFieldTouched(name, true),
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
    /** What is wrong with the form as a whole, in words; '' where nothing is. */
    error: schema.trouble ? t('form.unready') : (server.said.whole ?? (server.said.failed ? t('form.failed') : '')),
    /** There while the rules could not be fetched: how to try again. */
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

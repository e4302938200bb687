import type { EventDetail } from '@atrio/api-client'
import { type FieldBinding, Form, FormError, type Refusal, SubmitButton, TextField, useForm } from '@atrio/forms'
import { signedInAtom, useChurchCountry } from '@atrio/tenant-core'
import { useAtomValue } from 'jotai'
import { useCallback, useMemo, useState } from 'react'
import type { Holder } from '../model/cart.ts'
import { holderDraft } from '../model/cart-draft.ts'
import { fieldOf, toHolder, toValues } from '../model/holder-values.ts'
import { useEventWords } from '../parts/use-event-words.ts'
import { OwnData } from './own-data.tsx'
import { QuestionField } from './question-field.tsx'
import { useAnswerForms } from './use-answer-forms.ts'

type Props = {
  event: EventDetail
  /** Number of the ticket, from 1. */
  ticket: number
  holder: Holder | null
  submit: string
  /** A returned refusal keeps the form. */
  onTaken: (holder: Holder) => Promise<Refusal | void> | void
}

/** One holder's name and answers. The draft stays in the tab until it is accepted. */
export function HolderForm({ event, ticket, holder, submit, onTaken }: Props) {
  const { t } = useEventWords()
  const forms = useAnswerForms()
  const country = useChurchCountry()
  const signedIn = useAtomValue(signedInAtom)
  const [uploads, setUploads] = useState(0)
  const { id, questions } = event
  const schema = useCallback(
    () => import('./holder.schema.ts').then((module) => module.holderSchema(questions, country)),
    [questions, country],
  )
  const [first] = useState(holder)
  const initialValues = useMemo(() => toValues(first, questions, forms), [first, questions, forms])
  const form = useForm({
    initialValues,
    schema,
    draft: holderDraft(id, ticket),
    onSubmit: (values) => onTaken(toHolder(values, questions, forms)),
  })
  const uploading = useCallback((under: boolean) => setUploads((count) => count + (under ? 1 : -1)), [])
  return (
    <Form form={form} label={t('holder.form')}>
      {ticket === 1 && signedIn && <OwnData questions={questions} forms={forms} onFill={form.setValue} />}
      <TextField
        label={t('holder.name')}
        autoComplete={ticket === 1 ? 'name' : 'off'}
        autoCapitalize="words"
        {...(form.field('holder') as FieldBinding<string>)}
      />
      {questions.map((question) => (
        <QuestionField
          key={question.id}
          eventId={id}
          question={question}
          country={country}
          own={ticket === 1}
          binding={form.field(fieldOf(question))}
          onUploading={uploading}
        />
      ))}
      <FormError form={form} />
      <div>
        <SubmitButton disabledReason={uploads > 0 ? t('upload.wait') : undefined}>{submit}</SubmitButton>
      </div>
    </Form>
  )
}

import type { Question, UploadedFile } from '@atrio/api-client'
import {
  CpfField,
  DateField,
  EmailField,
  type FieldBinding,
  PhoneField,
  RadioGroup,
  SelectField,
  TextareaField,
  TextField,
} from '@atrio/forms'
import { UploadField } from './upload-field.tsx'

type Props = {
  eventId: number
  question: Question
  country: string
  /** The answers are the form's user's own, so the browser may autofill them. */
  own: boolean
  binding: FieldBinding<string | UploadedFile | null>
  onUploading: (under: boolean) => void
}

/** Up to this many options are radio buttons; more are a select. */
const IN_SIGHT = 5

/** The field of an event's question, by its kind. */
export function QuestionField({ eventId, question, country, own, binding, onUploading }: Props) {
  const { label, help, kind, required, options } = question
  const said = { label, optional: !required, ...(help && { hint: help }) }
  if (kind === 'file')
    return (
      <UploadField
        {...said}
        {...(binding as FieldBinding<UploadedFile | null>)}
        eventId={eventId}
        onUploading={onUploading}
      />
    )
  const props = { ...said, ...(binding as FieldBinding<string>) }
  // autofill offers the browser owner's data, which is wrong for other holders' tickets
  const off = own ? {} : { autoComplete: 'off' as const }
  const choices = options.map((option) => ({ value: option, label: option }))
  switch (kind) {
    case 'choice':
      return options.length <= IN_SIGHT ? (
        <RadioGroup {...props} options={choices} />
      ) : (
        <SelectField {...props} options={choices} />
      )
    case 'date':
      return <DateField {...props} />
    case 'cpf':
      return <CpfField {...props} />
    case 'email':
      return <EmailField {...props} {...off} />
    case 'phone':
      return <PhoneField {...props} {...off} country={country} />
    default:
      return label.length > 60 ? (
        <TextareaField {...props} maxLength={2000} />
      ) : (
        <TextField {...props} autoComplete="off" maxLength={2000} />
      )
  }
}

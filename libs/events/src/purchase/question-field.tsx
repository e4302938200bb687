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
  /** The answers are of whoever fills the form, so that the browser may offer theirs. */
  own: boolean
  binding: FieldBinding<string | UploadedFile | null>
  onUploading: (under: boolean) => void
}

/** So many choices stand in sight; more are a list. */
const IN_SIGHT = 5

/** A question of the event, by what it asks for. */
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
  // a browser offers its owner's data, which on other tickets would be the wrong person's
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

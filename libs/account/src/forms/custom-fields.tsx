import type { CustomField } from '@atrio/api-client'
import {
  CheckboxGroup,
  DateField,
  RadioGroup,
  SelectField,
  TextareaField,
  TextField,
  type FieldBinding,
} from '@atrio/forms'
import { useLocale, useTranslation } from '@atrio/i18n'
import { customName } from '../model/custom-values.ts'

type Binding = FieldBinding<string | readonly string[]>
type Props = { fields: readonly CustomField[]; binding: (name: `custom_${string}`) => Binding }

/** Up to this many options of a required choice are radio buttons, which can't be cleared; others are a select. */
const MAX_RADIOS = 5

/** The fields that a church defines itself, in its order. */
export function CustomFields({ fields, binding }: Props) {
  return fields.map((field) => <Field key={field.code} field={field} binding={binding(customName(field))} />)
}

function Field({ field: { kind, names, options, required }, binding }: { field: CustomField; binding: Binding }) {
  const { t } = useTranslation('account')
  const locale = useLocale()
  const said = { label: names[locale], optional: !required }
  const choices = options.map((option) => ({ value: option.code, label: option.names[locale] }))
  if (kind === 'choices') {
    return <CheckboxGroup {...said} {...(binding as FieldBinding<readonly string[]>)} options={choices} />
  }
  const props = { ...said, ...(binding as FieldBinding<string>) }
  const choice = (from: typeof choices) =>
    required && from.length <= MAX_RADIOS ? (
      <RadioGroup {...props} options={from} />
    ) : (
      <SelectField {...props} options={from} />
    )
  switch (kind) {
    case 'longText':
      return <TextareaField {...props} />
    case 'number':
      return <TextField {...props} inputMode="numeric" autoComplete="off" />
    case 'date':
      return <DateField {...props} />
    case 'choice':
      return choice(choices)
    case 'yesNo':
      return choice((['yes', 'no'] as const).map((value) => ({ value, label: t(`register.${value}`) })))
    case 'text':
      return <TextField {...props} autoComplete="off" />
  }
}

export { AddressFields, type AddressFieldsProps, type AddressValues, emptyAddress } from './address/address-fields.tsx'
export { addressRules } from './address/address-schema.ts'
export type { FoundAddress, PostalLookup } from './address/use-postal-lookup.ts'
export { CheckboxGroup } from './fields/checkbox-group.tsx'
export {
  CheckboxField,
  type Option,
  RadioGroup,
  type RadioOption,
  SelectField,
  type SelectFieldProps,
} from './fields/choice-fields.tsx'
export type { FieldBinding, FieldProps } from './fields/field-props.ts'
export { FieldSkeleton, type FieldSkeletonProps } from './fields/field-skeleton.tsx'
export { FileField, type FileFieldProps } from './fields/file-field.tsx'
export { MoneyField, type MoneyFieldProps } from './fields/money-field.tsx'
export { PasswordField, type PasswordFieldProps } from './fields/password-field.tsx'
export {
  CepField,
  CpfField,
  DateField,
  EmailField,
  PhoneField,
  type PhoneFieldProps,
  ZipField,
  type ZipFieldProps,
} from './fields/person-fields.tsx'
export { TextareaField, type TextareaFieldProps } from './fields/textarea-field.tsx'
export { TextField, type TextFieldProps } from './fields/text-field.tsx'
export { clearDrafts } from './form/draft.ts'
export { Form, FormError, type FormProps, SubmitButton } from './form/form.tsx'
export type { Refusal } from './form/refusal.ts'
export { sendingKeys } from './form/sending-keys.ts'
export { useDraft } from './form/use-draft.ts'
export { type Form as FormState, type FormOptions, useForm } from './form/use-form.ts'
export type { SchemaLoader } from './form/use-schema.ts'
export { loadFormWords } from './i18n/messages.ts'
export { masks } from './mask/masks.ts'
export { MAX_PICTURE_BYTES, pictureToSend } from './picture/picture-to-send.ts'
export type { FieldMessage, RuleKey } from './rules/field-message.ts'
export { newPassword } from './rules/new-password.ts'
export { y } from './rules/schema.ts'
// Exported so that the published types include the methods.
export type { Country } from './rules/yup-types.ts'
export { type FormSchema, validateValues } from './rules/validate.ts'
export { useWords } from './words/use-words.ts'
// Conversions of a form's values before they are sent; features don't import the contract.
export { isCardExpired, onlyDigits, readCardDate, readDate, toE164, writeDate } from '@atrio/contract/rules'

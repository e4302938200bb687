import type { MaritalStatus, Sex } from './account.types.ts'
import type { CustomAnswers, CustomField } from './custom-fields.types.ts'

/** Fields that a church may ask for beside name, e-mail and password. */
export type RegistrationFieldName =
  | 'phone'
  | 'birthDate'
  | 'sex'
  | 'cpf'
  | 'occupation'
  | 'congregation'
  | 'maritalStatus'
  | 'weddingDate'
  | 'children'
  | 'address'
  | 'comments'

export type RegistrationSettings = {
  fields: { name: RegistrationFieldName; required: boolean }[]
  /** Fields that the church defines itself. */
  customFields: readonly CustomField[]
  /** Null: no terms have to be accepted. */
  termsUrl: string | null
  /** Answers do not reveal whether an e-mail has an account. */
  discreet: boolean
}

/** An address as it is typed. */
export type AddressDraft = {
  street?: string
  number?: string
  complement?: string
  neighborhood?: string
  city?: string
  state?: string
  /** ISO 3166-1 alpha-2. */
  country: string
  zipCode?: string
}

/** The values of the registration form; days are `YYYY-MM-DD`. */
export type RegistrationDraft = {
  name: string
  surname: string
  email: string
  password: string
  /** The answer to the captcha. */
  captcha: string
  acceptsTerms?: boolean
  phone?: string
  birthDate?: string
  sex?: Sex
  cpf?: string
  occupationId?: number
  congregationId?: number
  maritalStatus?: MaritalStatus
  weddingDate?: string
  children?: number
  address?: AddressDraft
  comments?: string
  customAnswers?: CustomAnswers
  /** Path of the portal that the confirmation mail leads back to. */
  redirectTo?: string
}

/** `verifyEmail`: a mail is on its way. `active`: an existing account has joined this church. */
export type RegistrationOutcome = 'verifyEmail' | 'active'

import type { RegistrationDraft, RegistrationFieldName, RegistrationSettings } from '@atrio/api-client'
import { onlyDigits, readDate } from '@atrio/forms'
import type { Locale } from '@atrio/i18n'
import { emptyCustomValues, givenAnswers, type CustomValues } from './custom-values.ts'
import { addressOf, emptyPerson, idOf, type PersonValues } from './person-values.ts'

/** Registration as the form holds it; empty texts mean no value. */
export type RegistrationValues = PersonValues &
  CustomValues & {
    password: string
    confirmation: string
    acceptsTerms: boolean
  }

export const emptyRegistration = (
  country: string,
  customFields: RegistrationSettings['customFields'] = [],
): RegistrationValues => ({
  ...emptyPerson(country),
  ...emptyCustomValues(customFields),
  password: '',
  confirmation: '',
  acceptsTerms: false,
})

/** The request body: only what this church asks for, with dates as `YYYY-MM-DD`. */
export function toRegistrationDraft(
  values: RegistrationValues,
  settings: RegistrationSettings,
  locale: Locale,
  who: Pick<RegistrationDraft, 'email' | 'captcha' | 'redirectTo'>,
): RegistrationDraft {
  const asks = (name: RegistrationFieldName) => settings.fields.some((field) => field.name === name)
  const day = (value: string) => readDate(value, locale) ?? undefined
  const candidates: { [K in keyof RegistrationDraft]?: RegistrationDraft[K] | undefined } = {
    acceptsTerms: settings.termsUrl === null ? undefined : values.acceptsTerms,
    phone: asks('phone') ? values.phone : undefined,
    birthDate: asks('birthDate') ? day(values.birthDate) : undefined,
    sex: asks('sex') && values.sex ? (values.sex as 'male' | 'female') : undefined,
    cpf: asks('cpf') ? onlyDigits(values.cpf) : undefined,
    occupationId: asks('occupation') ? idOf(values.occupationId) : undefined,
    congregationId: asks('congregation') ? idOf(values.congregationId) : undefined,
    maritalStatus:
      asks('maritalStatus') && values.maritalStatus
        ? (values.maritalStatus as NonNullable<RegistrationDraft['maritalStatus']>)
        : undefined,
    weddingDate: asks('weddingDate') ? day(values.weddingDate) : undefined,
    children: asks('children') ? idOf(values.children) : undefined,
    address: asks('address') ? addressOf(values) : undefined,
    comments: asks('comments') ? values.comments : undefined,
    customAnswers: givenAnswers(settings.customFields, values, locale),
  }
  const given = Object.entries(candidates).filter(([, value]) => value !== undefined && value !== '')
  return {
    name: values.name.trim(),
    surname: values.surname.trim(),
    password: values.password,
    ...who,
    ...(Object.fromEntries(given) as Partial<RegistrationDraft>),
  }
}

import type { CustomField, RegistrationFieldName, RegistrationSettings } from '@atrio/api-client'
import { addressRules, newPassword, toE164, y } from '@atrio/forms'
import { customRules } from './custom.schema.ts'

type Text = ReturnType<typeof y.string>
const text = (required: boolean) => (required ? y.string().required() : y.string())

/** The church's country, and the saved phone number: one that an earlier rule accepted may stay. */
type About = { country: string; savedPhone?: string }

function phoneRule(required: boolean, { country, savedPhone = '' }: About) {
  if (savedPhone === '' || toE164(country, savedPhone)) return text(required).phone(country)
  return text(required).test({
    name: 'phone',
    message: country === 'BR' ? 'brPhone' : 'phone',
    test: (value = '') => value === '' || value === savedPhone || toE164(country, value) !== null,
  })
}

const rules: Record<Exclude<RegistrationFieldName, 'address'>, (required: boolean, about: About) => object> = {
  phone: (required, about) => ({ phone: phoneRule(required, about) }),
  birthDate: (required) => ({ birthDate: text(required).birthdate() }),
  sex: (required) => ({ sex: text(required) }),
  cpf: (required) => ({ cpf: text(required).cpf() }),
  occupation: (required) => ({ occupationId: text(required) }),
  congregation: (required) => ({ congregationId: text(required) }),
  maritalStatus: (required) => ({ maritalStatus: text(required) }),
  weddingDate: (required) => ({ weddingDate: text(required).date() }),
  children: (required) => ({ children: text(required).numeric().maxValue(30) }),
  comments: (required) => ({ comments: text(required).max(1000) }),
}

type Fields = RegistrationSettings['fields']

function askedRules(fields: Fields, about: About) {
  const asked = fields.map(({ name, required }) => {
    if (name !== 'address') return rules[name](required, about)
    return required ? addressRules() : { zipCode: y.string().postalCode(y.ref('country')) }
  })
  return Object.assign({}, ...asked) as object
}

const nameRules = () => ({ name: y.string().required().max(80), surname: y.string().required().max(80) })

/** Identity documents and addresses are never stored in the browser (quality: security 2). */
const KEPT_NOWHERE = ['cpf', 'zipCode', 'street', 'number', 'complement', 'neighborhood', 'city', 'state'] as const

/** A form's schema whose draft leaves out documents and addresses, be they asked for or not. */
function personObject(shown: object) {
  const rulesOf = shown as Record<string, Text>
  const secret = KEPT_NOWHERE.map((name) => [name, (rulesOf[name] ?? y.string()).secret()] as const)
  return y.object({ ...rulesOf, ...Object.fromEntries(secret) })
}

/** The rules of what a church asks for, beside name and password, which are always asked. */
export const registrationSchema = ({ fields, customFields, termsUrl }: RegistrationSettings, country: string) =>
  personObject({
    ...nameRules(),
    password: newPassword().required(),
    confirmation: y.string().required().confirmed('password'),
    ...askedRules(fields, { country }),
    ...customRules(customFields),
    ...(termsUrl !== null && { acceptsTerms: y.boolean().accepted() }),
  })

type Shown = { fields: Fields; customFields: readonly CustomField[]; names: boolean }

/** The rules of own data, for the shown fields. */
export const personSchema = ({ fields, customFields, names }: Shown, about: About) =>
  personObject({ ...(names && nameRules()), ...askedRules(fields, about), ...customRules(customFields) })

/** The rules of one address. */
export const addressSchema = () => y.object(addressRules())

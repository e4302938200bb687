import type { RegistrationFieldName, RegistrationSettings } from '@atrio/api-client'
import { addressRules, y } from '@atrio/forms'

const text = (required: boolean) => (required ? y.string().required() : y.string())

const rules: Record<Exclude<RegistrationFieldName, 'address'>, (required: boolean, country: string) => object> = {
  phone: (required, country) => ({ phone: text(required).phone(country) }),
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

/** The rules of what a church asks for, beside name and password, which are always asked. */
export function registrationSchema({ fields, termsUrl }: RegistrationSettings, country: string) {
  const asked = fields.map(({ name, required }) => {
    if (name !== 'address') return rules[name](required, country)
    return required ? addressRules() : { zipCode: y.string().postalCode(y.ref('country')) }
  })
  return y.object({
    name: y.string().required().max(80),
    surname: y.string().required().max(80),
    password: y.string().required().password(),
    confirmation: y.string().required().confirmed('password'),
    ...Object.assign({}, ...asked),
    ...(termsUrl !== null && { acceptsTerms: y.boolean().accepted() }),
  })
}

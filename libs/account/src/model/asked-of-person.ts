import type { RegistrationFieldName, RegistrationSettings } from '@atrio/api-client'
import type { Person } from './person-values.ts'

type Fields = RegistrationSettings['fields']

/** Every field that a person may fill in; addresses have a list of their own. */
const OWN: readonly RegistrationFieldName[] = [
  'cpf',
  'phone',
  'birthDate',
  'sex',
  'maritalStatus',
  'weddingDate',
  'children',
  'occupation',
  'congregation',
  'comments',
]

const isEmpty = ({ account, cpf }: Person, name: RegistrationFieldName): boolean => {
  switch (name) {
    case 'cpf':
      return !cpf
    case 'occupation':
      return account.occupationId === null
    case 'congregation':
      return account.congregationId === null
    default:
      return account[name] === null || account[name] === ''
  }
}

/**
 * Every field of own data; one that the church requires at registration can't be emptied. The CPF is Brazilian:
 * elsewhere it is shown only where the church asks for it, or where there is one to correct. @param country ISO 3166,
 * of the church
 */
export const ownFields = (
  { fields }: RegistrationSettings,
  { country, cpf }: { country: string; cpf: string | null },
): Fields =>
  OWN.flatMap((name) => {
    const asked = fields.find((field) => field.name === name)
    if (name === 'cpf' && country !== 'BR' && !cpf && !asked) return []
    return [{ name, required: asked?.required ?? false }]
  })

/**
 * What an account lacks: the fields that its church requires; and to pay in Brazil, a CPF and a Brazilian address (Pix
 * and boleto, document 1 section 5).
 */
export function missingFields(
  person: Person,
  settings: RegistrationSettings,
  { payment, country }: { payment: boolean; country: string },
): Fields {
  const missing: Fields = settings.fields.filter(({ name, required }) => required && isEmpty(person, name))
  const add = (name: RegistrationFieldName, lacks: boolean) => {
    if (lacks && !missing.some((field) => field.name === name)) missing.push({ name, required: true })
  }
  if (payment && country === 'BR') {
    add('cpf', isEmpty(person, 'cpf'))
    add('address', person.account.address?.country !== 'BR')
  }
  return missing
}

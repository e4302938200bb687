import type {
  AddressDraft,
  ClientAccount,
  OwnDataChanges,
  RegistrationFieldName,
  RegistrationSettings,
} from '@atrio/api-client'
import { emptyAddress, onlyDigits, readDate, writeDate, type AddressValues } from '@atrio/forms'
import { formatCpf, formatPhone, type Locale } from '@atrio/i18n'

/** A person's own data as the form holds it; empty texts mean no value. */
export type PersonValues = AddressValues & {
  name: string
  surname: string
  phone: string
  birthDate: string
  sex: string
  cpf: string
  occupationId: string
  congregationId: string
  maritalStatus: string
  weddingDate: string
  children: string
  comments: string
}

/** A person's data as saved. */
export type Person = { account: ClientAccount; cpf: string | null }

export const emptyPerson = (country: string): PersonValues => ({
  ...emptyAddress,
  country,
  name: '',
  surname: '',
  phone: '',
  birthDate: '',
  sex: '',
  cpf: '',
  occupationId: '',
  congregationId: '',
  maritalStatus: '',
  weddingDate: '',
  children: '',
  comments: '',
})

export const idOf = (value: string) => (value ? Number(value) : undefined)

/** The address of the form's values; undefined when it is empty. */
export function addressOf(values: AddressValues): AddressDraft | undefined {
  const { country, zipCode, street, number, complement, neighborhood, city, state } = values
  // the country is prefilled: alone it is no address
  if (![zipCode, street, number, complement, neighborhood, city, state].some(Boolean)) return undefined
  return { country, zipCode, street, number, complement, neighborhood, city, state }
}

type Texts = { [Name in keyof AddressValues]: string | null }

/** An address as the form's values. */
export const addressValues = (address: Texts | null, country: string): AddressValues =>
  address
    ? (Object.fromEntries(
        Object.keys(emptyAddress).map((name) => [name, address[name as keyof AddressValues] ?? '']),
      ) as AddressValues)
    : { ...emptyAddress, country }

const text = (value: string | number | null) => (value === null ? '' : String(value))

/** A person's data as the form's values. */
export const personValues = ({ account, cpf }: Person, locale: Locale, country: string): PersonValues => ({
  ...addressValues(account.address, country),
  name: account.name,
  surname: account.surname,
  phone: formatPhone(text(account.phone)),
  birthDate: writeDate(text(account.birthDate), locale),
  sex: text(account.sex),
  cpf: formatCpf(cpf ?? ''),
  occupationId: text(account.occupationId),
  congregationId: text(account.congregationId),
  maritalStatus: text(account.maritalStatus),
  weddingDate: writeDate(text(account.weddingDate), locale),
  children: text(account.children),
  comments: text(account.comments),
})

const ADDRESS = Object.keys(emptyAddress) as (keyof AddressValues)[]

/** The form's fields that each asked field consists of. */
const NAMES: Record<RegistrationFieldName, (keyof PersonValues)[]> = {
  phone: ['phone'],
  birthDate: ['birthDate'],
  sex: ['sex'],
  cpf: ['cpf'],
  occupation: ['occupationId'],
  congregation: ['congregationId'],
  maritalStatus: ['maritalStatus'],
  weddingDate: ['weddingDate'],
  children: ['children'],
  address: ADDRESS,
  comments: ['comments'],
}

/** The value of a form's field as it is sent. */
function sentOf(name: RegistrationFieldName, values: PersonValues, locale: Locale): OwnDataChanges {
  const cpf = onlyDigits(values.cpf)
  const address = addressOf(values)
  switch (name) {
    case 'phone':
      return { phone: values.phone.trim() || null }
    case 'birthDate':
      return { birthDate: readDate(values.birthDate, locale) }
    case 'sex':
      return { sex: (values.sex || null) as NonNullable<OwnDataChanges['sex']> | null }
    // neither can be removed here: a CPF can only be corrected, and addresses have a list of their own
    case 'cpf':
      return cpf ? { cpf } : {}
    case 'address':
      return address ? { address } : {}
    case 'occupation':
      return { occupationId: idOf(values.occupationId) ?? null }
    case 'congregation':
      return { congregationId: idOf(values.congregationId) ?? null }
    case 'maritalStatus':
      return { maritalStatus: (values.maritalStatus || null) as NonNullable<OwnDataChanges['maritalStatus']> | null }
    case 'weddingDate':
      return { weddingDate: readDate(values.weddingDate, locale) }
    case 'children':
      return { children: idOf(values.children) ?? null }
    case 'comments':
      return { comments: values.comments.trim() || null }
  }
}

/** The changed values of the shown fields. */
export function changesOf(
  before: PersonValues,
  values: PersonValues,
  fields: RegistrationSettings['fields'],
  locale: Locale,
): OwnDataChanges {
  const differs = (name: keyof PersonValues) => values[name].trim() !== before[name].trim()
  const changed = fields.filter(({ name }) => NAMES[name].some(differs))
  return Object.assign(
    {
      ...(differs('name') && { name: values.name.trim() }),
      ...(differs('surname') && { surname: values.surname.trim() }),
    },
    ...changed.map(({ name }) => sentOf(name, values, locale)),
  ) as OwnDataChanges
}

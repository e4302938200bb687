import type { RegistrationSettings } from '@atrio/api-client'
import { validateValues } from '@atrio/forms'
import { describe, expect, it } from 'vitest'
import { emptyRegistration, toRegistrationDraft } from './registration-values.ts'
import { personSchema, registrationSchema } from './registration.schema.ts'

const names = [
  'phone',
  'birthDate',
  'sex',
  'cpf',
  'occupation',
  'congregation',
  'maritalStatus',
  'weddingDate',
  'children',
  'address',
  'comments',
] as const
const asking = (required: boolean, termsUrl: string | null = null): RegistrationSettings => ({
  fields: names.map((name) => ({ name, required })),
  customFields: [],
  termsUrl,
  discreet: false,
})
const nothing: RegistrationSettings = { fields: [], customFields: [], termsUrl: null, discreet: false }
const context = { locale: 'pt-BR', today: '2026-11-20' } as const
const wrong = async (settings: RegistrationSettings, over = {}) => {
  const values = { ...emptyRegistration('BR'), ...over }
  return Object.keys(await validateValues(registrationSchema(settings, 'BR'), values, context)).sort()
}
const filled = {
  ...emptyRegistration('BR'),
  name: ' Ana ',
  surname: 'Lima',
  password: 'Janela7@',
  confirmation: 'Janela7@',
  phone: '+55 11 91234-5678',
  birthDate: '03/02/1990',
  sex: 'female',
  cpf: '529.982.247-25',
  occupationId: '3',
  congregationId: '5',
  maritalStatus: 'married',
  weddingDate: '06/05/2015',
  children: '0',
  zipCode: '04101-000',
  street: 'Rua das Acácias',
  number: '240',
  neighborhood: 'Vila Mariana',
  city: 'São Paulo',
  state: 'SP',
  comments: 'Olá',
  acceptsTerms: true,
}
const who = { email: 'ana@a.test', captcha: 'c' }

const always = ['confirmation', 'name', 'password', 'surname']

describe('registrationSchema', () => {
  it('requires at least a name and a password', async () => {
    expect(await wrong(nothing)).toEqual(always)
  })

  it('requires the required fields and accepts the optional ones empty', async () => {
    expect(await wrong(asking(true))).toHaveLength(4 + 10 + 6)
    expect(await wrong(asking(false))).toEqual(always)
    expect(await wrong(asking(true), filled)).toEqual([])
  })

  it('validates a filled field whether it is required or not', async () => {
    const over = { cpf: '111.111.111-11', birthDate: '31/02/1990', zipCode: '1', children: '-1', phone: '1' }
    for (const required of [true, false]) {
      expect(await wrong(asking(required), { ...filled, ...over })).toEqual(expect.arrayContaining(Object.keys(over)))
    }
  })

  it('accepts the saved phone number, also one that its rule refuses now, until it is changed', async () => {
    const shown = { fields: [{ name: 'phone' as const, required: true }], customFields: [], names: false }
    const faults = async (phone: string, savedPhone: string) =>
      Object.values(
        await validateValues(personSchema(shown, { country: 'BR', savedPhone }), { ...filled, phone }, context),
      ).map(({ key }) => key)
    const former = '(11) 3333-4444'
    expect(await faults(former, former)).toEqual([])
    expect(await faults('(11) 3333-4445', former)).toEqual(await faults(former, ''))
    expect(await faults('', former)).toEqual(await faults('', ''))
    expect(await faults('11 91234-5678', former)).toEqual([])
  })

  it('requires acceptance of the terms where the church has some', async () => {
    expect(await wrong({ ...nothing, termsUrl: '/terms' }, { ...filled, acceptsTerms: false })).toEqual([
      'acceptsTerms',
    ])
  })
})

describe('toRegistrationDraft', () => {
  it('sends every asked field, with dates in ISO format', () => {
    expect(toRegistrationDraft(filled, asking(true, '/terms'), 'pt-BR', who)).toEqual({
      ...who,
      name: 'Ana',
      surname: 'Lima',
      password: 'Janela7@',
      acceptsTerms: true,
      phone: '+55 11 91234-5678',
      birthDate: '1990-02-03',
      sex: 'female',
      cpf: '52998224725',
      occupationId: 3,
      congregationId: 5,
      maritalStatus: 'married',
      weddingDate: '2015-05-06',
      children: 0,
      address: {
        country: 'BR',
        zipCode: '04101-000',
        street: 'Rua das Acácias',
        number: '240',
        complement: '',
        neighborhood: 'Vila Mariana',
        city: 'São Paulo',
        state: 'SP',
      },
      comments: 'Olá',
    })
  })

  it('leaves out fields that were not asked or were left empty', () => {
    const least = { ...who, name: 'Ana', surname: 'Lima', password: 'Janela7@' }
    expect(toRegistrationDraft(filled, nothing, 'pt-BR', who)).toEqual(least)
    const empty = { ...emptyRegistration('BR'), name: 'Ana', surname: 'Lima', password: 'Janela7@' }
    expect(toRegistrationDraft(empty, asking(false), 'pt-BR', who)).toEqual(least)
  })
})

import type { ClientAccount } from '@atrio/api-client'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { missingFields, ownFields } from './asked-of-person.ts'
import { changesOf, personValues, type Person } from './person-values.ts'
import { gatewayName, isExpired } from './saved-card.ts'

const home = {
  street: 'Rua das Acácias',
  number: '240',
  complement: null,
  neighborhood: 'Vila Mariana',
  city: 'São Paulo',
  state: 'SP',
  country: 'BR',
  zipCode: '04103-010',
}
const account: ClientAccount = {
  id: 8,
  accountId: 7,
  church: { id: 1, code: 'demo', slug: 'vida-plena', name: 'Vida Plena' },
  name: 'Ana',
  surname: 'Lima',
  email: 'ana@demo.test',
  phone: '+55 11 98888-7777',
  birthDate: '1990-02-28',
  sex: 'female',
  occupationId: 3,
  congregationId: null,
  maritalStatus: 'married',
  weddingDate: null,
  children: 0,
  address: home,
  comments: null,
  image: null,
  chatModerator: false,
  createdAt: '2026-01-01T12:00Z',
}
const person: Person = { account, cpf: '52998224725' }
const asked = (...names: Parameters<typeof missingFields>[1]['fields'][number]['name'][]) => ({
  fields: names.map((name) => ({ name, required: true })),
  customFields: [],
  termsUrl: null,
  discreet: false,
})
const inBrazil = { country: 'BR', cpf: null }
const own = ownFields(asked(), inBrazil)

describe('changesOf', () => {
  it.each(['pt-BR', 'en', 'es'] as const)('is empty when nothing was edited, in %s', (locale) => {
    const before = personValues(person, locale, 'BR')
    expect(changesOf(before, { ...before }, own, locale)).toEqual({})
  })

  it('holds the edited fields, with null for the emptied ones', () => {
    const before = personValues(person, 'en', 'BR')
    const values = { ...before, birthDate: '12/31/1989', phone: ' ', sex: '', occupationId: '', surname: ' Souza ' }
    expect(changesOf(before, values, own, 'en')).toEqual({
      birthDate: '1989-12-31',
      phone: null,
      sex: null,
      occupationId: null,
      surname: 'Souza',
    })
  })

  it('leaves out hidden fields, and a CPF or address that was only emptied', () => {
    const before = personValues(person, 'pt-BR', 'BR')
    expect(changesOf(before, { ...before, cpf: '', phone: '' }, asked('cpf').fields, 'pt-BR')).toEqual({})
    const bare = { ...before, street: '', number: '', neighborhood: '', city: '', state: '', zipCode: '' }
    expect(changesOf(before, bare, asked('address').fields, 'pt-BR')).toEqual({})
  })

  it('keeps any text that is typed over', () =>
    fc.assert(
      fc.property(fc.string(), fc.string(), (name, comments) => {
        const before = personValues(person, 'pt-BR', 'BR')
        const changes = changesOf(before, { ...before, name, comments }, own, 'pt-BR')
        expect(changes.name ?? 'Ana').toBe(name.trim())
        expect(changes.comments ?? '').toBe(comments.trim())
      }),
    ))
})

describe('missingFields', () => {
  const lacking: Person = { account: { ...account, phone: '', address: null }, cpf: null }
  const paying = { payment: true, country: 'BR' }
  const names = (...args: Parameters<typeof missingFields>) => missingFields(...args).map(({ name }) => name)

  it('lists what the church requires and what a payment in Brazil needs', () => {
    expect(names(lacking, asked('phone', 'birthDate'), { ...paying, payment: false })).toEqual(['phone'])
    expect(names(lacking, asked('phone'), paying)).toEqual(['phone', 'cpf', 'address'])
    expect(names(lacking, asked('cpf'), paying)).toEqual(['cpf', 'address'])
    expect(names(lacking, asked(), { ...paying, country: 'US' })).toEqual([])
    expect(names(person, asked('phone', 'cpf', 'address', 'children'), paying)).toEqual([])
  })

  it('asks for an address in Brazil when the person’s is elsewhere', () => {
    const abroad = { ...person, account: { ...account, address: { ...home, country: 'PT' } } }
    expect(names(abroad, asked(), paying)).toEqual(['address'])
  })
})

describe('ownFields', () => {
  const abroad = { country: 'US', cpf: null }
  const named = (...args: Parameters<typeof ownFields>) => ownFields(...args).map(({ name }) => name)

  it('leaves out the CPF at churches outside Brazil unless the church asks for it or the person has one', () => {
    expect(named(asked(), inBrazil)).toContain('cpf')
    expect(named(asked(), abroad)).toEqual(named(asked(), inBrazil).filter((name) => name !== 'cpf'))
    expect(named(asked(), { ...abroad, cpf: '52998224725' })).toContain('cpf')
    expect(ownFields(asked('cpf'), abroad)).toContainEqual({ name: 'cpf', required: true })
  })
})

describe('saved cards', () => {
  it('expire after the last day of their month', () => {
    expect(isExpired('11/2026', '2026-11-30')).toBe(false)
    expect(isExpired('10/2026', '2026-11-01')).toBe(true)
    expect(isExpired('01/2027', '2026-12-31')).toBe(false)
  })

  it('show the name of a known gateway and the number of an unknown one', () => {
    expect([gatewayName(8), gatewayName(99)]).toEqual(['Zoop', '99'])
  })
})

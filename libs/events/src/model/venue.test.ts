import type { Address } from '@atrio/api-client'
import { describe, expect, it } from 'vitest'
import { addressLine, directionsQuery } from './venue.ts'

const nothing: Address = {
  street: null,
  number: null,
  complement: null,
  neighborhood: null,
  city: null,
  state: null,
  country: 'BR',
  zipCode: null,
}
const street: Address = { ...nothing, street: 'Rua das Acácias', number: '240', city: 'São Paulo', state: 'SP' }

describe('addressLine', () => {
  it('puts the number before or after the street by country', () => {
    expect(addressLine(street)).toBe('Rua das Acácias, 240, São Paulo, SP')
    expect(addressLine({ ...street, street: 'Elm Street', city: 'Evanston', state: 'IL', country: 'US' })).toBe(
      '240 Elm Street, Evanston, IL',
    )
  })

  it('is undefined without an address', () => {
    expect(addressLine(nothing)).toBeUndefined()
    expect(addressLine({ ...nothing, country: 'US' })).toBeUndefined()
    expect(addressLine(null)).toBeUndefined()
  })
})

describe('directionsQuery', () => {
  const location = { latitude: -23.5, longitude: -46.6 }
  it('prefers the address, then the coordinates, then the name', () => {
    expect(directionsQuery({ name: 'Templo', address: street, location })).toBe(
      'Templo, Rua das Acácias, 240, São Paulo, SP',
    )
    expect(directionsQuery({ name: 'Templo', address: null, location })).toBe('-23.5,-46.6')
    expect(directionsQuery({ name: 'Templo', address: null, location: null })).toBe('Templo')
  })
})

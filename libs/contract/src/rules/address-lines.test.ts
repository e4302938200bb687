import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressLines, addressQuery, type AddressParts, areaOf, postalLines, streetLine } from './address-lines.ts'

const brazil: AddressParts = {
  street: 'Rua das Acácias',
  number: '240',
  complement: null,
  neighborhood: 'Vila Mariana',
  city: 'São Paulo',
  state: 'SP',
  country: 'BR',
  zipCode: '04101-000',
}

describe('addressLines', () => {
  it('writes the number after the street in Brazil', () => {
    expect(addressLines(brazil)).toEqual(['Rua das Acácias, 240', 'Vila Mariana, São Paulo – SP'])
    expect(addressLines({ ...brazil, complement: 'fundos' })[0]).toBe('Rua das Acácias, 240, fundos')
  })

  it('writes the number first and the ZIP last in the United States', () => {
    const address = { ...brazil, street: 'Main St', number: '1200', city: 'Evanston', state: 'IL', zipCode: '60201' }
    expect(addressLines({ ...address, neighborhood: null, country: 'US' })).toEqual([
      '1200 Main St',
      'Evanston, IL 60201',
    ])
  })

  it('writes only the area when nothing else is known', () => {
    const none = { street: null, number: null, complement: null, zipCode: null }
    expect(addressLines({ ...brazil, ...none })).toEqual(['Vila Mariana, São Paulo – SP'])
    const austin = { ...brazil, ...none, neighborhood: 'Austin', city: 'Chicago', state: 'IL', country: 'US' }
    expect(addressLines(austin)).toEqual(['Austin, Chicago, IL'])
    expect([areaOf(brazil), areaOf({ ...austin, neighborhood: null }), areaOf(null)]).toEqual([
      'Vila Mariana',
      'Chicago',
      null,
    ])
  })

  it('leaves no separator for a missing part', () => {
    const part = fc.option(fc.constantFrom('Alfa', 'Beta', '12'), { nil: null })
    const address = fc.record({
      street: part,
      number: part,
      complement: part,
      neighborhood: part,
      city: part,
      state: part,
      zipCode: part,
      country: fc.constantFrom('BR', 'US', 'MX'),
    })
    fc.assert(
      fc.property(address, (some) => {
        for (const line of [...addressLines(some), addressQuery(some)]) {
          expect(line).not.toMatch(/^[\s,–]|[\s,–]$|[,–]\s*[,–]/)
        }
      }),
    )
  })
})

describe('addressQuery', () => {
  it('is one line, with the postal code', () => {
    expect(addressQuery(brazil)).toBe('Rua das Acácias, 240, Vila Mariana, São Paulo – SP, 04101-000')
  })
})

describe('postalLines and streetLine', () => {
  it('name the postal code once, and the door as its country does', () => {
    const main = { ...brazil, street: 'Main St', number: '1200', neighborhood: null, city: 'Evanston', state: 'IL' }
    expect(postalLines(brazil)).toEqual(['Rua das Acácias, 240', 'Vila Mariana, São Paulo – SP', '04101-000'])
    expect(postalLines({ ...main, zipCode: '60201', country: 'US' })).toEqual(['1200 Main St', 'Evanston, IL 60201'])
    expect(streetLine({ ...main, country: 'US' })).toBe('1200 Main St')
    expect(streetLine(brazil)).toBe('Rua das Acácias, 240')
  })
})

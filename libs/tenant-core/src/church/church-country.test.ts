import { expect, it } from 'vitest'
import { countryOfChurch } from './church-country.ts'

const rest = { street: null, number: null, complement: null, neighborhood: null, city: 'X', state: null, zipCode: null }

it.each([
  ['US', 'BRL'],
  ['BR', 'USD'],
  ['PT', 'EUR'],
])('countryOfChurch is the country of its address: %s, not of its currency %s', (country, currency) => {
  expect(countryOfChurch({ address: { ...rest, country }, currency })).toBe(country)
})

it.each([
  ['BRL', 'BR'],
  ['USD', 'US'],
])('countryOfChurch without an address follows the currency %s: %s', (currency, country) => {
  expect(countryOfChurch({ address: null, currency })).toBe(country)
})

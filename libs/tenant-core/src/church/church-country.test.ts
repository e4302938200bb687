import { expect, it } from 'vitest'
import { countryOfChurch } from './church-country.ts'

const rest = { street: null, number: null, complement: null, neighborhood: null, city: 'X', state: null, zipCode: null }

it.each([
  ['US', 'BRL'],
  ['BR', 'USD'],
  ['PT', 'EUR'],
])('is the one of its address: %s, whatever it counts in', (country, currency) => {
  expect(countryOfChurch({ address: { ...rest, country }, currency })).toBe(country)
})

it.each([
  ['BRL', 'BR'],
  ['USD', 'US'],
])('is where %s is paid with, without an address: %s', (currency, country) => {
  expect(countryOfChurch({ address: null, currency })).toBe(country)
})

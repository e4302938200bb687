import { expect, it } from 'vitest'
import { formatCount } from './numbers.ts'
import { formatPhone } from './phone.ts'
import { telHref } from './tel-href.ts'

it.each([
  ['+5511987654321', '+55 11 98765-4321'],
  ['+55 (11) 3456-7890', '+55 11 3456-7890'],
  ['11987654321', '(11) 98765-4321'],
  ['1134567890', '(11) 3456-7890'],
  ['011 3456-7890', '011 3456-7890'],
  ['+55 011 3456-7890', '+55 011 3456-7890'],
  ['+12125550100', '+1 (212) 555-0100'],
  ['+351912345678', '+351912345678'],
  ['ramal 12', 'ramal 12'],
  ['', ''],
])('formatPhone writes %j as %j', (phone, expected) => {
  expect(formatPhone(phone)).toBe(expected)
})

it.each([
  ['+55 (11) 3456-7890', 'tel:+551134567890'],
  ['(11) 98765-4321', 'tel:11987654321'],
])('telHref makes of %j the address %j', (phone, expected) => {
  expect(telHref(phone)).toBe(expected)
})

it('formatCount groups digits by language', () => {
  expect(formatCount(12345, 'pt-BR')).toBe('12.345')
  expect(formatCount(12345, 'en')).toBe('12,345')
})

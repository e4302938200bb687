import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type People, people } from '../testing/people.ts'
import { holdsCardNumber } from './card-data.ts'

let world: People
beforeAll(async () => {
  world = await people()
})
afterAll(() => world.close())

describe('holdsCardNumber', () => {
  it.each([
    '4242424242424242',
    'my card 4242 4242 4242 4242, please',
    '5555-5555-5555-4444',
    '378282246310005',
    '6011111111111117',
  ])('is true of %j', (text) => expect(holdsCardNumber(text)).toBe(true))

  it.each([
    '4242424242424241',
    '52998224725',
    '+55 11 98765-4321',
    '5511987654321',
    '+1 615 555 0142',
    '2026-12-13T22:30:00.000Z',
    '00190.50095 40144.816069 06809.350314 3 37370000000100',
    'A4242424242424242b',
  ])('is false of %j', (text) => expect(holdsCardNumber(text)).toBe(false))

  it('is false of any Brazilian phone number', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9]\d9\d{8}$/), (digits) => {
        expect(holdsCardNumber(`+55${digits}`)).toBe(false)
        expect(holdsCardNumber(`55 ${digits.slice(0, 2)} ${digits.slice(2, 7)}-${digits.slice(7)}`)).toBe(false)
      }),
    )
  })

  it('refuses a call with a card number anywhere in its body', async () => {
    const answer = await world.post(`/igreja/${world.churches.demo}/usuario/`, {
      nome: 'A',
      endereco: { pais: 'BR', complemento: '4242 4242 4242 4242' },
    })
    expect(answer.json()).toMatchObject({
      code: 'validation',
      errors: [{ field: 'endereco.complemento', code: 'card_number' }],
    })
    const number = await world.post('/security/login_check', { username: 'a', password: 4242424242424242 })
    expect(number.json().errors).toEqual([expect.objectContaining({ code: 'card_number' })])
    expect(answer.body + number.body).not.toContain('4242')
  })
})

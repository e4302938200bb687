import { isValidCpf } from '@brazilian-utils/brazilian-utils'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ValidationError, type Schema } from 'yup'
import ptBR from '../i18n/pt-BR.json'
import { newPassword } from './new-password.ts'
import { y } from './schema.ts'

const context = { locale: 'pt-BR', today: '2026-11-20' }

/** The message keys of a value's errors; empty when it is valid. */
async function wrong(schema: Schema, value: unknown, more: object = {}): Promise<string[]> {
  try {
    await schema.validate(value, { abortEarly: false, strict: true, context: { ...context, ...more } })
    return []
  } catch (error) {
    if (error instanceof ValidationError) return error.errors
    throw error
  }
}

const s = y.string
type Sample = [rule: string, schema: Schema, good: unknown[], bad: unknown[]]

const samples: Sample[] = [
  ['required', s().required(), ['a', '0'], ['', '   ', '\n', undefined]],
  ['email', s().email(), ['', 'ana@example.com'], ['ana', 'ana@b', 'a b@c.co']],
  ['minLength', s().min(3), ['abc'], ['ab']],
  ['maxLength', s().max(3), ['', 'abc'], ['abcd']],
  ['length', s().length(3), ['abc'], ['ab', 'abcd']],
  ['regex', s().matches(/^a+$/), ['aaa'], ['b']],
  ['alphaSpaces', s().alphaSpaces(), ['', 'José da Conceição', 'Ñandú', 'Łukasz'], ['R2D2', 'a_b', '<b>', 'a\n']],
  [
    'birthdate',
    s().birthdate(),
    ['', '31/12/1999', '29/02/2000'],
    ['12/31/1999', '1/2/1990', '01/02/90', '20/11/2026', '31/02/2000'],
  ],
  ['date', s().date(), ['', '19/11/2026'], ['20/11/2026', '21/11/2026', '18.10.2015']],
  ['cpf', s().cpf(), ['', '529.982.247-25'], ['111.111.111-11', '529.982.247-24']],
  ['password', newPassword(), ['', 'Janela7@'], ['janela7@', 'Janela77', 'Jan7@']],
  ['passwordCommon', newPassword(), [''], ['Senha@123', 'P@ssw0rd']],
  ['brPhone', s().brPhone(), ['', '+55 11 91234-5678'], ['1234', '+1 415 555 0100']],
  ['cep', s().cep(), ['', '01310-100', '01310100'], ['0131-010', 'abcdefgh']],
  ['cardDate', s().cardDate(), ['', '08/29', '08/2029'], ['1/29', '13/29']],
  ['numeric', s().numeric(), ['', '007'], ['-1', '1.5', '١٢', '1e3']],
  ['integer', s().integer(), ['', '-12', '0'], ['1.0', '1e3', '--1']],
  ['integer', y.number().integer(), [3, undefined], [3.5]],
  ['digits', s().digits(4), ['', '0012'], ['123', '12345', '12a4']],
  ['between', s().between(1, 5), ['', '1', '5', '2.5'], ['0', '6', 'x', ' ']],
  ['between', y.number().between(1, 5), [undefined, 1, 5], [0, 5.01]],
  ['minValue', s().minValue(10), ['', '10'], ['9', 'x']],
  ['minValue', y.number().min(10), [10], [9]],
  ['maxValue', s().maxValue(10), ['', '-3'], ['11']],
  ['maxValue', y.number().max(10), [10], [11]],
  [
    'url',
    s().url(),
    ['', 'https://example.com/a?b=c'],
    ['example.com', 'javascript:alert(1)', 'ftp://a.b', 'https://', 'http://x y.com'],
  ],
  ['oneOf', s().oneOf(['a', 'b']), ['a', undefined], ['c']],
  ['notOneOf', s().notOneOf(['a']), ['b', undefined], ['a']],
  ['amountOver', y.number().exceeds(1000, 'BRL'), [undefined, 1001], [1000, 999, 0, -5]],
  ['walletMaximum', y.number().walletMaximum(), [499_999], [500_000]],
  ['terms', y.boolean().accepted(), [true], [false, undefined]],
]

describe('validation rules', () => {
  it.each(samples)('%s accepts and rejects its samples', async (rule, schema, good, bad) => {
    for (const value of good) expect([value, await wrong(schema, value)]).toEqual([value, []])
    for (const value of bad)
      expect([value, await wrong(schema, value)]).toEqual([value, expect.arrayContaining([rule])])
  })

  it('all have a message in the catalogue', () => {
    expect(samples.map(([rule]) => rule).filter((rule) => !(rule in ptBR.rules))).toEqual([])
  })

  it('never throw for any text', async () => {
    const schemas = samples.map(([, schema]) => schema).filter((schema) => schema.type === 'string')
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (text) => {
        for (const schema of schemas) for (const key of await wrong(schema, text)) expect(key in ptBR.rules).toBe(true)
      }),
      { numRuns: 50 },
    )
  })
})

describe('rules that depend on context', () => {
  it('read dates in the context’s language', async () => {
    expect(await wrong(s().date(), '12/31/1999', { locale: 'en' })).toEqual([])
    expect(await wrong(s().date(), '31/12/1999', { locale: 'en' })).toEqual(['date'])
    expect(await wrong(s().date(), '31/12/1999', { locale: 'es' })).toEqual([])
  })

  it('use Portuguese and the machine’s clock without a context', async () => {
    expect(await s().date().isValid('31/12/1999')).toBe(true)
    expect(await s().date().isValid('12/31/1999')).toBe(false)
  })

  it('compare passwords, and check phones and postal codes by country', async () => {
    const schema = y.object({
      secret: newPassword(),
      again: s().confirmed('secret'),
      country: s(),
      phone: s().phone(y.ref('country')),
      zipCode: s().postalCode(y.ref('country')),
    })
    const brazil = { country: 'BR', phone: '+1 415 555 0100', zipCode: '94105' }
    expect(await wrong(schema, { secret: 'Janela7@', again: 'Janela7#', ...brazil })).toEqual(
      expect.arrayContaining(['confirmed', 'brPhone', 'cep']),
    )
    expect(await wrong(schema, { secret: 'Janela7@', again: 'Janela7@', ...brazil, country: 'US' })).toEqual([])
    expect(await wrong(schema, { country: 'US', phone: '11912345678', zipCode: '01310-100' })).toEqual(
      expect.arrayContaining(['phone', 'postalCode']),
    )
  })

  it('agree with another implementation about a CPF', async () => {
    const tail = fc.nat(99).map((number) => String(number).padStart(2, '0'))
    await fc.assert(
      fc.asyncProperty(fc.stringMatching(/^\d{9}$/), tail, async (nine, check) => {
        expect(
          await s()
            .cpf()
            .isValid(nine + check),
        ).toBe(isValidCpf(nine + check))
      }),
      { numRuns: 500 },
    )
  })
})

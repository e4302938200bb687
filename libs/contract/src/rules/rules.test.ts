import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isBrazilianPhone,
  isCardDate,
  isCep,
  isCommonPassword,
  isCpf,
  isEmail,
  isInternationalPhone,
  isPassword,
  isPhone,
  isPostalCode,
  isZip,
  onlyDigits,
  passwordRules,
  readCardDate,
  toE164,
} from './index.ts'

const hostile = [
  '',
  ' ',
  '\0',
  '١٢٣٤٥٦٧٨٩٠٩',
  '１２３４５６７８９０９',
  'null',
  '__proto__',
  '<script>',
  "' OR 1=1--",
  '\u202e12345678',
  '1e10',
  '-1',
  '9'.repeat(100_000),
  'a@'.repeat(50_000),
]
const rules = { isCpf, isCep, isZip, isBrazilianPhone, isInternationalPhone, isPassword, isCardDate, isEmail }
const digits = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((list) => list.join(''))

describe('every rule', () => {
  it.each(Object.entries(rules))('%s rejects hostile texts', (_name, rule) => {
    expect(hostile.filter(rule)).toEqual([])
  })

  it.each(Object.entries(rules))('%s rejects a trailing line break', (_name, rule) => {
    const valid = ['52998224725', '01310-100', '94105', '11912345678', '+5511912345678', '12/29', 'a@b.co']
    expect(valid.filter((text) => rule(`${text}\n`))).toEqual([])
  })
})

/** The check digits by another way: sums of ascending weights, eleven as nought. */
function cpfOracle(text: string) {
  const list = [...text].map(Number)
  const rest = (count: number) =>
    (list.slice(0, count).reduce((sum, digit, index) => sum + digit * (index + (count === 9 ? 1 : 0)), 0) % 11) % 10
  return new Set(text).size > 1 && rest(9) === list[9] && rest(10) === list[10]
}

describe('isCpf', () => {
  it.each(['529.982.247-25', '52998224725', '111.444.777-35', '000.000.001-91'])('accepts %s', (text) =>
    expect(isCpf(text)).toBe(true),
  )

  it('agrees with an independent implementation and rejects any changed digit', () => {
    fc.assert(
      fc.property(digits(9), fc.nat(99), (nine, check) => {
        const text = nine + String(check).padStart(2, '0')
        expect(isCpf(text)).toBe(cpfOracle(text))
        expect(isCpf(`${text.slice(0, 3)}.${text.slice(3, 6)}.${text.slice(6, 9)}-${text.slice(9)}`)).toBe(isCpf(text))
      }),
      { numRuns: 2000 },
    )
    const accepted = Array.from({ length: 100 }, (_, check) => `529982247${String(check).padStart(2, '0')}`)
    expect(accepted.filter(isCpf)).toEqual(['52998224725'])
  })

  it('rejects equal digits and other separators', () => {
    for (let digit = 0; digit <= 9; digit++) expect(isCpf(String(digit).repeat(11))).toBe(false)
    const malformed = ['529 982 247 25', '529.982.247/25', '529982247255', '5299822472', 'a52998224725']
    const disguised = ['529.982.247-2a', '５２９９８２２４７２５', '52998224725\0']
    expect([...malformed, ...disguised].filter(isCpf)).toEqual([])
  })
})

describe('postal codes', () => {
  it('accept a CEP of eight digits, with or without a hyphen', () => {
    fc.assert(fc.property(digits(8), (text) => isCep(text) && isCep(`${text.slice(0, 5)}-${text.slice(5)}`)))
    expect(['0131010', '013101000', 'abcdefgh', '01310.100', '01310 100', '--------'].filter(isCep)).toEqual([])
  })

  it('accept a ZIP code of five or nine digits', () => {
    expect(['94105', '94105-1234', '941051234'].every(isZip)).toBe(true)
    expect(['9410', '94105-', '94105-123', 'ABCDE', '01310-100'].filter(isZip)).toEqual([])
  })

  it('are validated by country', () => {
    expect(isPostalCode('BR', '94105')).toBe(false)
    expect(isPostalCode('US', '94105')).toBe(true)
    expect(['SW1A 1AA', '1000-001', 'K1A 0B1'].every((text) => isPostalCode('GB', text))).toBe(true)
    expect(['<b>', '-1', 'x'.repeat(20), '1  2'].filter((text) => isPostalCode('PT', text))).toEqual([])
  })
})

describe('phones', () => {
  it.each(['+55 11 91234-5678', '+5511912345678', '11912345678', '(11) 91234-5678', '11 91234-5678'])(
    'accept %s in Brazil',
    (text) => {
      expect(isBrazilianPhone(text)).toBe(true)
      expect(toE164('BR', text)).toBe('+5511912345678')
    },
  )

  it.each(['1191234567', '+1 415 555 0100', '5511912345678', '11 9123-45678', '(11 91234-5678', '11\t91234-5678'])(
    'reject %s in Brazil',
    (text) => expect(isBrazilianPhone(text)).toBe(false),
  )

  it.each([
    '01 19876-5432',
    '(01) 19876-5432',
    '+55 01 19876-5432',
    '+5501198765432',
    '00 55119-8765',
    '10 98765-4321',
  ])('reject %s, whose area code has a zero, in Brazil and elsewhere', (text) => {
    expect([isBrazilianPhone(text), isInternationalPhone(text)]).toEqual([false, false])
    expect(toE164('BR', text)).toBeNull()
  })

  it('follow E.164 in other countries', () => {
    fc.assert(
      fc.property(digits(9), (text) => isPhone('US', `+1${text}`)),
      { numRuns: 200 },
    )
    for (const text of ['+1 (415) 555-0100', '(+1) 415.555.0100', ' +1 415 555 0100'])
      expect(toE164('US', text)).toBe('+14155550100')
    expect(['4155550100', '+0123456789', `+${'1'.repeat(16)}`, '+1 415 call me'].filter(isInternationalPhone)).toEqual(
      [],
    )
    expect(toE164('US', 'x')).toBeNull()
  })
})

describe('passwords', () => {
  const ingredients = { lower: 'a', upper: 'B', digit: '7', special: '@' } as const

  it.each([...'@$!%*?&#/'])('accept %s as the special character', (sign) => {
    expect(isPassword(`Janela7Azul${sign}`)).toBe(true)
  })

  it('report exactly the met requirements', () => {
    fc.assert(
      fc.property(fc.subarray(Object.keys(ingredients) as (keyof typeof ingredients)[]), fc.nat(12), (kinds, more) => {
        const text = kinds.map((kind) => ingredients[kind]).join('') + '-'.repeat(more)
        const met = passwordRules(text)
        for (const kind of Object.keys(ingredients) as (keyof typeof ingredients)[])
          expect(met[kind]).toBe(kinds.includes(kind))
        expect(met.length).toBe(text.length >= 8)
        expect(isPassword(text)).toBe(kinds.length === 4 && text.length >= 8)
      }),
    )
  })

  it('reject common passwords and those too long to hash', () => {
    expect(['Senha@123', 'Password123!', 'P@ssw0rd', 'Jesus2026#', '1q2w3e4R!'].every(isCommonPassword)).toBe(true)
    expect(isPassword('Senha@123')).toBe(false)
    expect(isPassword(`Aa1@${'x'.repeat(60)}`)).toBe(true)
    expect(isPassword(`Aa1@${'x'.repeat(125)}`)).toBe(false)
  })
})

describe('card dates', () => {
  it('accept MM/AA and MM/AAAA only', () => {
    expect(readCardDate('08/29')).toEqual({ month: 8, year: 2029 })
    expect(readCardDate('12/2031')).toEqual({ month: 12, year: 2031 })
    expect(['1/29', '13/29', '00/29', '08/029', '08-29', '0829', '08/2', ' 08/29'].filter(isCardDate)).toEqual([])
  })

  it('agree with parsing the numbers', () => {
    fc.assert(
      fc.property(fc.nat(99), fc.nat(99), (month, year) => {
        const text = `${String(month).padStart(2, '0')}/${String(year).padStart(2, '0')}`
        expect(isCardDate(text)).toBe(month >= 1 && month <= 12)
      }),
    )
  })
})

describe('e-mail', () => {
  it('accepts common addresses and rejects malformed ones', () => {
    expect(['ana@example.com', 'ana.b+x@mail.example.com.br', "o'neil@a-b.co"].every(isEmail)).toBe(true)
    const bad = [
      'ana',
      'ana@',
      '@a.co',
      'ana@host',
      'a b@c.co',
      'a@b..co',
      'a@-b.co',
      'a@b.co,c@d.co',
      `${'a'.repeat(65)}@b.co`,
    ]
    expect(bad.filter(isEmail)).toEqual([])
  })
})

it('onlyDigits removes everything but digits', () => {
  fc.assert(fc.property(fc.string(), (text) => /^[0-9]*$/.test(onlyDigits(text))))
})

import {
  isCardDate,
  isCpf,
  isEmail,
  isBrazilianPhone,
  isCep,
  isPhone,
  isPostalCode,
  readDate,
} from '@atrio/contract/rules'
import { addMethod, type Reference, ref, string, StringSchema } from 'yup'
import { isEmpty } from './is-empty.ts'
import { countryOf, ruleContext, type TestContext, textTest, valueTest } from './rule-test.ts'
import type { Country } from './yup-types.ts'

const beforeToday = (text: string, context: TestContext) => {
  const { locale, today } = ruleContext(context)
  return readDate(text, locale, today) !== null
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text) && URL.canParse(text) && new URL(text).hostname.includes('.')
}

/** Context-free rules: name and predicate. */
const plain: Record<string, (text: string, context: TestContext) => boolean> = {
  email: isEmail,
  alphaSpaces: (text) => /^[\p{L}\p{M} ]+$/u.test(text),
  birthdate: beforeToday,
  date: beforeToday,
  cpf: isCpf,
  brPhone: isBrazilianPhone,
  cep: isCep,
  cardDate: isCardDate,
  numeric: (text) => /^[0-9]+$/.test(text),
  integer: (text) => /^-?[0-9]+$/.test(text),
  url: isWebAddress,
}

const requiredBefore = StringSchema.prototype.required

/** Adds the text rules to yup's strings (specification, document 1, 5). */
export function registerTextRules(): void {
  for (const [name, passes] of Object.entries(plain))
    addMethod(string, name, function () {
      return this.test(textTest(name, passes))
    })

  // Blanks count as empty, unlike in yup's own rule.
  addMethod(string, 'required', function (message: string = 'required') {
    return requiredBefore
      .call(this, message)
      .test({ name: 'required', message, test: (value?: string) => !value || value.trim() !== '' })
  })

  addMethod(string, 'secret', function () {
    return this.meta({ secret: true })
  })

  addMethod(string, 'confirmed', function (other: string | Reference<string>) {
    const reference = typeof other === 'string' ? ref<string>(other) : other
    return this.meta({ secret: true }).test({
      name: 'confirmed',
      message: 'confirmed',
      test: (value, context) => isEmpty(value) || value === context.resolve(reference),
    })
  })

  addMethod(string, 'phone', function (country: Country) {
    return this.test('phone', (value, context) => {
      const code = countryOf(country, context)
      return (
        isEmpty(value) || isPhone(code, value) || context.createError({ message: code === 'BR' ? 'brPhone' : 'phone' })
      )
    })
  })

  addMethod(string, 'postalCode', function (country: Country) {
    return this.test('postalCode', (value, context) => {
      const code = countryOf(country, context)
      const valid = isEmpty(value) || isPostalCode(code, value)
      return valid || context.createError({ message: code === 'BR' ? 'cep' : 'postalCode' })
    })
  })

  addMethod(string, 'digits', function (digits: number) {
    return this.test(textTest('digits', (text) => text.length === digits && /^[0-9]*$/.test(text), { digits }))
  })

  addMethod(string, 'between', function (min: number, max: number) {
    return this.test(valueTest('between', (value) => value >= min && value <= max, { min, max }))
  })
  addMethod(string, 'minValue', function (min: number) {
    return this.test(valueTest('minValue', (value) => value >= min, { min }))
  })
  addMethod(string, 'maxValue', function (max: number) {
    return this.test(valueTest('maxValue', (value) => value <= max, { max }))
  })
}

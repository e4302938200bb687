import { MAX_BY_WALLET } from '@atrio/contract/rules'
import { addMethod, boolean, number } from 'yup'
import { valueTest } from './rule-test.ts'

/** Adds the rules of numbers, amounts and consents to yup's schemas. */
export function registerNumberRules(): void {
  addMethod(number, 'between', function (min: number, max: number) {
    return this.test(valueTest('between', (value) => value >= min && value <= max, { min, max }))
  })

  addMethod(number, 'exceeds', function (minor: number, currency: string) {
    return this.test(valueTest('amountOver', (value) => value > minor, { minValue: { minor, currency } }))
  })

  addMethod(number, 'upTo', function (minor: number, currency: string) {
    return this.test(valueTest('maxValue', (value) => value <= minor, { max: { minor, currency } }))
  })

  addMethod(number, 'walletMaximum', function () {
    const maxValue = { minor: MAX_BY_WALLET, currency: 'BRL' }
    return this.test(valueTest('walletMaximum', (value) => value <= MAX_BY_WALLET, { maxValue }))
  })

  addMethod(boolean, 'accepted', function () {
    return this.test({ name: 'terms', message: 'terms', test: (value) => value === true })
  })
}

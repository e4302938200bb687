import { addMethod, boolean, number } from 'yup'
import { valueTest } from './rule-test.ts'

/** R$ 4.999,99 per donation (specification, document 1, 9). */
const WALLET_MAXIMUM = 499_999

/** Puts the rules of numbers, amounts and consents on yup's schemas. */
export function registerNumberRules(): void {
  addMethod(number, 'between', function (min: number, max: number) {
    return this.test(valueTest('between', (value) => value >= min && value <= max, { min, max }))
  })

  addMethod(number, 'exceeds', function (minor: number, currency: string) {
    return this.test(valueTest('amountOver', (value) => value > minor, { minValue: { minor, currency } }))
  })

  addMethod(number, 'walletMaximum', function () {
    const maxValue = { minor: WALLET_MAXIMUM, currency: 'BRL' }
    return this.test(valueTest('walletMaximum', (value) => value <= WALLET_MAXIMUM, { maxValue }))
  })

  addMethod(boolean, 'accepted', function () {
    return this.test({ name: 'terms', message: 'terms', test: (value) => value === true })
  })
}

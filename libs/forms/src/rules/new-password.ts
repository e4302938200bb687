import { isCommonPassword, isPassword, passwordRules } from '@atrio/contract/rules'
import { textTest } from './rule-test.ts'
import { y } from './schema.ts'

/**
 * All rules of a new password, and not a commonly used one; secret. Not a rule of every schema: the list of passwords would
 * load with each form.
 */
export const newPassword = () =>
  y
    .string()
    .meta({ secret: true })
    .max(128)
    .test(textTest('password', (text) => text.length > 128 || Object.values(passwordRules(text)).every(Boolean)))
    .test(textTest('passwordCommon', (text) => isPassword(text) || !isCommonPassword(text)))

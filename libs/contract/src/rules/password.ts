import { commonPasswords } from './common-passwords.ts'

export type PasswordRule = 'length' | 'lower' | 'upper' | 'digit' | 'special'

const PASSWORD_MIN = 8
/** Far more than the 64 that a phrase may need, and too few to keep a server busy with hashing. */
const PASSWORD_MAX = 128

/** Which of the rules a password meets (specification, document 1, 5), for a list that is ticked while one types. */
export const passwordRules = (text: string): Readonly<Record<PasswordRule, boolean>> => ({
  length: text.length >= PASSWORD_MIN,
  lower: /[a-z]/.test(text),
  upper: /[A-Z]/.test(text),
  digit: /[0-9]/.test(text),
  special: /[@$!%*?&#/]/.test(text),
})

/** Whether a password meets the rules and is one of those that everybody tries first; case makes no difference. */
export const isCommonPassword = (text: string): boolean => commonPasswords.has(text.toLowerCase())

/** Whether a password may be chosen: every rule is met, at most 128 characters, and not a common one. */
export const isPassword = (text: string): boolean =>
  text.length <= PASSWORD_MAX && Object.values(passwordRules(text)).every(Boolean) && !isCommonPassword(text)

/** The requirements of a password (document 1 section 5), in the order in which they are listed. */
export const passwordRequirements = ['length', 'lowercase', 'uppercase', 'digit', 'special'] as const
export type PasswordRequirement = (typeof passwordRequirements)[number]

/** Longest password that is taken: far above the 64 that must be allowed, and bounded so that hashing stays cheap. */
export const MAX_PASSWORD_LENGTH = 128

const TESTS: Record<PasswordRequirement, (text: string) => boolean> = {
  length: (text) => [...text].length >= 8,
  lowercase: (text) => /\p{Ll}/u.test(text),
  uppercase: (text) => /\p{Lu}/u.test(text),
  digit: (text) => /\d/.test(text),
  special: (text) => /[@$!%*?&#/]/.test(text),
}

/** The requirements that a password does not meet; empty: it may be used (unless it is a common one, as the server knows). */
export const unmetPasswordRequirements = (text: string): PasswordRequirement[] =>
  passwordRequirements.filter((requirement) => !TESTS[requirement](text))

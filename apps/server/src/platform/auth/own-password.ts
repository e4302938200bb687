import type { LimitRule } from './limits.ts'

/** A stolen session must not allow guessing the password: one count per account, over all calls that ask for it again. */
export const OWN_PASSWORD: LimitRule = { name: 'own password', burst: 5, everyMs: 180_000 }

import type { Session } from '@atrio/tenant-core'

/** Somebody who is signed in. */
export const member = {
  token: 'a.b.c',
  account: { id: 7, name: 'Ana Beatriz', surname: 'Martins' },
  clientAccount: { id: 8, email: 'ana@vidaplena.example' },
} as const satisfies Session

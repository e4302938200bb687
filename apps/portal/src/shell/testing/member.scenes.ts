import type { Session } from '@atrio/tenant-core'

/** A signed-in member. */
export const member = {
  token: 'a.b.c',
  account: { id: 7, name: 'Ana Beatriz', surname: 'Martins' },
  clientAccount: { id: 8, email: 'ana@vidaplena.example' },
} as const satisfies Session

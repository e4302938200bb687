import type { AccessRow, Asked } from './access-table.ts'

/** A key that is none refuses a write before it writes anything. */
export const NO_KEY = { 'idempotency-key': 'short' }

/** A public call. */
export const get = (url: (asked: Asked) => string): AccessRow => ({
  kind: 'public',
  request: (asked) => ({ url: url(asked) }),
})
/** A public call about something that does not exist. */
export const absent = (url: (asked: Asked) => string): AccessRow => ({ ...get(url), owner: '404 not_found' })
/** A public write, with its expected outcome. */
export const post = (url: (asked: Asked) => string, payload: (asked: Asked) => object, owner: string): AccessRow => ({
  kind: 'public',
  request: (asked) => ({ url: url(asked), payload: payload(asked) }),
  owner,
})

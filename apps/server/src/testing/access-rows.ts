import type { AccessRow, Asked } from './access-table.ts'

/** A call that anybody may make. */
export const get = (url: (asked: Asked) => string): AccessRow => ({
  kind: 'public',
  request: (asked) => ({ url: url(asked) }),
})
/** Of what is not there. */
export const absent = (url: (asked: Asked) => string): AccessRow => ({ ...get(url), owner: '404 not_found' })
/** A write that names nobody, and what whoever asks is told. */
export const post = (url: (asked: Asked) => string, payload: (asked: Asked) => object, owner: string): AccessRow => ({
  kind: 'public',
  request: (asked) => ({ url: url(asked), payload: payload(asked) }),
  owner,
})

import { describe, expect, it } from 'vitest'
import { needsOf } from './entry-server.tsx'

describe('query of server-rendered pages', () => {
  it.each([
    ['/', []],
    ['/videos', ['playlist', 'term']],
    ['/publications', ['type', 'term']],
    ['/songs', ['term']],
    ['/groups', ['mine', 'view', 'term', 'day', 'area']],
    ['/event/7', ['buyingStep', 'fillTicket', 'beginWith']],
    ['/play/search', ['type', 'term']],
    ['/doacoes', ['reason', 'purpose', 'amount', 'every']],
    ['/error', ['message', 'from']],
  ])('for %s contains %j', (path, query) => expect(needsOf(path).query).toEqual(query))

  it('is left to the browser when the page depends on the person', () =>
    expect(needsOf('/user/account')).toMatchObject({ personal: true, canonical: true }))
})

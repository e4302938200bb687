import { describe, expect, it } from 'vitest'
import { needsOf } from './entry-server.tsx'

describe('query of server-rendered pages', () => {
  it.each([
    ['/', []],
    ['/videos', ['playlist']],
    ['/publications', ['type']],
    ['/songs', ['term']],
    ['/groups', ['mine', 'view', 'term']],
    ['/event/7', ['buyingStep', 'fillTicket']],
    ['/play/search', ['type', 'term']],
    ['/doacoes', ['reason']],
    ['/error', ['message', 'from']],
  ])('for %s contains %j', (path, query) => expect(needsOf(path).query).toEqual(query))

  it('is left to the browser when the page depends on the person', () =>
    expect(needsOf('/user/account')).toMatchObject({ personal: true, canonical: true }))
})

import { describe, expect, it } from 'vitest'
import { noMessages } from '../testing/context.tsx'
import { defineFeature } from './feature.ts'
import { pageNeeds } from './page-needs.ts'

const feature = defineFeature({
  id: 'sample',
  messages: noMessages,
  routes: () => [
    { path: '/', query: [] },
    { path: '/videos', query: ['playlist'] },
    { path: '/event/:eventId' },
    { path: '/mine', access: 'login', query: ['tab'], children: [{ path: ':id', query: ['day'] }] },
    { path: '/old/*', redirect: () => '/' },
  ],
  embeds: () => [{ path: '/embed/video', query: ['video'] }],
})
const needsOf = pageNeeds([feature], { errorQuery: ['message'] })

describe('pageNeeds', () => {
  it('returns the query that the route declares', () => {
    expect(needsOf('/')).toEqual({ route: '/', query: [], personal: false, canonical: true })
    expect(needsOf('/videos')).toEqual({ route: '/videos', query: ['playlist'], personal: false, canonical: true })
    expect(needsOf('/event/7')).toMatchObject({ route: '/event/:eventId', query: [] })
  })

  it('marks a page as personal when the route or its parent requires a login', () => {
    expect(needsOf('/mine')).toMatchObject({ personal: true, query: ['tab'] })
    expect(needsOf('/mine/7')).toEqual({ route: '/mine/:id', personal: true, query: ['tab', 'day'], canonical: true })
  })

  it('returns the error page’s query when no route matches', () => {
    expect(needsOf('/error')).toEqual({ route: null, query: ['message'], personal: false, canonical: false })
    expect(needsOf('/embed/video').route).toBeNull()
    expect(pageNeeds([feature], { kind: 'embeds' })('/embed/video')).toMatchObject({ query: ['video'] })
  })

  it.each(['/Videos', '/videos/', '//videos', '/%76ideos', '/event/%37', '/event/a.b', '/old/x'])(
    'treats %s as not canonical',
    (path) => expect(needsOf(path).canonical).toBe(false),
  )
})

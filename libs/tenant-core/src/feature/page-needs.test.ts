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

describe('what the page of a path depends on', () => {
  it('is the query that its route declares', () => {
    expect(needsOf('/')).toEqual({ route: '/', query: [], personal: false, canonical: true })
    expect(needsOf('/videos')).toEqual({ route: '/videos', query: ['playlist'], personal: false, canonical: true })
    expect(needsOf('/event/7')).toMatchObject({ route: '/event/:eventId', query: [] })
  })

  it('is the person where the route or its parent asks for a sign-in', () => {
    expect(needsOf('/mine')).toMatchObject({ personal: true, query: ['tab'] })
    expect(needsOf('/mine/7')).toEqual({ route: '/mine/:id', personal: true, query: ['tab', 'day'], canonical: true })
  })

  it('is what the error page reads where no route matches', () => {
    expect(needsOf('/error')).toEqual({ route: null, query: ['message'], personal: false, canonical: false })
    expect(needsOf('/embed/video').route).toBeNull()
    expect(pageNeeds([feature], { kind: 'embeds' })('/embed/video')).toMatchObject({ query: ['video'] })
  })

  it.each(['/Videos', '/videos/', '//videos', '/%76ideos', '/event/%37', '/event/a.b', '/old/x'])(
    'is not a spelling of our own: %s',
    (path) => expect(needsOf(path).canonical).toBe(false),
  )
})

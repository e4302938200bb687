import { expect, it } from 'vitest'
import { searchOf } from './search.ts'

it.each([
  ['type=mylist&term=x', { type: 'mylist', term: '', filter: null }],
  ['type=video', { type: 'video', term: '', filter: { kind: 'video' } }],
  ['type=collection', { type: 'collection', term: '', filter: { kind: 'collection' } }],
  ['type=query&term=%20salmo%20', { type: 'query', term: 'salmo', filter: { term: 'salmo' } }],
  ['type=query', { type: 'query', term: '', filter: {} }],
  ['type=nothing', { type: 'video', term: '', filter: { kind: 'video' } }],
  ['', { type: 'video', term: '', filter: { kind: 'video' } }],
])('searchOf reads “%s” as %j', (query, search) => {
  expect(searchOf(new URLSearchParams(query))).toEqual(search)
})

import { expect, it } from 'vitest'
import { memberCardOptions } from './member-card-options.ts'

it.each([
  ['userId=8', { userId: 8, key: undefined, shown: true }],
  ['userId=8&memberChurchId=1&showCard=false&key=k', { userId: 8, key: 'k', shown: false }],
  ['userId=8&memberChurchId=&showCard=0', { userId: 8, shown: false }],
  ['userId=8&showCard=', { shown: true }],
  ['userId=8&showCard=perhaps', { shown: true }],
  ['userId=8&memberChurchId=2', { userId: undefined }],
  ['userId=8&memberChurchId=x', { userId: undefined }],
  ['userId=1e3', { userId: undefined }],
  ['userId=', { userId: undefined }],
  ['', { userId: 7 }],
  ['memberChurchId=2', { userId: undefined }],
])('memberCardOptions reads %j as %j', (query, options) => {
  expect(memberCardOptions(new URLSearchParams(query), 1, 7)).toMatchObject(options)
})

it('memberCardOptions names nobody to a visitor', () => {
  expect(memberCardOptions(new URLSearchParams(), 1, undefined).userId).toBeUndefined()
})

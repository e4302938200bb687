import { createStore } from 'jotai'
import { describe, expect, it } from 'vitest'
import { member } from '../testing/context.tsx'
import { isSignedIn, sessionAtom, signedInAtom, signedOut } from './session.ts'

describe('isSignedIn', () => {
  it('is true with token, platform account and client account', () => expect(isSignedIn(member)).toBe(true))

  it.each(['token', 'account', 'clientAccount'] as const)('is false without %s', (part) => {
    expect(isSignedIn({ ...member, [part]: null })).toBe(false)
    expect(isSignedIn({ ...signedOut, [part]: member[part] })).toBe(false)
  })

  it('is false with an empty token', () => expect(isSignedIn({ ...member, token: '' })).toBe(false))

  it('signedInAtom follows the session', () => {
    const store = createStore()
    expect(store.get(signedInAtom)).toBe(false)
    store.set(sessionAtom, member)
    expect(store.get(signedInAtom)).toBe(true)
    store.set(sessionAtom, signedOut)
    expect(store.get(signedInAtom)).toBe(false)
  })
})

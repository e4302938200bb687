import { expect, it } from 'vitest'
import { features } from '../features.ts'

// document 1 section 2: profile, notes, event registrations; Play's entries are loaded for subscribers, and log-out is
// the menu's own
it('the user menu has the entries of the specification, without cards and prayers', () => {
  const entries = features.flatMap(({ userMenu = [] }) => userMenu).sort((one, other) => one.order - other.order)
  expect(entries.map(({ link }) => link)).toEqual(['account.home', 'notes.list', 'events.registrations'])
  expect(features.filter(({ ownEntries }) => ownEntries).map(({ id }) => id)).toEqual(['play'])
})

import { hasModule, linkTo, type FeatureContext, type LinkRole } from '@atrio/tenant-core'
import { paths } from '../paths.ts'
import { partnerAddress } from './partner-address.ts'

/** Entries of an account's home, by their message names. */
export type EntryName =
  | 'memberCard'
  | 'registrations'
  | 'notes'
  | 'prayers'
  | 'readingPlans'
  | 'play'
  | 'subscription'
  | 'giving'
  | 'recurring'
  | 'payments'
  | 'data'
  | 'cards'
  | 'password'
  | 'sessions'
  | 'notifications'
  | 'church'
  | 'deletion'
  | 'voluts'
  | 'mykids'
export type Entry = { name: EntryName; to: string }

/** Entries contributed by other features, in display order; one whose feature is off is left out. */
const LIFE = [
  ['memberCard', 'account.memberCard'],
  ['registrations', 'events.registrations'],
  ['notes', 'notes.list'],
  ['prayers', 'prayer.own'],
  ['readingPlans', 'readingPlans.list'],
  ['play', 'play.home'],
  ['subscription', 'play.subscription'],
  ['giving', 'giving.home'],
  ['recurring', 'giving.recurring'],
  ['payments', 'checkout.payments'],
] as const satisfies [EntryName, LinkRole][]

/** The entries of an account's home, in its three lists. */
export function accountEntries(ctx: FeatureContext): { life: Entry[]; registration: Entry[]; partners: Entry[] } {
  const life = LIFE.flatMap(([name, role]): Entry[] => {
    const to = linkTo(ctx, role)
    // with the module off, a person keeps the prayers they asked for; an empty list would be useless
    return to && !(name === 'prayers' && !hasModule(ctx.tenant, 'prayerWall')) ? [{ name, to }] : []
  })
  const registration: Entry[] = [
    { name: 'data', to: paths.data },
    { name: 'cards', to: paths.cards },
    { name: 'password', to: paths.changePassword },
    { name: 'sessions', to: paths.sessions },
    { name: 'notifications', to: paths.notifications },
    ...(ctx.tenant.church.organizationSlug ? [{ name: 'church' as const, to: paths.church }] : []),
    { name: 'deletion', to: paths.deleteAccount },
  ]
  const partners = (['voluts', 'mykids'] as const)
    .filter((partner) => partnerAddress(ctx, partner) !== null)
    .map((partner): Entry => ({ name: partner, to: paths[partner] }))
  return { life, registration, partners }
}

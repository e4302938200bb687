import type { PageShot } from '../page-shot.ts'
import { button, clickFirst, followFirst, inTurn } from '../steps.ts'

const firstPrayer = followFirst('main li a[href*="/prayer/"]')
const wall = '/prayer'
const own = '/user/prayer'
const form = 'main form textarea'
const ofAna = { church: 'demo', as: 'ana' } as const

/** The prayer wall, one request, and a member's own. */
export const prayerPages: readonly PageShot[] = [
  { name: 'prayer-wall-demo', church: 'demo', path: wall, shows: 'main li', take: 'whole' },
  { name: 'prayer-wall-grace', church: 'grace', path: wall, shows: 'main li', take: 'whole' },
  { name: 'prayer-demo', church: 'demo', path: wall, step: firstPrayer, shows: 'main section li', take: 'whole' },
  {
    name: 'prayer-enter',
    church: 'demo',
    path: wall,
    shows: 'dialog[open] a',
    take: 'view',
    step: inTurn(firstPrayer, clickFirst(button('Orar por', 'Pray for'))),
  },
  { name: 'prayer-asked', church: 'demo', path: '/prayer/new/success', shows: 'main h1', take: 'view' },
  { ...ofAna, name: 'prayer-new-ana', path: '/prayer/new', shows: form, take: 'whole' },
  { ...ofAna, name: 'prayer-own-ana', path: own, shows: 'main li a', take: 'whole' },
  { ...ofAna, name: 'prayer-own-one-ana', path: own, step: firstPrayer, shows: form, take: 'whole' },
  {
    ...ofAna,
    name: 'prayer-delete-ana',
    path: own,
    shows: 'main blockquote',
    take: 'view',
    step: inTurn(firstPrayer, followFirst('main a[href$="/delete"]')),
  },
]

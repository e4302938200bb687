import type { PageShot, PathOf } from '../page-shot.ts'
import { choose, choosing, eventPath, nameBuyer, payBy, thanks, toCheckout, toHolders } from '../stage/buying.ts'
import { LONG, longNames } from '../stage/long-names.ts'
import { inTurn, openBell, openMore, openUserMenu } from '../steps.ts'

const event = 'Encontro interdenominacional de reconciliação, hospitalidade e contemplação viva'
const ticket = 'Participante correspondente com hospedagem, refeições, material e deslocamentos'
const feast = { church: LONG, event, ticket }
const person = 'Maximiliana Aparecida Wanderley Cavalcanti de Albuquerque Nepomuceno Vasconcelos'

/** The church is brought in before anybody asks for it. */
const visited = (shot: Omit<PageShot, 'church'>): PageShot => ({
  church: LONG,
  ...shot,
  name: `long-${shot.name}`,
  path: async (stage, seen) => {
    await longNames(stage)
    return typeof shot.path === 'string' ? shot.path : shot.path(stage, seen)
  },
})
const eventPage: PathOf = (stage) => eventPath(stage, feast)
const ticketsPage: PathOf = async (stage) =>
  `/user/registrations/${(await eventPath(stage, feast)).split('/').at(-1)}/tickets`

/** A church, an event and a person with names of eighty characters, and words that are too long for a phone. */
export const longPages: readonly PageShot[] = [
  visited({ name: 'home', path: '/', shows: 'main section', take: 'whole' }),
  visited({ name: 'more', path: '/', step: openMore, shows: '#more a', take: 'view' }),
  visited({ name: 'about', path: '/about', shows: 'main h1', take: 'whole' }),
  visited({ name: 'access', path: '/access', shows: 'main input', take: 'view' }),
  visited({ name: 'events', path: '/event', shows: 'main li h2', take: 'whole' }),
  visited({
    name: 'event',
    path: eventPage,
    shows: 'main article h1',
    take: 'whole',
  }),
  visited({ name: 'live', path: '/live', shows: 'main h1', take: 'whole' }),
  visited({ name: 'songs', path: '/songs', shows: 'main li a', take: 'view' }),
  visited({
    name: 'buy-tickets',
    path: choosing(feast),
    step: choose(ticket, 2),
    shows: 'output',
    take: 'whole',
  }),
  visited({
    name: 'buy-holders',
    path: choosing(feast),
    step: inTurn(choose(ticket, 2), toHolders),
    shows: 'input[name="holder"]',
    take: 'whole',
  }),
  visited({
    name: 'checkout',
    path: choosing(feast),
    step: inTurn(toCheckout(ticket, person), nameBuyer, payBy('pix')),
    shows: 'input[name="cpf"]',
    take: 'whole',
  }),
  visited({
    name: 'thanks-pix',
    path: thanks({ ...feast, by: 'pix', holder: person }),
    shows: '[role="timer"]',
    take: 'whole',
  }),
  visited({ name: 'user-menu', as: 'maria', path: '/about', step: openUserMenu, shows: 'header ul a', take: 'view' }),
  visited({
    name: 'notifications',
    as: 'maria',
    path: '/about',
    step: openBell,
    shows: 'header li, dialog[open] li',
    take: 'view',
  }),
  visited({ name: 'data', as: 'maria', path: '/user/data', shows: 'main form input', take: 'view' }),
  visited({ name: 'registrations', as: 'maria', path: '/user/registrations', shows: 'main li a', take: 'view' }),
  visited({
    name: 'tickets',
    as: 'maria',
    shows: 'main svg[role="img"]',
    take: 'whole',
    path: ticketsPage,
  }),
]

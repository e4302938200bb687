import type { PageShot, PathOf } from '../page-shot.ts'
import { eventPath } from '../stage/buying.ts'
import { askedToJoin } from '../stage/join-request.ts'
import { savedCardAt } from '../stage/saved-card.ts'
import { setListAt } from '../stage/set-list.ts'
import { BELL, button, clickFirst, followFirst, goOffline, inSight, inTurn, openBell, openUserMenu } from '../steps.ts'

/** Pages of a signed-in person with a history. */
const of = (
  church: string,
  as: NonNullable<PageShot['as']>,
  shots: readonly Omit<PageShot, 'church' | 'as'>[],
): PageShot[] => shots.map((shot) => ({ church, as, ...shot, name: `${shot.name}-${as}` }))

const registrations = '/user/registrations'
const ticketsOf =
  (event: string): PathOf =>
  async (stage) =>
    `${registrations}/${(await eventPath(stage, { church: 'demo', event })).split('/').at(-1)}/tickets`
const contents = followFirst('main a[href*="/content"]')
const openGroup = followFirst('main a[href^="/groups/"]:has-text("Osasco")')
const ownGroup = followFirst('main a[href^="/groups/"]:has-text("Vizinhos")')
const ledGroup = followFirst('main a[href^="/groups/"]:has-text("Jovens")')
const joinRequests = inTurn(ledGroup, followFirst('main a[href$="/requests"]'))
const openPlan = (name: string) => followFirst(`main a[href*="/reading-plans/"]:has-text("${name}")`)
const QR = 'main svg[role="img"]'

const everywhere: readonly Omit<PageShot, 'church' | 'as'>[] = [
  { name: 'user-menu', path: '/about', step: openUserMenu, shows: 'header ul a', take: 'view' },
  { name: 'account', path: '/user/account', shows: 'main section li a', take: 'whole' },
  { name: 'data', path: '/user/data', shows: 'main form input', take: 'whole' },
  { name: 'delete-account', path: '/user/delete-user', shows: 'main input', take: 'whole' },
  { name: 'cards-none', path: '/user/cards', shows: 'main .window', take: 'view' },
  { name: 'card-add', path: '/user/addcard', shows: 'main input[name="cardNumber"]', take: 'whole' },
  { name: 'cards', path: savedCardAt('/user/cards'), shows: 'main li', take: 'view' },
  { name: 'notifications', path: '/about', step: openBell, shows: 'header li, dialog[open] li', take: 'view' },
  { name: 'registrations', path: registrations, shows: 'main li a', take: 'whole' },
  { name: 'change-password', path: '/user/change-password', shows: 'main input', take: 'view' },
  { name: 'notes', path: '/user/notes', shows: 'main li a', take: 'whole' },
  { name: 'note-new', path: '/user/notes/new', shows: 'main textarea', take: 'view' },
  { name: 'note', path: '/user/notes', step: followFirst('main li a'), shows: 'main textarea', take: 'whole' },
  { name: 'member-card', path: '/user/account/card', shows: '[data-card-face] .glass path', take: 'whole' },
  { name: 'payments', path: '/user/payments', shows: 'main li', take: 'whole' },
  { name: 'sessions', path: '/user/sessions', shows: 'main li', take: 'whole' },
  { name: 'notification-settings', path: '/user/notifications', shows: 'main input', take: 'whole' },
  { name: 'subscription', path: '/user/play', shows: 'main h1', take: 'whole' },
  { name: 'prayers', path: '/user/prayer', shows: 'main h1', take: 'whole' },
]

export const memberPages: readonly PageShot[] = [
  ...of('demo', 'ana', [
    ...everywhere,
    { name: 'favorites-none', path: '/user/favorites', shows: 'main .window', take: 'view' },
    { name: 'set-list', path: setListAt(''), shows: 'main li a', take: 'view' },
    { name: 'set-lists', path: '/user/set-lists', shows: 'main li a', take: 'view' },
    { name: 'set-list-song', path: setListAt('/1'), shows: 'main article h1', take: 'whole' },
    {
      name: 'notification',
      path: '/about',
      shows: 'dialog[open] h2',
      take: 'view',
      // the church office's hours: no screen of the portal shows them
      step: inTurn(openBell, clickFirst('li button:has-text("A secretaria muda de horário")')),
    },
    {
      name: 'card-delete',
      path: savedCardAt('/user/cards'),
      step: clickFirst('main li a'),
      shows: 'dialog[open] h2',
      take: 'view',
    },
    { name: 'tickets', path: ticketsOf('Salmos de subida'), shows: QR, take: 'whole' },
    { name: 'groups-own', path: '/groups?mine=1', shows: 'main article', take: 'view' },
    { name: 'group-asking', path: '/groups', step: openGroup, shows: 'main textarea', take: 'whole' },
    { name: 'group-member', path: '/groups', step: ownGroup, shows: 'main article h1', take: 'whole' },
    {
      name: 'group-meetings',
      path: '/groups',
      shows: 'main li a',
      take: 'view',
      step: inTurn(ownGroup, followFirst('main a[href$="/meetings"]')),
    },
    { name: 'tickets-two', path: ticketsOf('Cantata de Natal'), shows: QR, take: 'whole' },
    { name: 'tickets-unpaid', path: ticketsOf('A mesa posta'), shows: 'main li h2', take: 'whole' },
    { name: 'tickets-none', path: ticketsOf('Retiro de jovens em Ibiúna'), shows: 'main .window', take: 'view' },
    {
      name: 'tickets-offline',
      path: ticketsOf('Salmos de subida'),
      shows: QR,
      take: 'view',
      step: inTurn(inSight(QR), inSight(BELL), goOffline),
    },
    { name: 'contents', path: ticketsOf('Salmos de subida'), step: contents, shows: 'main li', take: 'view' },
    {
      name: 'content-text',
      path: ticketsOf('Salmos de subida'),
      shows: 'main p',
      take: 'view',
      step: inTurn(contents, followFirst('main li a[href*="/content/"]')),
    },
    {
      name: 'content-video',
      path: ticketsOf('Salmos de subida'),
      shows: 'main .window',
      take: 'view',
      step: inTurn(contents, followFirst('main li a:has-text("Como ouvir um salmo")')),
    },
    {
      name: 'note-delete',
      path: '/user/notes',
      shows: 'dialog[open] h2',
      take: 'view',
      step: inTurn(followFirst('main li a'), followFirst('main a[href$="/delete"]')),
    },
    {
      name: 'photo',
      path: '/user/account',
      shows: 'dialog[open] form',
      take: 'view',
      step: clickFirst('main header button'),
    },
    {
      name: 'child-new',
      path: '/user/data',
      shows: 'main textarea[name="remarks"]',
      take: 'view',
      step: clickFirst(button('Adicionar filho', 'Add a child', 'Agregar un hijo')),
    },
    { name: 'deletion-asked', path: '/user/delete-user-success', shows: 'main h1', take: 'view' },
    { name: 'deletion-confirm', path: '/user/confirm-delete-user?code=x', shows: 'main dl', take: 'whole' },
    { name: 'plans', path: '/reading-plans', shows: 'main article', take: 'whole' },
    { name: 'plans-own', path: '/reading-plans?mine=1', shows: 'main li a', take: 'whole' },
    { name: 'plan-new', path: '/reading-plans', step: openPlan('rov'), shows: 'main h2', take: 'whole' },
    { name: 'plan', path: '/reading-plans?mine=1', step: openPlan('Marcos'), shows: 'main input', take: 'whole' },
    {
      name: 'plan-delete',
      path: '/reading-plans?mine=1',
      shows: 'main button',
      take: 'view',
      step: inTurn(openPlan('Marcos'), followFirst('main a[href$="/delete"]')),
    },
    {
      name: 'plan-start-over',
      path: '/reading-plans?mine=1',
      shows: 'dialog[open] h2',
      take: 'view',
      step: inTurn(openPlan('Marcos'), clickFirst(button('Recomeçar', 'Start over', 'Volver a empezar'))),
    },
    { name: 'password-changed', path: '/user/change-password/success', shows: 'main h1', take: 'view' },
    { name: 'partner', path: '/third-parts/voluts', shows: 'main h1', take: 'view' },
    { name: 'live', path: '/live', shows: '[data-chat="joined"] textarea', take: 'whole' },
    {
      name: 'live-notes',
      path: '/live',
      step: clickFirst(button('Anotar', 'Take notes', 'Tomar notas')),
      shows: 'main form input[name="title"]',
      take: 'whole',
    },
  ]),
  ...of('demo', 'bia', [
    { name: 'data-update', path: '/user/data-update?payment=true', shows: 'main form input', take: 'whole' },
    { name: 'plans-own-none', path: '/reading-plans?mine=1', shows: 'main .window', take: 'view' },
    { name: 'notes-none', path: '/user/notes', shows: 'main .window', take: 'view' },
    { name: 'member-card-none', path: '/user/account/card', shows: 'main .window', take: 'view' },
    { name: 'registrations-none', path: registrations, shows: 'main .window', take: 'view' },
  ]),
  ...of('demo', 'leo', [
    { name: 'live-moderator', path: '/live', shows: '[data-chat="joined"] textarea', take: 'view' },
    { name: 'group-leader', path: '/groups', step: ledGroup, shows: 'main article h1', take: 'whole' },
    { name: 'group-requests-none', path: '/groups', step: joinRequests, shows: 'main .window', take: 'view' },
    {
      name: 'group-requests',
      path: askedToJoin('Jovens', '/groups'),
      step: joinRequests,
      shows: 'main li button',
      take: 'whole',
    },
    {
      name: 'group-meeting-new',
      path: '/groups',
      step: inTurn(ledGroup, followFirst('main a[href$="/meetings"]'), followFirst('main a[href$="/meetings/new"]')),
      shows: 'main form input',
      take: 'whole',
    },
  ]),
  ...of('grace', 'john', [
    ...everywhere,
    { name: 'church', path: '/user/church', shows: 'main li button', take: 'view' },
    {
      name: 'tickets',
      path: registrations,
      step: followFirst('main li a'),
      shows: QR,
      take: 'whole',
    },
  ]),
]

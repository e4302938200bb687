import type { PageShot } from '../page-shot.ts'
import { showStale } from '../stage/stale-page.ts'
import { talkedAt } from '../stage/talk.ts'
import {
  button,
  clickFirst,
  followFirst,
  goOffline,
  inSight,
  inTurn,
  joinChat,
  listen,
  OFFLINE_BAR,
  openMore,
  openSelector,
  watch,
  type Step,
} from '../steps.ts'

const HEADING = 'main h1'
const TILE = '.leaflet-tile-loaded'
const streets = clickFirst(button('Ver mapa de ruas', 'Show street map', 'Ver mapa de calles'))
const withoutTiles: Step = async (page) => {
  await page.route('**/tiles/**', (route) => route.abort())
}
const firstEvent = followFirst('main a[href^="/event/"]')
/** On sale, with several kinds of tickets. */
const family = followFirst('main a[href^="/event/"]:has-text("A mesa posta")')
const firstGroup = followFirst('main a[href^="/groups/"]')
const firstStudy = followFirst('main a[href^="/studies/"]')
const firstSong = followFirst('main a[href^="/songs/"]')
/** A song with chords and words, and one of which the church has the music alone. */
const hymn = followFirst('main a[href^="/songs/"]:has-text("Castelo forte")')
const music = followFirst('main a[href^="/songs/"]:has-text("Velho Centésimo")')
const lyric = '[role="tab"][id$="-lyric"]'
const panel = (view: string) => `[role="tabpanel"][aria-labelledby$="-${view}"]`

/** What everybody may see. */
export const publicPages: readonly PageShot[] = [
  { name: 'home-demo', church: 'demo', path: '/', shows: 'main section', take: 'whole' },
  { name: 'home-demo-section', church: 'demo', path: '/', shows: 'main section', take: { each: 'main section' } },
  { name: 'home-grace', church: 'grace', path: '/', shows: 'main section', take: 'whole' },
  { name: 'home-luz', church: 'luz', path: '/', shows: 'main section', take: 'whole' },
  { name: 'home-minimal', church: 'minimal', path: '/', shows: 'main', take: 'whole' },
  { name: 'home-hope', church: 'hope', path: '/', shows: 'main section', take: 'whole' },
  { name: 'search', church: 'demo', path: '/search?q=esperanca', shows: 'main li a', take: 'whole' },
  { name: 'search-nothing', church: 'demo', path: '/search?q=xyzzy', shows: 'main h2', take: 'view' },
  { name: 'search-empty', church: 'demo', path: '/search', shows: 'main input', take: 'view' },
  { name: 'news-found', church: 'demo', path: '/news?term=pascoa', shows: 'main a', take: 'view' },
  { name: 'more-demo', church: 'demo', path: '/', step: openMore, shows: '#more a', take: 'view' },
  { name: 'more-grace', church: 'grace', path: '/', step: openMore, shows: '#more a', take: 'view' },
  {
    name: 'church-selector',
    church: 'grace',
    path: '/',
    step: openSelector,
    shows: 'dialog[open] li',
    take: 'view',
  },
  { name: 'events-demo', church: 'demo', path: '/event', shows: 'main li h2', take: 'whole' },
  { name: 'events-luz', church: 'luz', path: '/event', shows: 'main li h2', take: 'whole' },
  { name: 'event-demo', church: 'demo', path: '/event', step: firstEvent, shows: 'main article h1', take: 'whole' },
  { name: 'event-open', church: 'demo', path: '/event', step: family, shows: 'main article h1', take: 'whole' },
  { name: 'event-grace', church: 'grace', path: '/event', step: firstEvent, shows: 'main article h1', take: 'whole' },
  { name: 'groups-demo', church: 'demo', path: '/groups', shows: 'main article', take: 'whole' },
  { name: 'groups-map', church: 'demo', path: '/groups?view=map', shows: 'main li a', take: 'whole' },
  { name: 'groups-streets', church: 'demo', path: '/groups?view=map', step: streets, shows: TILE, take: 'whole' },
  {
    name: 'groups-streets-chosen',
    church: 'demo',
    path: '/groups?view=map',
    step: inTurn(streets, inSight(TILE), clickFirst('main li:nth-child(3) button')),
    shows: 'main li [aria-pressed="true"]',
    take: 'view',
  },
  {
    name: 'groups-streets-missing',
    church: 'demo',
    path: '/groups?view=map',
    step: inTurn(withoutTiles, streets),
    shows: 'main [role="alert"] button',
    tellsFailure: true,
    take: 'whole',
  },
  { name: 'groups-own-visitor', church: 'demo', path: '/groups?mine=1', shows: 'main h2', take: 'view' },
  { name: 'group-demo', church: 'demo', path: '/groups', step: firstGroup, shows: 'main article h1', take: 'whole' },
  { name: 'group-requested', church: 'demo', path: '/groups/request/success', shows: HEADING, take: 'view' },
  { name: 'studies-demo', church: 'demo', path: '/studies', shows: 'main li a', take: 'whole' },
  { name: 'studies-grace', church: 'grace', path: '/studies', shows: HEADING, take: 'view' },
  { name: 'study-demo', church: 'demo', path: '/studies', step: firstStudy, shows: HEADING, take: 'whole' },
  { name: 'bible', church: 'grace', path: '/bible', shows: 'main li a', take: 'whole' },
  { name: 'bible-none', church: 'demo', path: '/bible', shows: 'main h2', take: 'view' },
  { name: 'bible-book', church: 'grace', path: '/bible/kjv/PSA', shows: 'main li a', take: 'view' },
  { name: 'bible-chapter', church: 'grace', path: '/bible/kjv/PSA/23', shows: 'main article, main p', take: 'whole' },
  {
    name: 'bible-chosen',
    church: 'grace',
    path: '/bible/kjv/JHN/3#v16',
    step: clickFirst('#v16'),
    shows: '[aria-pressed="true"]',
    take: 'view',
  },
  {
    name: 'bible-search',
    church: 'grace',
    path: '/bible/kjv/search?term=still+waters',
    shows: 'main mark',
    take: 'whole',
  },
  { name: 'songs-demo', church: 'demo', path: '/songs', shows: 'main li a', take: 'whole' },
  { name: 'song-demo', church: 'demo', path: '/songs', step: firstSong, shows: 'main article h1', take: 'whole' },
  {
    name: 'song-diagrams',
    church: 'demo',
    path: '/songs',
    step: inTurn(hymn, clickFirst(button('Diagramas', 'Diagrams'))),
    shows: 'main svg[role="img"]',
    take: 'whole',
  },
  { name: 'song-cipher', church: 'demo', path: '/songs', step: hymn, shows: panel('cipher'), take: 'whole' },
  {
    name: 'song-lyric',
    church: 'demo',
    path: '/songs',
    step: inTurn(hymn, clickFirst(lyric)),
    shows: panel('lyric'),
    take: 'whole',
  },
  { name: 'song-score', church: 'demo', path: '/songs', step: music, shows: 'main figure img', take: 'whole' },
  { name: 'live-demo', church: 'demo', path: '/live', shows: '[data-chat="joined"]', take: 'whole' },
  { name: 'live-hope', church: 'hope', path: '/live', shows: HEADING, take: 'whole' },
  {
    name: 'live-visitor-in-chat',
    church: 'demo',
    path: talkedAt,
    step: joinChat,
    shows: '[data-chat="joined"] textarea',
    take: 'whole',
  },
  {
    name: 'live-playing',
    church: 'demo',
    path: talkedAt,
    step: watch,
    shows: 'main video',
    take: 'view',
  },
  { name: 'podcast-demo', church: 'demo', path: '/podcast', shows: 'main article', take: 'view' },
  {
    name: 'podcast-playing',
    church: 'demo',
    path: '/podcast',
    step: listen,
    shows: 'section input[type="range"]',
    take: 'view',
  },
  { name: 'access-demo', church: 'demo', path: '/access', shows: 'main input', take: 'view' },
  { name: 'access-recover', church: 'demo', path: '/reset-password', shows: 'main input', take: 'view' },
  { name: 'about-demo', church: 'demo', path: '/about', shows: HEADING, take: 'whole' },
  { name: 'about-minimal', church: 'minimal', path: '/about', shows: HEADING, take: 'whole' },
  { name: 'churches-grace', church: 'grace', path: '/churchs', shows: 'main li', take: 'whole' },
  { name: 'churches-map', church: 'grace', path: '/churchs?view=map', shows: 'main li a', take: 'whole' },
  { name: 'churches-streets', church: 'grace', path: '/churchs?view=map', step: streets, shows: TILE, take: 'whole' },
  { name: 'churches-demo', church: 'demo', path: '/churchs', shows: 'main li', take: 'whole' },
  { name: 'congregations-map', church: 'demo', path: '/churchs?view=map', shows: 'main li a', take: 'whole' },
  ...(
    [
      ['error-no-such-page', 'demo', '/no-such-page'],
      ['error-unknown-church', 'nobody', '/'],
      ['error-closed-church', 'closed', '/'],
    ] as const
  ).map(([name, church, path]): PageShot => ({
    name,
    church,
    path,
    shows: '#error-title',
    tellsFailure: true,
    take: 'view',
  })),
  { name: 'stale-home', church: 'demo', path: '/', step: showStale, shows: '#stale a', take: 'view' },
  { name: 'stale-event', church: 'demo', path: '/event', step: showStale, shows: '#stale a', take: 'view' },
  { name: 'offline', church: 'demo', path: '/', step: goOffline, shows: OFFLINE_BAR, take: 'view' },
]

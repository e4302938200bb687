import type { PageShot } from '../page-shot.ts'
import { followFirst } from '../steps.ts'

const browse = '/play/browse'
const HEADING = 'main h1'

/** The area for subscribers, as visitors and subscribers see it. */
export const playPages: readonly PageShot[] = [
  { name: 'play-home', church: 'demo', path: '/play', shows: 'main section', take: 'whole' },
  { name: 'play-plans', church: 'demo', path: '/play/plans', shows: 'main li', take: 'whole' },
  { name: 'play-browse', church: 'demo', as: 'ana', path: browse, shows: 'main section', take: 'whole' },
  {
    name: 'play-video',
    church: 'demo',
    as: 'ana',
    path: browse,
    shows: 'main article h1',
    take: 'whole',
    step: followFirst('main a[href^="/play/video/"]'),
  },
  {
    name: 'play-collection',
    church: 'demo',
    as: 'ana',
    path: browse,
    shows: HEADING,
    take: 'whole',
    step: followFirst('main section a[href^="/play/collection/"]'),
  },
  {
    name: 'play-list',
    church: 'demo',
    as: 'ana',
    path: '/play/search?type=mylist',
    shows: 'main li h2',
    take: 'whole',
  },
  {
    name: 'play-nothing',
    church: 'demo',
    as: 'ana',
    path: '/play/search?type=query&term=xyz',
    shows: 'main .window',
    take: 'view',
  },
  { name: 'play-grace', church: 'grace', path: browse, shows: 'main section', take: 'whole' },
]

import type { PageShot } from '../page-shot.ts'
import { followFirst } from '../steps.ts'

const first = (list: string) => followFirst(`main a[href^="${list}/"]`)
const HEADING = 'main article h1'

/** What a church writes and shows. */
export const contentPages: readonly PageShot[] = [
  { name: 'devotionals-demo', church: 'demo', path: '/devotionals', shows: 'main article h2', take: 'whole' },
  { name: 'devotionals-grace', church: 'grace', path: '/devotionals', shows: 'main article h2', take: 'whole' },
  {
    name: 'devotional-demo',
    church: 'demo',
    path: '/devotionals',
    step: first('/devotionals'),
    shows: HEADING,
    take: 'whole',
  },
  {
    name: 'devotional-luz',
    church: 'luz',
    path: '/devotionals',
    step: first('/devotionals'),
    shows: HEADING,
    take: 'whole',
  },
  { name: 'news-demo', church: 'demo', path: '/news', shows: 'main li h2', take: 'whole' },
  { name: 'news-item-demo', church: 'demo', path: '/news', step: first('/news'), shows: HEADING, take: 'whole' },
  { name: 'ministries-demo', church: 'demo', path: '/ministries', shows: 'main li h2', take: 'whole' },
  {
    name: 'ministry-demo',
    church: 'demo',
    path: '/ministries',
    step: first('/ministries'),
    shows: HEADING,
    take: 'whole',
  },
  { name: 'publication-types-demo', church: 'demo', path: '/publication-types', shows: 'main li a', take: 'whole' },
  { name: 'publications-demo', church: 'demo', path: '/publications', shows: 'main li a', take: 'whole' },
  { name: 'classes-demo', church: 'demo', path: '/ebds', shows: 'main li h2', take: 'whole' },
  { name: 'class-demo', church: 'demo', path: '/ebds', step: first('/ebds'), shows: HEADING, take: 'whole' },
  { name: 'videos-demo', church: 'demo', path: '/videos', shows: 'main li h2', take: 'whole' },
  { name: 'video-demo', church: 'demo', path: '/videos', step: first('/videos'), shows: HEADING, take: 'whole' },
]

import type { ScreenName } from './screens.ts'
import { followFirst, goOffline, openMore, openSelector, type Step } from './steps.ts'

export type PageShot = {
  /** Names its pictures; unique. */
  name: string
  church: string
  path: string
  /** What is done once the page is interactive. */
  step?: Step
  /** Absent: all screens. */
  screens?: readonly ScreenName[]
  /** `whole`: the first view and the whole page; `view`: what the screen shows; `each`: every match of the selector. */
  take: 'whole' | 'view' | { each: string }
}

/** Every page of the portal. A feature adds a line for each of its screens. */
export const pages: readonly PageShot[] = [
  { name: 'home-demo', church: 'demo', path: '/', take: 'whole' },
  { name: 'home-demo-section', church: 'demo', path: '/', take: { each: 'main section' } },
  { name: 'home-grace', church: 'grace', path: '/', take: 'whole' },
  { name: 'home-luz', church: 'luz', path: '/', take: 'whole' },
  { name: 'home-minimal', church: 'minimal', path: '/', take: 'whole' },
  { name: 'home-hope', church: 'hope', path: '/', take: 'whole' },
  { name: 'more-demo', church: 'demo', path: '/', step: openMore, take: 'view' },
  { name: 'more-grace', church: 'grace', path: '/', step: openMore, take: 'view' },
  { name: 'church-selector', church: 'grace', path: '/', step: openSelector, take: 'view' },
  { name: 'events-demo', church: 'demo', path: '/event', take: 'whole' },
  { name: 'events-luz', church: 'luz', path: '/event', take: 'whole' },
  { name: 'event-demo', church: 'demo', path: '/event', step: followFirst('main a[href^="/event/"]'), take: 'whole' },
  { name: 'event-grace', church: 'grace', path: '/event', step: followFirst('main a[href^="/event/"]'), take: 'whole' },
  { name: 'songs-demo', church: 'demo', path: '/songs', take: 'whole' },
  { name: 'song-demo', church: 'demo', path: '/songs', step: followFirst('main a[href^="/songs/"]'), take: 'whole' },
  { name: 'live-demo', church: 'demo', path: '/live', take: 'whole' },
  { name: 'podcast-demo', church: 'demo', path: '/podcast', take: 'view' },
  { name: 'access-demo', church: 'demo', path: '/access', take: 'view' },
  { name: 'about-demo', church: 'demo', path: '/about', take: 'whole' },
  { name: 'about-minimal', church: 'minimal', path: '/about', take: 'whole' },
  { name: 'churches-grace', church: 'grace', path: '/churchs', take: 'whole' },
  { name: 'churches-demo', church: 'demo', path: '/churchs', take: 'whole' },
  { name: 'error-no-such-page', church: 'demo', path: '/no-such-page', take: 'whole' },
  { name: 'error-unknown-church', church: 'nobody', path: '/', take: 'view' },
  { name: 'error-closed-church', church: 'closed', path: '/', take: 'view' },
  { name: 'offline', church: 'demo', path: '/', step: goOffline, take: 'view' },
  { name: 'embed-events', church: 'demo', path: '/event?embed=true', take: 'whole' },
]

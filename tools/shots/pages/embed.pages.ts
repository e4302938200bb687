import type { PageShot } from '../page-shot.ts'
import { talkedAt } from '../stage/talk.ts'

/** A page of the other site, which shows a part of the demonstration's portal. */
const onSite = (name: string, path: string, shows: string, more: Partial<PageShot> = {}): PageShot => ({
  name: `embed-${name}`,
  church: 'demo',
  path: (stage) => Promise.resolve(stage.siteOf(path)),
  shows,
  take: 'whole',
  ...more,
})

/** Every route of docs/embed.md, in the demonstration host page. */
export const embedPages: readonly PageShot[] = [
  onSite('song', '/song', 'article h1'),
  onSite('plain', '/plain', 'article h1'),
  onSite('video', '/video', 'button .window'),
  onSite('chat', '/chat', '[data-chat="joined"] form', {
    path: async (stage) => {
      await talkedAt(stage)
      return stage.siteOf('/chat')
    },
  }),
  onSite('plans', '/plans-frame', 'main article'),
  onSite('portal', '/portal', 'main section'),
  onSite('member-card-none', '/card-frame?userId=1', 'main h2'),
  { name: 'embed-events', church: 'demo', path: '/event?embed=true', shows: 'main li h2', take: 'whole' },
]

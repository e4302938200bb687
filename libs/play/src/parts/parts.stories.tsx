import { playApi } from '@atrio/api-client'
import { checkoutFeature } from '@atrio/checkout'
import { apiOver, partsOf } from '@atrio/testing'
import { Picture, Rows } from '@atrio/ui'
import { fn } from 'storybook/test'
import { playFeature } from '../feature.ts'
import { playEntry } from '../testing/play-entry.ts'
import { access, ana, scenes } from '../testing/play.scenes.ts'
import { ContentHead } from './content-head.tsx'
import { ContentState } from './content-state.tsx'
import { EntryCard } from './entry-card.tsx'
import { EntryGrid } from './entry-grid.tsx'
import { ListButton } from './list-button.tsx'
import { LoadFailed } from './load-failed.tsx'
import { MarkBar } from './mark-bar.tsx'
import { NextEpisode } from './next-episode.tsx'
import { PlanRow } from './plan-row.tsx'
import { PlayPage } from './play-page.tsx'
import { Related } from './related.tsx'
import { WatchedButton } from './watched-button.tsx'

export default { title: 'play/Parts' }

const part = partsOf(playFeature, { http: scenes.subscribed, session: ana, beside: [access, checkoutFeature] })
const api = apiOver(scenes.subscribed)
const content = await api.run(playApi.content, { id: 71, userId: 8 })
const plans = await api.run(playApi.plans, {})
const { items: entries } = await api.run(playApi.contents, { kind: 'video' })
const entry = entries[0]!
const [mark] = await api.run(playApi.marks, { ids: [71], userId: 8 })

export const Head = part(ContentHead, { content })
export const State = part(ContentState, {
  query: { error: null, isError: true, isFetching: false, refetch: fn(), dataUpdatedAt: 0, errorUpdateCount: 1 },
})
export const Card = part(EntryCard, { entry, mark, heading: 'h2' })
export const Grid = part(EntryGrid, { entries, heading: 'h2' })
export const InList = part(ListButton, { content })
export const Failed = part(LoadFailed, { what: 'play', busy: false, retry: fn() })
export const Bar = part(MarkBar, {
  mark: { contentId: 71, stoppedAt: 610, length: 1800, watched: false },
  seconds: 1800,
  children: <Picture seed="play-71" shape="wide" />,
})
export const Next = part(NextEpisode, { next: playEntry(72, { title: 'O segundo episódio' }), ended: false })
export const Plan = part(PlanRow, { plan: plans[0]!, wanted: null, access: undefined }, { around: Rows })
export const WholePage = part(PlayPage, {
  title: 'Salmos em canto',
  description: 'Dez salmos, cantados pelo coro.',
  own: false,
  children: 'Dez vídeos',
})
export const Others = part(Related, { collection: { id: 70, title: 'Salmos em canto' }, except: 71 })
export const Watched = part(WatchedButton, { content })

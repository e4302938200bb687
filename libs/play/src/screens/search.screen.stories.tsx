import { storyOf } from '@atrio/testing'
import { playFeature } from '../feature.ts'
import { ana, scenes } from '../testing/play.scenes.ts'

export default { title: 'play/Search' }

const page = (query: string) => ({ at: `/play/search?${query}`, session: ana })
export const Videos = storyOf(playFeature, scenes.subscribed, page('type=video'))
export const NothingFound = storyOf(playFeature, scenes.subscribed, page('type=query&term=jonas'))
export const MyList = storyOf(playFeature, scenes.listed, page('type=mylist'))
export const MyListEmpty = storyOf(playFeature, scenes.subscribed, page('type=mylist'))
export const MyListOfAVisitor = storyOf(playFeature, scenes.open, { at: '/play/search?type=mylist' })
export const Failing = storyOf(playFeature, scenes.failing, page('type=video'))

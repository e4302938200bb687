import { storyOf } from '@atrio/testing'
import { searchFeature } from '../feature.ts'
import { findingFeatures } from '../testing/finding-features.ts'
import { scenes } from '../testing/search.scenes.ts'

export default { title: 'search/Search' }

const at = '/search?q=oracao'
const beside = findingFeatures.slice(1)
export const Results = storyOf(searchFeature, scenes.found, { at, beside })
export const OneKind = storyOf(searchFeature, scenes.found, { at: `${at}&kind=project`, beside })
export const NothingFound = storyOf(searchFeature, scenes.nothing, { at: '/search?q=xyz', beside })
export const Failed = storyOf(searchFeature, scenes.failing, { at, beside })
export const Start = storyOf(searchFeature, {}, { at: '/search', beside })

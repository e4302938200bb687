import { searchApi } from '@atrio/api-client'
import { apiOver, partsOf } from '@atrio/testing'
import { searchFeature } from '../feature.ts'
import { findingFeatures } from '../testing/finding-features.ts'
import { scenes } from '../testing/search.scenes.ts'
import { FoundGroup } from './found-group.tsx'
import { Results } from './results.tsx'

export default { title: 'search/Parts' }

const part = partsOf(searchFeature, { http: scenes.found, beside: findingFeatures.slice(1) })
const term = 'oracao'
const groups = await apiOver(scenes.found).run(searchApi.find, { term })
const kind = {
  label: { 'pt-BR': 'Notícias', en: 'News', es: 'Noticias' },
  order: 200,
  to: ({ id }: { id: number }) => `/news/${id}`,
}

export const Group = part(FoundGroup, { group: groups[2]!, kind, term, alone: false })
export const All = part(Results, { term, kind: undefined })

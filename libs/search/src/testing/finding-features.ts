import { defineFeature, type Finds } from '@atrio/tenant-core'
import { SearchIcon } from '@atrio/ui'
import { searchFeature } from '../feature.ts'

const messages = { 'pt-BR': async () => ({}), en: async () => ({}), es: async () => ({}) }
const label = (text: string) => ({ 'pt-BR': text, en: text, es: text })
const finding = (id: string, finds: Finds, module?: 'groups') =>
  defineFeature({ id, messages, ...(module && { module }), finds: async () => ({ finds }) })

/** A feature with a place in the header. */
export const listedFeature = defineFeature({
  id: 'listed',
  messages,
  links: { 'events.list': () => '/events' },
  nav: [{ link: 'events.list', label: label('Eventos'), icon: SearchIcon, places: ['header'], order: 100 }],
})

/** The search among features that contribute to it: this layer may not import them. */
export const findingFeatures = [
  searchFeature,
  finding('one', {
    kinds: {
      song: { label: label('Louvores'), order: 300, to: ({ id }) => `/song/${id}` },
      project: { label: label('Projetos'), order: 400, to: ({ id, parentId }) => `/ministries/${parentId}/${id}` },
    },
  }),
  finding('two', {
    kinds: {
      event: { label: label('Eventos'), order: 100, to: ({ id }) => `/event/${id}` },
      newsItem: {
        label: label('Notícias'),
        order: 200,
        to: ({ id }) => `/news/${id}`,
        list: (term) => `/news?term=${term}`,
      },
    },
  }),
  finding('off', { kinds: { group: { label: label('Grupos'), order: 1, to: () => '/groups' } } }, 'groups'),
]

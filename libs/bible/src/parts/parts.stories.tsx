import { bibleApi } from '@atrio/api-client'
import { loadScriptureWords } from '@atrio/scripture'
import { apiOver, partsOf } from '@atrio/testing'
import { Rows } from '@atrio/ui'
import { fn } from 'storybook/test'
import { bibleFeature } from '../feature.ts'
import { scenes } from '../testing/bible.scenes.ts'
import { BookGrid } from './book-grid.tsx'
import { ChapterLinks } from './chapter-links.tsx'
import { ChapterText } from './chapter-text.tsx'
import { ChosenVerses } from './chosen-verses.tsx'
import { FoundRow } from './found-row.tsx'
import { FoundVerses } from './found-verses.tsx'
import { NoBible } from './no-bible.tsx'
import { TextSize } from './text-size.tsx'
import { TranslationLinks } from './translation-links.tsx'
import { VerseSearch } from './verse-search.tsx'

export default { title: 'bible/Parts' }

const part = partsOf(bibleFeature, { http: scenes.two, load: ({ i18n }) => loadScriptureWords(i18n) })
const api = apiOver(scenes.two)
const { translations } = await api.run(bibleApi.get, {})
const { readers } = await apiOver(scenes.readers).run(bibleApi.get, {})
const translation = translations[0]!
const verses = await api.run(bibleApi.chapter, { translation: 'livre', book: 'PSA', chapter: 23 })
const found = await api.run(bibleApi.search, { translation: 'livre', term: 'pastor' })

export const Books = part(BookGrid, { translation })
export const Links = part(ChapterLinks, { translation, at: { book: 'PSA', chapter: 23 } })
export const Text = part(ChapterText, {
  translation,
  verses,
  chosen: new Set([1]),
  asked: undefined,
  size: 1,
  onChoose: fn(),
})
export const Chosen = part(ChosenVerses, {
  reference: 'Salmo 23.1',
  quote: 'O Senhor é o meu pastor; nada me faltará.',
  url: () => 'https://demo.portal.test/bible/livre/PSA/23#v1',
  onClear: fn(),
})
export const Found = part(FoundRow, { verse: found.verses[0]!, code: 'livre' }, { around: Rows })
export const FoundInSearch = part(FoundVerses, { term: 'pastor', onFound: fn() })
export const WithoutBible = part(NoBible, { readers })
export const Size = part(TextSize, { size: 1, onSize: fn() })
export const Translations = part(TranslationLinks, { current: translation, to: ({ code }) => `/bible/${code}/PSA/23` })
export const Search = part(VerseSearch, { translation: 'livre', term: 'pastor', busy: false })

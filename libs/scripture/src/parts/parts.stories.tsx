import { bibleApi } from '@atrio/api-client'
import { apiOver, partsOf } from '@atrio/testing'
import { fn } from 'storybook/test'
import { loadScriptureWords } from '../i18n/messages.ts'
import { passagesFeature, scenes, withBible } from '../testing/passage.scenes.tsx'
import { NamedPassages } from './named-passages.tsx'
import { PassageLink } from './passage-link.tsx'
import { PassageSheet } from './passage-sheet.tsx'
import { ScriptureRegion } from './scripture-region.tsx'
import { ScriptureText } from './scripture-text.tsx'
import { Verses } from './verses.tsx'

export default { title: 'scripture/Parts' }

const part = partsOf(passagesFeature, {
  http: scenes.found,
  startUp: withBible,
  load: ({ i18n }) => loadScriptureWords(i18n),
})
const chapter = { translation: 'livre', book: 'PSA', chapter: 23 }
const verses = await apiOver(scenes.found).run(bibleApi.chapter, chapter)
const text = 'Lemos o Salmo 23.2-3 juntos.'

export const Named = part(NamedPassages, { text, title: 'Passagens' })
export const Link = part(PassageLink, { reference: 'Salmo 23.2-3', book: 'PSA', chapter: 23 })
export const Sheet = part(
  PassageSheet,
  {
    passage: { reference: 'Salmo 23.2-3', book: 'PSA', chapter: 23, verses: { from: 2, to: 3 } },
    to: '/bible/-/PSA/23#v2',
    onClose: fn(),
  },
  { isDialog: true },
)
export const Region = part(ScriptureRegion, { html: text, children: <p>{text}</p> })
export const Text = part(ScriptureText, { text })
export const Chapter = part(Verses, { verses, lang: 'pt-BR' })

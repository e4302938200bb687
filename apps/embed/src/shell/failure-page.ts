import { addMessages, createI18n, type Locale, type Translate } from '@atrio/i18n'
import type { Page } from '../entry-server.ts'
import { embedMessages } from './i18n/messages.ts'

const escaped = (text: string) => text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`)

/** The page for a church that is unknown, inactive or failed to start, or without the feature: text only. */
export async function failurePage(kind: 'missing' | 'failed', locale: Locale): Promise<Page> {
  const i18n = createI18n(locale)
  await addMessages(i18n, 'embed', embedMessages)
  const t = i18n.getFixedT(locale, 'embed') as Translate<'embed'>
  const title = escaped(t(`${kind}.title`))
  return {
    kind: 'page',
    status: kind === 'missing' ? 404 : 503,
    framing: 'anyone',
    color: null,
    themeCss: 'main{padding:2rem 1.25rem}h1{font-size:1.35rem}',
    head: `<title>${title}</title>`,
    body: `<main><h1>${title}</h1><p>${escaped(t(`${kind}.text`))}</p></main>`,
    styles: [],
    boot: null,
  }
}

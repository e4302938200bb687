import { addMessages, type I18n, type MessageLoaders } from '@atrio/i18n'

declare module '@atrio/i18n' {
  interface Messages {
    forms: typeof import('./pt-BR.json')
  }
}

const messages: MessageLoaders = {
  'pt-BR': () => import('./pt-BR.json'),
  en: () => import('./en.json'),
  es: () => import('./es.json'),
}

/**
 * Brings the words of forms. A screen with a form awaits it in its `load`, so that the form is drawn at once; where
 * nobody did, the form suspends until they have come.
 */
export const loadFormWords = (i18n: I18n): Promise<void> => addMessages(i18n, 'forms', messages)

const awaited = new WeakMap<I18n, Promise<void>>()

/**
 * The words on their way, for a component to suspend on; undefined where they were there before anybody asked. The same
 * promise is given ever after, since React wants to see again what it has waited for.
 */
export function awaitedFormWords(i18n: I18n): Promise<void> | undefined {
  const running = awaited.get(i18n)
  if (running || i18n.hasResourceBundle(i18n.language, 'forms')) return running
  const started = loadFormWords(i18n).catch((error: unknown) => {
    awaited.delete(i18n)
    throw error
  })
  awaited.set(i18n, started)
  return started
}

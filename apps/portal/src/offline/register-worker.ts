import type { Locale, MessageLoaders } from '@atrio/i18n'
import type { Feature } from '@atrio/tenant-core'
import { shellMessages } from '../shell/i18n/messages.ts'
import type { Opened } from './worker-scope.ts'

declare global {
  interface Window {
    /** The Trusted Types policy of the server's pages: script addresses from its list only. */
    atrioScripts?: { createScriptURL: (url: string) => string }
  }
}

const ADDRESS = '/service-worker.js'

/**
 * Registers the service worker once the page has come to rest: what it brings must not take the line from what is seen.
 * Document 2 section 4, point 8: a failure is only logged.
 * @param features whose words are brought
 * @param namespaces of the words that came with the page
 */
export async function registerWorker(
  features: readonly Feature[],
  locale: Locale,
  namespaces: string[],
): Promise<void> {
  // not every browser has requestIdleCallback
  await new Promise<unknown>((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve, { timeout: 10_000 }) : setTimeout(resolve, 2_000),
  )
  try {
    const { serviceWorker } = navigator
    const isFirst = !serviceWorker.controller
    await serviceWorker.register(window.atrioScripts?.createScriptURL(ADDRESS) ?? ADDRESS)
    const { active } = await serviceWorker.ready
    // offline the same page is rendered here, with messages from their own files
    await Promise.all(namespaces.map((namespace) => bringWords(features, namespace, locale)))
    if (isFirst) active?.postMessage(opened())
  } catch (error) {
    console.warn('no service worker', error)
  }
}

const bringWords = async (features: readonly Feature[], namespace: string, locale: Locale) =>
  (await wordsOf(features, namespace))?.[locale]()

async function wordsOf(features: readonly Feature[], namespace: string): Promise<MessageLoaders | undefined> {
  if (namespace === 'shell') return shellMessages
  // names of books, which pages of several features show
  if (namespace === 'scripture') return (await import('@atrio/scripture')).scriptureMessages
  // of street maps, which pages of several features show
  if (namespace === 'map') return (await import('@atrio/map')).mapMessages
  // of the players, which pages of several features show
  if (namespace === 'mediaPlayer') return (await import('@atrio/media-player/words')).messages
  return features.find(({ id }) => id === namespace)?.messages
}

/** What was loaded before there was a worker to cache it. */
const opened = (): Opened => ({
  page: location.href,
  files: performance.getEntriesByType('resource').map(({ name }) => name),
})

import { loadScript } from './load-script.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

type Granted = { statistics: boolean; marketing: boolean }

const mode = (isGranted: boolean) => (isGranted ? 'granted' : 'denied')

/** A command: the tag manager takes only what is tagged as the arguments of a call for one. */
const command = (...args: unknown[]) => ({ ...args, length: args.length, [Symbol.toStringTag]: 'Arguments' })

/**
 * Starts the tag manager, with the visitor's choice for the tags in it (its consent mode).
 * @returns counts a page view: a path without its query
 */
export function startAnalytics(src: string, { statistics, marketing }: Granted): () => void {
  const layer = (window.dataLayer ??= [])
  const advertising = mode(marketing)
  layer.push(
    command('consent', 'default', {
      analytics_storage: mode(statistics),
      ad_storage: advertising,
      ad_user_data: advertising,
      ad_personalization: advertising,
    }),
  )
  layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  loadScript(src)
  return () =>
    void layer.push({
      event: 'page_view',
      page_location: location.origin + location.pathname,
      page_title: document.title,
    })
}

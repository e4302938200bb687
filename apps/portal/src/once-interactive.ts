import { loadBrowserTransport } from '@atrio/api-client'
import { startPrefetch } from '@atrio/tenant-core'
import { refocusAfterLanguage } from './shell/language-place.ts'

/** What a page begins with once it is interactive, in a file of its own that is loaded then. */
export function onceInteractive(router: Parameters<typeof startPrefetch>[0]['router']): void {
  refocusAfterLanguage()
  startPrefetch({ router, loadTransport: loadBrowserTransport })
}

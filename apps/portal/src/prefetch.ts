import { loadBrowserTransport } from '@atrio/api-client'
import { startPrefetch as start } from '@atrio/tenant-core'

/** In a file of its own, which is loaded once the page is interactive. */
export const startPrefetch = (router: Parameters<typeof start>[0]['router']) =>
  start({ router, loadTransport: loadBrowserTransport })

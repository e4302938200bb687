import { startPrefetch as start } from '@atrio/tenant-core'

/** In a file of its own, which is loaded once the frame is interactive. Its calls need nothing that comes late. */
export const startPrefetch = (router: Parameters<typeof start>[0]['router']) =>
  start({ router, loadTransport: () => Promise.resolve() })

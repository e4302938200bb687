import type { Later } from '../../bench/portal/clean-up.ts'
import { startHost } from './host.ts'
import type { StagePortal } from './stage.ts'

/** Where the demonstration church expects it. */
export const REGISTERED_PORT = 4314

/** Origin of the site that shows frames, at a port; Chromium resolves every `*.localhost` to this machine. */
export const siteOrigin = (port: number) => `http://site.localhost:${port}`

/** The demonstration host page of docs/embed.md, in front of this portal. */
export const startSite = (later: Later, portal: StagePortal, port: number): Promise<void> =>
  startHost(later, 'site-host.mjs', port, { SITE_PORT: String(port), SITE_PORTAL: portal.urlOf('demo', '') })

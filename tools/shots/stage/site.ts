import { spawn } from 'node:child_process'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { endOf, hasEnded, lastWords } from '../../bench/portal/child.ts'
import type { Later } from '../../bench/portal/clean-up.ts'
import { get } from '../../bench/portal/request.ts'
import type { StagePortal } from './stage.ts'

const host = path.resolve(import.meta.dirname, '../../../apps/portal-e2e/src/hosts/site-host.mjs')

/** Where the demonstration church expects it. */
export const REGISTERED_PORT = 4314

/** Origin of the site that shows frames, at a port; Chromium resolves every `*.localhost` to this machine. */
export const siteOrigin = (port: number) => `http://site.localhost:${port}`

/** The demonstration host page of docs/embed.md, in front of this portal. */
export async function startSite(later: Later, portal: StagePortal, port: number): Promise<void> {
  const site = spawn(process.execPath, [host], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, SITE_PORT: String(port), SITE_PORTAL: portal.urlOf('demo', '') },
  })
  const words = lastWords(site)
  later(() => endOf(site))
  for (let tries = 0; !(await answers(port)); tries++) {
    if (hasEnded(site) || tries > 100) throw new Error(`The other site did not start:\n${words()}`)
    await sleep(100)
  }
}

const answers = (port: number) =>
  get(port, '/', {}).then(
    () => true,
    () => false,
  )

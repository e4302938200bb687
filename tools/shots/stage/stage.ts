import type { Browser, BrowserContext } from 'playwright'
import type { Portal } from '../../bench/portal/start-portal.ts'

/** A signed-in person's browser storage. */
export type Kept = Awaited<ReturnType<BrowserContext['storageState']>>

/** A portal of our own, whose database is ours too; or one that runs already. */
export type StagePortal = Pick<Portal, 'port' | 'urlOf'> & Partial<Pick<Portal, 'database'>>

export const runningPortal = (port: number): StagePortal => ({
  port,
  urlOf: (church, target) => `http://${church}.localhost:${port}${target}`,
})

/** Where pictures are taken: a portal, another site that shows it in frames, and what was laid ready on both. */
export type Stage = {
  browser: Browser
  /** A browser whose person asked for letters of another size. */
  browserOf: (textScale: number) => Promise<Browser>
  portal: StagePortal
  /** Address of a page of the other site. */
  siteOf: (path: string) => string
  /** Does something the first time that it is asked for, and remembers what came of it. */
  once: <T>(name: string, make: () => Promise<T>) => Promise<T>
  /** By person and church. */
  kept: Map<string, Kept>
}

export function remember(): Stage['once'] {
  const known = new Map<string, Promise<unknown>>()
  return <T>(name: string, make: () => Promise<T>) => {
    const made = (known.get(name) as Promise<T> | undefined) ?? make()
    known.set(name, made)
    return made
  }
}

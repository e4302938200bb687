import { churchOfHost } from '@atrio/contract/rules'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { ChurchDirectory } from './church-directory.ts'
import { igreja, igrejaHost } from './church.tables.ts'

/** Whether a name is one that this installation answers to: what a proxy asks before it gets a certificate. */
export type KnownHosts = (name: string) => Promise<boolean>

/** How long the list of all names may be old: strangers' names cost one query in this time, however many they are. */
const MAX_AGE_MS = 5_000
const MAX_NAME = 253
const NAME = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/

type Options = {
  db: NodePgDatabase
  directory: Pick<ChurchDirectory, 'knownByHost'>
  appDomain: string
  /** Hosts of the installation itself. */
  own: readonly string[]
  /** Milliseconds since the epoch. */
  now?: () => number
}

/**
 * Anyone can ask a proxy for any name, so that a query per name would hand strangers the database. Names of churches that
 * are visited come from the directory's cache; for all others one list of all names is read, at most every few seconds.
 */
export function knownHosts({ db, directory, appDomain, own, now = Date.now }: Options): KnownHosts {
  let names: Promise<ReadonlySet<string>> | undefined
  let since = -Infinity

  const read = async (): Promise<ReadonlySet<string>> => {
    const [codes, hosts] = await Promise.all([
      db.select({ code: igreja.codigo }).from(igreja),
      db.select({ host: igrejaHost.host }).from(igrejaHost),
    ])
    return new Set([...codes.map(({ code }) => `${code}.${appDomain}`), ...hosts.map(({ host }) => host)])
  }
  const recent = () => {
    if (names && now() - since < MAX_AGE_MS) return names
    since = now()
    const reading = read()
    // a failure is kept as long as a list is: a database that is away is not asked more often
    reading.catch(() => undefined)
    return (names = reading)
  }
  return async (asked) => {
    const name = asked.toLowerCase()
    if (name.length > MAX_NAME || !NAME.test(name)) return false
    if (own.includes(name) || directory.knownByHost(churchOfHost(name, appDomain))) return true
    return (await recent()).has(name)
  }
}

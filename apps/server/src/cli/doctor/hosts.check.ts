import { lookup } from 'node:dns/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import pLimit from 'p-limit'
import type { Config } from '../../runtime/config.ts'
import type { DatabaseFound } from './database.check.ts'
import { about, type Finding } from './finding.ts'

const AT_ONCE = 8
const ANSWER_MS = 5_000
/** Names that are looked up; of an installation with more, these are a sample. */
const MAX_NAMES = 200
/** Names in one line. */
const MAX_LISTED = 10

type Resolve = (name: string) => Promise<unknown>

/** Whether the hosts of active churches, and the one that takes card data, have an address. */
export async function checkHosts(
  { appDomain, paymentHost, paymentGateways, conveniences }: Config,
  { codes, hosts }: DatabaseFound['churches'],
  resolve: Resolve = lookup,
): Promise<Finding[]> {
  const { ok, warn } = about('hosts')
  if (conveniences.plainLinks) return [ok(`not looked up below ${appDomain}`)]
  const names = [
    ...(paymentGateways.size > 0 ? [paymentHost] : []),
    ...hosts,
    ...codes.map((code) => `${code}.${appDomain}`),
  ].slice(0, MAX_NAMES)
  const limit = pLimit(AT_ONCE)
  const found = await Promise.all(names.map((name) => limit(() => hasAddress(name, resolve))))
  const missing = names.filter((_, index) => !found[index])
  if (missing.length === 0) return [ok(`${names.length} have an address`)]
  const rest = missing.length > MAX_LISTED ? ` and ${missing.length - MAX_LISTED} more` : ''
  return [warn(`no address for ${missing.slice(0, MAX_LISTED).join(', ')}${rest}: add a DNS record for each`)]
}

const hasAddress = (name: string, resolve: Resolve): Promise<boolean> =>
  Promise.race([
    resolve(name).then(
      () => true,
      () => false,
    ),
    sleep(ANSWER_MS, false, { ref: false }),
  ])

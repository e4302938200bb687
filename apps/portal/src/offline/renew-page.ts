import { pageTime, whenIdle, type FeatureContext } from '@atrio/tenant-core'
import { hydrate } from '@tanstack/react-query'
import type { Boot } from '../boot.ts'
import type { Renewal, RenewalQuestion } from './worker-scope.ts'

/** Milliseconds after which the page asks for its data by itself. */
const PATIENCE_MS = 10_000

type Context = Pick<FeatureContext, 'now' | 'queryClient' | 'slots'>

/**
 * Makes a page current that the service worker answered by its copy: by the page that the network has sent meanwhile, so
 * that nothing is asked for twice. Without such a page its data are fetched.
 * @param boot what the copy came with
 */
export async function renewPage(ctx: Context, boot: Boot, reload: () => void): Promise<void> {
  const renewal = await askWorker()
  if (renewal === 'gone') return reload()
  const newer = renewal === 'failed' ? undefined : bootOf(renewal.html)
  const fresh =
    newer && renewal !== 'failed' && isSameStart(newer, boot) && isSameBuild(renewal.html) ? newer : undefined
  // a person who has touched the page keeps it: the next visit has what is new
  if (newer && !fresh && !hasBeenTouched()) return reload()
  await sectionsHydrated(ctx)
  ctx.now = fresh ? fresh.now : pageTime(ctx.now)
  document.documentElement.dataset['kept'] = String(Date.now())
  renewQueries(ctx, boot, fresh)
}

/** Where the browser does not tell, it may have been. */
function hasBeenTouched(): boolean {
  const { userActivation } = navigator as { userActivation?: UserActivation }
  return userActivation?.hasBeenActive ?? true
}

function askWorker(): Promise<Renewal> {
  const { port1, port2 } = new MessageChannel()
  return new Promise<Renewal>((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<Renewal>) => resolve(data)
    setTimeout(() => resolve('failed'), PATIENCE_MS)
    const question: RenewalQuestion = { keptAt: document.documentElement.dataset['kept']! }
    navigator.serviceWorker.controller?.postMessage(question, [port2])
  }).finally(() => port1.close())
}

function bootOf(html: string): Boot | undefined {
  const [, json] = /<script type="application\/json" id="boot">([^<]*)<\/script>/.exec(html) ?? []
  return json ? (JSON.parse(json) as Boot) : undefined
}

/** What a page takes from its document alone: where it has changed, there has to be another document. */
const startOf = ({ startUp, locale, config, failedSlots, router }: Boot) =>
  JSON.stringify([startUp, locale, config, failedSlots, router?.errors])
const isSameStart = (one: Boot, other: Boot) => startOf(one) === startOf(other)

/** The entry's name changes with all files that it loads. */
function isSameBuild(html: string): boolean {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]')
  return entry !== null && html.includes(`'${new URL(entry.src).pathname}'`)
}

/** Sections hydrate as their code comes: React would discard their markup if their data changed before. */
async function sectionsHydrated({ slots }: Context): Promise<void> {
  await whenIdle()
  const ready = [...slots.values()].flat().filter(({ state }) => state === 'ready')
  ready.forEach(({ wake }) => wake())
  await Promise.allSettled(ready.map(({ contents }) => contents()))
  await whenIdle()
}

/** Replaces what the copy brought; what was fetched or changed since is newer than the answer. */
function renewQueries({ queryClient }: Context, { queries: before }: Boot, fresh: Boot | undefined): void {
  const cache = queryClient.getQueryCache()
  const since = new Map(before.queries.map(({ queryHash, state }) => [queryHash, state.dataUpdatedAt]))
  const isOld = (queryHash: string) => cache.get(queryHash)?.state.dataUpdatedAt === since.get(queryHash)
  const queries = (fresh?.queries.queries ?? []).filter(({ queryHash }) => isOld(queryHash))
  // new objects even where they say the same: what they say depends on the time
  for (const { state } of queries) state.dataUpdatedAt = Date.now()
  hydrate(queryClient, { mutations: [], queries })
  for (const { queryHash, queryKey } of before.queries)
    if (isOld(queryHash)) void queryClient.invalidateQueries({ queryKey, exact: true })
}

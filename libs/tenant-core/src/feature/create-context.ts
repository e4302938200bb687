import { createApi, type Transport } from '@atrio/api-client'
import { createI18n } from '@atrio/i18n'
import { QueryClient } from '@tanstack/react-query'
import { createStore } from 'jotai'
import { viewerAtom } from '../session/viewer-atom.ts'
import type { FeatureContext } from './feature-context.ts'

type Own = 'api' | 'queryClient' | 'store' | 'i18n' | 'slots'
type Parts = Omit<FeatureContext, Own> & {
  transport: Transport
  /** Whether a failed read is retried; never on the server. */
  retry: (failures: number, error: Error) => boolean
  /** Message catalogues that came with the page, by namespace. */
  messages?: Record<string, object>
}

const FRESH_MS = 60_000

/**
 * Data stays fresh for a minute, so a screen does not refetch what its load has just fetched; without network it is shown as
 * it is. What is not here is asked for all the same: the service worker may have it, and a page that waits for the network
 * would answer no tap.
 */
export const queryClientFor = (retry: Parts['retry'] | false): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: () => (globalThis.navigator?.onLine === false ? Infinity : FRESH_MS),
        networkMode: 'always',
        refetchOnReconnect: true,
        retry,
      },
    },
  })

/** Creates what one request or one tab owns: its api, query cache, store and i18n. */
export function createContext({ transport, retry, messages = {}, ...parts }: Parts): FeatureContext {
  const { locale, onServer, tenant } = parts
  const i18n = createI18n(locale)
  for (const [namespace, catalogue] of Object.entries(messages)) i18n.addResourceBundle(locale, namespace, catalogue)
  const store = createStore()
  return {
    ...parts,
    api: createApi(transport, tenant.church, () => store.get(viewerAtom)),
    queryClient: queryClientFor(onServer ? false : retry),
    store,
    i18n,
    slots: new Map(),
  }
}

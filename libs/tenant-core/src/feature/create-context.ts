import { createApi, type Transport } from '@atrio/api-client'
import { createI18n } from '@atrio/i18n'
import { QueryClient } from '@tanstack/react-query'
import { createStore } from 'jotai'
import type { FeatureContext } from './feature-context.ts'

type Own = 'api' | 'queryClient' | 'store' | 'i18n' | 'slots'
type Parts = Omit<FeatureContext, Own> & {
  transport: Transport
  /** Whether a read that failed is tried again; on the server none is. */
  retry: (failures: number, error: Error) => boolean
  /** Catalogues that came with the page, by namespace. */
  messages?: Record<string, object>
}

/** What was read is not asked for again within a minute: not by the screen whose page has just been loaded either. */
export const queryClientFor = (retry: Parts['retry'] | false): QueryClient =>
  new QueryClient({ defaultOptions: { queries: { staleTime: 60_000, retry } } })

/** All that one request or one tab owns, made anew: its calls, its cache, its store and its language. */
export function createContext({ transport, retry, messages = {}, ...parts }: Parts): FeatureContext {
  const { locale, onServer, tenant } = parts
  const i18n = createI18n(locale)
  for (const [namespace, catalogue] of Object.entries(messages)) i18n.addResourceBundle(locale, namespace, catalogue)
  return {
    ...parts,
    api: createApi(transport, tenant.church),
    queryClient: queryClientFor(onServer ? false : retry),
    store: createStore(),
    i18n,
    slots: new Map(),
  }
}

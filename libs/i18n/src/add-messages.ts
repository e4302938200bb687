import type { i18n } from 'i18next'
import type { Locale } from './locale.ts'

/** How each language's catalogue is fetched, mostly `() => import('./pt-BR.json')`. */
export type MessageLoaders = Record<Locale, () => Promise<{ default: object } | object>>

const loads = new WeakMap<i18n, Map<string, Promise<void>>>()

function catalogueOf(module: { default: object } | object): object {
  return 'default' in module && typeof module.default === 'object' && module.default ? module.default : module
}

async function load(i18n: i18n, namespace: string, loaders: MessageLoaders): Promise<void> {
  const catalogue = catalogueOf(await loaders[i18n.language as Locale]())
  i18n.addResourceBundle(i18n.language, namespace, catalogue)
}

/**
 * Loads a namespace's catalogue in the instance's language, once: later and simultaneous calls share the first load. A
 * failed load rejects and is forgotten, so that the next call tries again.
 */
export function addMessages(i18n: i18n, namespace: string, loaders: MessageLoaders): Promise<void> {
  if (i18n.hasResourceBundle(i18n.language, namespace)) return Promise.resolve()
  const ofInstance = loads.get(i18n) ?? new Map<string, Promise<void>>()
  loads.set(i18n, ofInstance)
  const running = ofInstance.get(namespace)
  if (running) return running
  const started = load(i18n, namespace, loaders).finally(() => ofInstance.delete(namespace))
  ofInstance.set(namespace, started)
  return started
}

import { ApiError, startUpApi, createApi, type StartUp, type StartUpBundle, type Transport } from '@atrio/api-client'
import type { ChurchLookup } from '@atrio/contract/rules'
import { GENERIC_ERROR_KEY } from './generic-error.ts'

/** A source of the start-up data. Both sources give the same data, so the code after it is shared. */
export type StartUpSource = (lookup: ChurchLookup) => Promise<StartUp & Partial<StartUpBundle>>

/** Used for calls made before the church is known. */
const NO_CHURCH = { id: 0, slug: '' }

/** The BFF's bundle: one answer. */
export const bundleSource =
  (transport: Transport): StartUpSource =>
  (lookup) =>
    createApi(transport, NO_CHURCH).run(startUpApi.startUp, lookup)

/**
 * The specification's calls: the church, then modules, visual settings, payment methods and menu items in parallel. For
 * an inactive church only the first.
 */
export const callsSource =
  (transport: Transport): StartUpSource =>
  async (lookup) => {
    const api = createApi(transport, NO_CHURCH)
    const code = lookup.code ?? (await api.run(startUpApi.byHostname, { hostname: lookup.hostname })).code
    const church = await api.run(startUpApi.byCode, { code })
    const nothing = { modules: [], visual: { color: '', logo: null }, paymentMethods: [], menu: [] }
    if (!church.active) return { church, ...nothing }
    const { slug } = church
    const [modules, visual, paymentMethods, menu] = await Promise.all([
      api.run(startUpApi.modules, { slug }),
      api.run(startUpApi.visual, { slug }),
      api.run(startUpApi.paymentMethods, { slug }),
      api.run(startUpApi.menu, { churchId: church.id }),
    ]).catch((error: unknown) => {
      // a missing part of an existing church is a failure, not an unknown church
      throw new Error('the start-up of a known church failed', { cause: error })
    })
    return { church, modules, visual, paymentMethods, menu }
  }

export type StartUpOutcome =
  | { kind: 'ready'; data: StartUp & Partial<StartUpBundle> }
  | { kind: 'inactive' }
  | { kind: 'unknown' }
  | { kind: 'failed'; messageKey: string }

/**
 * The start-up sequence of document 1 section 4; a failure is returned as an outcome, never thrown.
 * @param lookup null for a host that names no church
 */
export async function startUp(source: StartUpSource, lookup: ChurchLookup | null): Promise<StartUpOutcome> {
  if (!lookup) return { kind: 'unknown' }
  try {
    const data = await source(lookup)
    return data.church.active ? { kind: 'ready', data } : { kind: 'inactive' }
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return { kind: 'unknown' }
    return { kind: 'failed', messageKey: GENERIC_ERROR_KEY }
  }
}

import { startUpApi, createApi, type StartUp } from '@atrio/api-client'
import type { StartUpWire } from '@atrio/contract'
import type { Locale } from '@atrio/i18n'
import {
  composeFeatures,
  createContext,
  defaultConfig,
  sessionAtom,
  type Feature,
  type FeatureContext,
  type PortalConfig,
  type Session,
} from '@atrio/tenant-core'
import type { RouteObject } from 'react-router'
import { fakeTransport, type FakeHttp, type FakeTransport } from './fake-http.ts'
import { wireStartUp } from './wire/church.ts'

export type TestPortalOptions = {
  http?: FakeHttp
  locale?: Locale
  /** Differences from the test church. */
  startUp?: Partial<StartUpWire>
  session?: Session
  config?: Partial<PortalConfig>
  /** Instant, ISO. The test clock is Friday 20 November 2026, 17:15:24 in São Paulo. */
  now?: string
}

export type TestPortal = { ctx: FeatureContext; routes: RouteObject[]; transport: FakeTransport }

/** A portal of its own around some features: fresh query client, store, languages; only HTTP is fake. */
export async function createTestPortal(
  features: readonly Feature[],
  options: TestPortalOptions = {},
): Promise<TestPortal> {
  const locale = options.locale ?? 'pt-BR'
  const wire = wireStartUp(options.startUp)
  // through the real endpoint and its mapper, as everything else
  const tenant: StartUp = await createApi(() => Promise.resolve(wire), { id: 0, slug: '' }).run(startUpApi.startUp, {})
  const transport = fakeTransport(options.http ?? {})
  const ctx = createContext({
    features,
    tenant,
    transport,
    locale,
    config: { ...defaultConfig, ...options.config },
    origin: 'https://demo.portal.test',
    embed: false,
    onServer: false,
    takesOver: false,
    retry: () => false,
    now: Date.parse(options.now ?? '2026-11-20T20:15:24Z'),
  })
  if (options.session) ctx.store.set(sessionAtom, options.session)
  return { ctx, routes: composeFeatures(ctx), transport }
}

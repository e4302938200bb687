import { createApi, type Church, type ModuleId, type Transport } from '@atrio/api-client'
import { createI18n, I18nProvider } from '@atrio/i18n'
import { act, render } from '@testing-library/react'
import { createStore } from 'jotai'
import type { ReactNode } from 'react'
import { createMemoryRouter, Outlet, useRouteError, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { defaultConfig } from '../church/portal-config.ts'
import type { Tenant } from '../church/tenant.ts'
import { composeFeatures } from '../feature/compose-features.ts'
import { queryClientFor } from '../feature/create-context.ts'
import type { FeatureContext } from '../feature/feature-context.ts'
import { FeatureProvider } from '../feature/feature-provider.tsx'
import { sessionAtom, type Session } from '../session/session.ts'
import { viewerAtom } from '../session/viewer-atom.ts'

const church: Church = {
  id: 1,
  slug: 'vida-plena',
  uuid: '6f1c1f0e-6d43-4f6e-9a3e-0d7c9a1b2c3d',
  code: 'demo',
  name: 'Vida Plena',
  description: null,
  history: null,
  phone: null,
  email: null,
  address: null,
  location: null,
  social: [],
  organizationSlug: null,
  locale: 'pt-BR',
  images: [],
  active: true,
  chatBot: false,
  pixelCode: null,
  planCode: null,
  createdAt: '2020-01-01T12:00:00Z',
  playStoreUrl: null,
  appStoreUrl: null,
  timeZone: 'America/Sao_Paulo',
  currency: 'BRL',
}

export const testTenant = (over: Partial<Tenant> = {}, ofChurch: Partial<Church> = {}): Tenant => ({
  church: { ...church, ...ofChurch },
  modules: [],
  visual: { color: '#7a3e9d', logo: null },
  paymentMethods: [],
  menu: [],
  ...over,
})

export const member: Session = {
  token: 't',
  account: { id: 7, name: 'Ana' },
  clientAccount: { id: 8, email: 'ana@example.test' },
}

type Options = Partial<FeatureContext> & { session?: Session; modules?: ModuleId[]; transport?: Transport }

/** A new context; calls are refused unless a transport is given. */
export function testContext({ session, modules = [], transport, ...over }: Options = {}): FeatureContext {
  const store = createStore()
  if (session) store.set(sessionAtom, session)
  const nobody: Transport = ({ path }) => Promise.reject(new Error(`unlisted call: ${path}`))
  return {
    api: createApi(transport ?? nobody, church, () => store.get(viewerAtom)),
    queryClient: queryClientFor(false),
    store,
    i18n: createI18n(over.locale ?? 'pt-BR'),
    locale: 'pt-BR',
    tenant: testTenant({ modules }),
    config: defaultConfig,
    origin: 'https://demo.portal.test',
    features: [],
    embed: false,
    onServer: false,
    takesOver: false,
    now: 0,
    slots: new Map(),
    ...over,
  }
}

/** Messages of a feature without any text. */
export const noMessages = {
  'pt-BR': () => Promise.resolve({}),
  en: () => Promise.resolve({}),
  es: () => Promise.resolve({}),
}

const Failure = () => {
  const error = useRouteError()
  const status = typeof error === 'object' && error !== null && 'status' in error ? String(error.status) : 'thrown'
  return <p role="alert">{status}</p>
}

/** The routes of the context's features, and a catch-all, at a path. */
export async function open(ctx: FeatureContext, at: string, routes: RouteObject[] = composeFeatures(ctx)) {
  const router = createMemoryRouter(
    [
      {
        Component: Outlet,
        HydrateFallback: () => null,
        children: [{ ErrorBoundary: Failure, children: [...routes, { path: '*', Component: () => <p>lost</p> }] }],
      },
    ],
    { initialEntries: [at] },
  )
  const view = await act(async () =>
    render(
      <Providers ctx={ctx}>
        <RouterProvider router={router} />
      </Providers>,
    ),
  )
  const path = () => router.state.location.pathname + router.state.location.search
  return { router, path, ...view }
}

/** The providers that the portal puts around its routes. */
export function Providers({ ctx, children }: { ctx: FeatureContext; children: ReactNode }) {
  return (
    <I18nProvider i18n={ctx.i18n}>
      <FeatureProvider value={ctx}>{children}</FeatureProvider>
    </I18nProvider>
  )
}

import { addMessages } from '@atrio/i18n'
import { createTestPortal, type TestPortal, type TestPortalOptions } from '@atrio/testing'
import { ContextProviders, type Feature, type FeatureContext } from '@atrio/tenant-core'
import { ChurchColorProvider } from '@atrio/ui'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { ErrorPage, RouteError } from '../error-page.tsx'
import { shellMessages } from '../i18n/messages.ts'
import { loadShell, Root } from '../root.tsx'
import { shellFeatures } from './features.tsx'

export type ShellOptions = TestPortalOptions & {
  at?: string
  beside?: readonly Feature[]
  embed?: boolean
  prepare?: (ctx: FeatureContext) => Promise<void>
}

/** The real root over small features and fake HTTP, in a memory router. */
export async function createShell({ at = '/', beside = [], embed = false, prepare, ...options }: ShellOptions = {}) {
  const portal: TestPortal = await createTestPortal([...shellFeatures, ...beside], options)
  portal.ctx.embed = embed
  // The menu too: an import that a test's end cuts off would leave the menu empty in the tests after it.
  const menu = import('../user-menu.tsx')
  await Promise.all([addMessages(portal.ctx.i18n, 'shell', shellMessages), loadShell(), menu])
  await prepare?.(portal.ctx)
  const pages = { ErrorBoundary: RouteError, children: [...portal.routes, { path: '*', Component: ErrorPage }] }
  const router = createMemoryRouter(
    [{ path: '/', Component: Root, ErrorBoundary: RouteError, HydrateFallback: () => null, children: [pages] }],
    { initialEntries: [at] },
  )
  const { ctx } = portal
  const tree = (
    <ContextProviders ctx={ctx}>
      <ChurchColorProvider color={ctx.tenant.visual.color}>
        <RouterProvider router={router} />
      </ChurchColorProvider>
    </ContextProviders>
  )
  return { ...portal, router, tree }
}

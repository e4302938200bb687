import type { Api } from '@atrio/api-client'
import type { I18n, Locale } from '@atrio/i18n'
import type { QueryClient } from '@tanstack/react-query'
import type { createStore } from 'jotai'
import type { PortalConfig } from '../church/portal-config.ts'
import { hasModule, type Tenant } from '../church/tenant.ts'
import type { LinkRole, LinkRoles } from '../links/link-roles.ts'
import type { ResolvedSlot } from '../slots/slots.ts'
import type { Feature, SlotName } from './feature.ts'

export type Store = ReturnType<typeof createStore>

/**
 * All that one tab, or one request on the server, owns. Passed, not imported: no singletons, so that two churches,
 * two requests or two tests live side by side.
 */
export type FeatureContext = {
  api: Api
  queryClient: QueryClient
  store: Store
  i18n: I18n
  locale: Locale
  tenant: Tenant
  config: PortalConfig
  /**
   * Origin of the portal, `https://demo.example.org`, without a trailing slash: shared links and images need absolute
   * addresses.
   */
  origin: string
  features: readonly Feature[]
  /** Embed mode: always the EMBED layout, kept for the tab. */
  embed: boolean
  /** The server has no session, so it renders no page that depends on the person. */
  onServer: boolean
  /** The browser is hydrating a server-rendered page. */
  takesOver: boolean
  /** Time of the first render in milliseconds since the epoch, the same on server and browser. */
  now: number
  slots: Map<SlotName, ResolvedSlot[]>
}

/** The path of a role, or undefined when no feature of this church provides it. */
export function linkTo<Role extends LinkRole>(
  ctx: Pick<FeatureContext, 'features' | 'tenant'>,
  role: Role,
  ...params: undefined extends LinkRoles[Role] ? [LinkRoles[Role]?] : [LinkRoles[Role]]
): string | undefined {
  const feature = ctx.features.find((candidate) => candidate.links?.[role])
  if (!feature || !hasModule(ctx.tenant, feature.linkModules?.[role] ?? feature.module)) return undefined
  return feature.links![role]!(params[0] as LinkRoles[Role])
}

import type { ChurchLookup } from '@atrio/contract/rules'
import { fillTemplate } from './admin-redirects.ts'
import type { PortalSettings, RenderedPage } from './page-contract.ts'

/** Origins that may frame this church: the admin site's, the deployment's, and those registered by the church. */
export function frameOrigins(
  { adminUrl, embedOrigins }: Pick<PortalSettings, 'adminUrl' | 'embedOrigins'>,
  lookup: ChurchLookup | null,
  registered: readonly string[],
): string[] {
  const admin = adminUrl && lookup && fillTemplate(adminUrl, { lang: 'en', code: lookup.code ?? lookup.hostname })
  const adminOrigin = admin && URL.canParse(admin) ? [new URL(admin).origin] : []
  return [...new Set([...adminOrigin, ...embedOrigins, ...registered])]
}

/** The frame-ancestors of a page: none, but in embed mode our own and, where the page allows it, the given origins. */
export function frameAncestors(
  { framing, embed, challenge }: Pick<RenderedPage, 'framing'> & { embed: boolean; challenge: boolean },
  origins: readonly string[],
): string[] {
  if (!embed && !challenge) return []
  return embed && framing === 'anyone' ? ["'self'", ...origins] : ["'self'"]
}

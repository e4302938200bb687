import { fillTemplate } from './admin-redirects.ts'
import type { ChurchLookup, PortalSettings } from './page-contract.ts'
import { routerPath } from './router-path.ts'

/** Pages that no other site may frame: what is clicked there pays, signs in or deletes (quality: security 17). */
const NEVER = /^\/+(?:checkout|give|play|access|register|user)(?:\/|$)/i

/** Origins that may frame this church: the admin site's, the deployment's, and those that the church has registered. */
export function frameOrigins(
  { adminUrl, embedOrigins }: Pick<PortalSettings, 'adminUrl' | 'embedOrigins'>,
  lookup: ChurchLookup,
  registered: readonly string[],
): string[] {
  const admin = adminUrl && fillTemplate(adminUrl, { lang: 'en', code: lookup.code ?? lookup.hostname })
  const adminOrigin = admin && URL.canParse(admin) ? [new URL(admin).origin] : []
  return [...new Set([...adminOrigin, ...embedOrigins, ...registered])]
}

/** Whom a page's policy names: nobody, but in embed mode ourselves and, where the page may be framed, the given origins. */
export function frameAncestors(
  { url, embed, challenge }: { url: string; embed: boolean; challenge: boolean },
  origins: readonly string[],
): string[] {
  if (!embed && !challenge) return []
  const foreign = embed && !NEVER.test(routerPath(url))
  return foreign ? ["'self'", ...origins] : ["'self'"]
}

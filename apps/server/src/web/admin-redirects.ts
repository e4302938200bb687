import { churchOfHost } from '@atrio/contract/rules'
import type { FastifyInstance } from 'fastify'
import type { PortalSettings } from './page-contract.ts'
import { unlisted } from './unlisted.ts'

/** Fills in `{lang}` and `{code}`, escaped, so that a host can't change other parts of the address. */
export const fillTemplate = (template: string, values: { lang: string; code: string }) =>
  template.replace(/\{(lang|code)\}/g, (_, name: 'lang' | 'code') => encodeURIComponent(values[name]))

/**
 * `/admin` and `/admin/recover-password` redirect to the provider's admin site, with the browser's language and the
 * church's subdomain (document 1 section 2). Without a configured admin site they answer 404.
 */
export function adminRedirects(app: FastifyInstance, settings: PortalSettings): void {
  const redirects = { '/admin': settings.adminUrl, '/admin/recover-password': settings.adminRecoverPasswordUrl }
  for (const [path, template] of Object.entries(redirects)) {
    if (template === null) continue
    app.get(path, unlisted, (request, reply) => {
      const lookup = churchOfHost(request.host, settings.appDomain)
      if (!lookup) return reply.callNotFound()
      const lang = /^[a-z]{2}/i.exec(request.headers['accept-language'] ?? '')?.[0].toLowerCase() ?? 'en'
      return reply.redirect(fillTemplate(template, { lang, code: lookup.code ?? lookup.hostname }), 302)
    })
  }
}

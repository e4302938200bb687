import { fillTemplate, type FeatureContext } from '@atrio/tenant-core'

/** Third-party apps that churches use beside the portal (document 1 section 1). */
export type Partner = 'voluts' | 'mykids'

const isWebAddress = (url: string) => /^https?:\/\//i.test(url) && URL.canParse(url)

/**
 * Address of a partner's app: the deployment's template, else the church's own menu entry; null when both are missing.
 */
export function partnerAddress(
  { config, tenant, locale }: Pick<FeatureContext, 'config' | 'tenant' | 'locale'>,
  partner: Partner,
): string | null {
  const template = config[`${partner}Url`]
  if (template) return fillTemplate(template, { lang: locale, code: tenant.church.code })
  const own = tenant.menu.find(({ kind, url }) => kind === partner && url)?.url
  return own && isWebAddress(own) ? own : null
}

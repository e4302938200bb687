/** The target of a banner: a page of this portal, or another site. */
export type BannerTarget = { kind: 'inside' | 'outside'; href: string } | null

/** Accepts only a path or a web address; null for all else. */
export function bannerTarget(url: string | null): BannerTarget {
  if (!url) return null
  if (/^\/(?![/\\])/.test(url)) return { kind: 'inside', href: url }
  return /^https?:\/\//i.test(url) ? { kind: 'outside', href: url } : null
}

/** Where a banner leads: a page of this portal, somewhere on the web, or nowhere. */
export type BannerTarget = { kind: 'inside' | 'outside'; href: string } | null

/** Only a path or a web address: whatever else stands in the address leads nowhere. */
export function bannerTarget(url: string | null): BannerTarget {
  if (!url) return null
  if (/^\/(?![/\\])/.test(url)) return { kind: 'inside', href: url }
  return /^https?:\/\//i.test(url) ? { kind: 'outside', href: url } : null
}

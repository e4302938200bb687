import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { metaDescription } from '../church/tenant.ts'
import { useChurch, useFeatureContext } from '../feature/feature-provider.tsx'
import { firstCharacters } from './plain-text.ts'

type Props = {
  /** The page's own title, followed by the church's name; without one the title is the church's name. */
  title?: string
  /** At most 160 characters are used. */
  description?: string | null
  /** Share image; default: the church's first image. */
  image?: string | undefined
  /** For pages that search engines should not index: errors, private pages. */
  noIndex?: boolean
  children?: ReactNode
}

const wholeAddress = (address: string, origin: string) =>
  URL.canParse(address, origin) ? new URL(address, origin).href : undefined

/** A page's metadata. Every screen renders one: React removes a screen's title when it unmounts. */
export function Page({ title, description, image, noIndex = false, children }: Props) {
  const church = useChurch()
  const { origin } = useFeatureContext()
  const { pathname } = useLocation()
  const full = title ? `${title} · ${church.name}` : church.name
  // shared pages are read on other sites, which need an absolute address
  const picture = image ?? church.images[0]?.url
  const share = picture && wholeAddress(picture, origin)
  // without the query: filters and steps are the same page; not resolved, since `//x` would be another host
  const canonical = noIndex ? undefined : origin && origin + pathname
  // a church that says nothing about itself still has a name and a place
  const text =
    (description && firstCharacters(description, 160)) ||
    metaDescription(church) ||
    [church.name, church.address?.city].filter(Boolean).join(', ')
  return (
    <>
      <title>{full}</title>
      <meta name="robots" content={noIndex ? 'noindex' : 'index, follow'} />
      {canonical && <link rel="canonical" href={canonical} />}
      <meta property="og:title" content={full} />
      <meta name="description" content={text} />
      <meta property="og:description" content={text} />
      {share && <meta property="og:image" content={share} />}
      {children}
    </>
  )
}

import type { ReactNode } from 'react'
import { useChurch } from '../feature/feature-provider.tsx'

type Props = {
  /** The page's own title; the church's name follows it. Without one the church's name stands alone. */
  title?: string
  /** At most 160 characters are used. */
  description?: string | null
  /** Share image; the church's first image where there is none. */
  image?: string | undefined
  /** For pages that are nobody's to find: errors, private ones. */
  noIndex?: boolean
  children?: ReactNode
}

/** A page's metadata. Every screen has one: React takes a screen's title with it when the screen goes. */
export function Page({ title, description, image, noIndex = false, children }: Props) {
  const church = useChurch()
  const full = title ? `${title} · ${church.name}` : church.name
  const share = image ?? church.images[0]?.url
  const text = description && [...description].slice(0, 160).join('')
  return (
    <>
      <title>{full}</title>
      <meta name="robots" content={noIndex ? 'noindex' : 'index, follow'} />
      <meta property="og:title" content={full} />
      {text && <meta name="description" content={text} />}
      {text && <meta property="og:description" content={text} />}
      {share && <meta property="og:image" content={share} />}
      {children}
    </>
  )
}

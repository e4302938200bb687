import { css } from '@emotion/react'

const base = css({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  borderRadius: '50%',
  background: 'var(--wash)',
  color: 'var(--accent-ink)',
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
})
const sizes = {
  sm: css({ width: '2.25rem', height: '2.25rem', font: '600 .9375rem/1 var(--sans)' }),
  lg: css({ width: '5rem', height: '5rem', font: '400 1.5rem/1 var(--serif)' }),
}
const guestLook = css({ background: 'none', border: '1px dashed var(--line-strong)', color: 'var(--muted)' })

/** First letters of the first and the last name. */
export const initials = (name: string) => {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words
  return letters.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '').join('')
}

export type AvatarProps = {
  name: string
  src?: string | null | undefined
  size?: keyof typeof sizes
  /** A person without an account: dashed. */
  guest?: boolean
  className?: string
}

/** A person in a circle, by photo or initials (glass is never drawn this small). Decorative: the name is beside it. */
export const Avatar = ({ name, src, size = 'sm', guest, className }: AvatarProps) => (
  <span aria-hidden className={className} css={[base, sizes[size], guest && guestLook]}>
    {src ? <img src={src} alt="" loading="lazy" /> : initials(name)}
  </span>
)

import { css } from '@emotion/react'
import { useCallback, useState } from 'react'
import { Glass, type GlassProps } from './glass.tsx'

const ratios = {
  wide: '16 / 9',
  card: '3 / 2',
  square: '1',
  tall: '3 / 4',
  banner: '400 / 124',
  strip: '360 / 54',
} as const

/** Widths in which our server keeps each upload. */
const widths = [480, 960, 1440]

const variants = (src: string) =>
  src.startsWith('/media/') || src.includes('/media/', 8)
    ? widths.map((width) => `${src}${src.includes('?') ? '&' : '?'}w=${width} ${width}w`).join(', ')
    : undefined

export type PictureProps = GlassProps & {
  src?: string | null | undefined
  /** Empty when the name is beside the picture. */
  alt?: string | undefined
  /** Width of the picture in the layout, as in `<img sizes>`. */
  sizes?: string | undefined
  /** The largest picture of the first view: fetched early, never lazily. */
  priority?: boolean | undefined
  className?: string | undefined
}

/** An image in its frame; without one, or when it fails to load, the stained glass of its seed. */
export function Picture({
  src,
  alt = '',
  seed,
  shape = 'card',
  kind,
  sizes = '100vw',
  priority,
  className,
}: PictureProps) {
  const [failed, setFailed] = useState<string>()
  // An image of the server's markup can fail before React listens, so its state is read once it is ours.
  const watch = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc)
      setFailed(image.getAttribute('src') ?? undefined)
  }, [])
  return (
    <span className={`window ${className ?? ''}`} css={css({ aspectRatio: ratios[shape] })}>
      {src && src !== failed ? (
        <img
          ref={watch}
          src={src}
          srcSet={variants(src)}
          sizes={sizes}
          alt={alt}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding="async"
          onError={() => setFailed(src)}
        />
      ) : (
        <Glass seed={seed} shape={shape} kind={kind} />
      )}
    </span>
  )
}

import { css, keyframes } from '@emotion/react'
import { Picture } from '../glass/picture.tsx'
import type { GlassProps } from '../glass/glass.tsx'

const pass = keyframes({ to: { backgroundPosition: '-150% 0' } })
const bar = css({
  display: 'block',
  borderRadius: 3,
  background:
    'linear-gradient(100deg, var(--sunk) 30%, color-mix(in oklab, var(--church) 9%, var(--sunk)) 50%, var(--sunk) 70%) 0 0 / 300% 100%',
  animation: `${pass} 1.8s linear infinite`,
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
})

/** Ground of something that is on its way. Sizes are CSS lengths. */
export const Skeleton = ({
  width = '100%',
  height = '1.1rem',
  className,
}: {
  width?: string
  height?: string
  className?: string
}) => <span aria-hidden data-pending className={className} css={[bar, { width, height, maxWidth: '100%' }]} />

/** Lines of text on their way; the last one is shorter. */
export const LineSkeleton = ({ lines = 2 }: { lines?: number }) => (
  <span aria-hidden css={{ display: 'grid', gap: '.5rem' }}>
    {Array.from({ length: lines }, (_, i) => (
      <Skeleton key={i} width={i === lines - 1 ? '56%' : '92%'} />
    ))}
  </span>
)

/** A loading picture: its outlines are drawn before its colours. */
export const GlassPending = ({ className = '', ...glass }: GlassProps & { className?: string }) => (
  <Picture {...glass} className={`pending ${className}`} />
)

/** A card on its way. */
export const CardSkeleton = ({ seed, shape = 'card', kind = 'current' }: GlassProps) => (
  <div aria-hidden>
    <GlassPending seed={seed} shape={shape} kind={kind} css={{ marginBottom: 'var(--s4)' }} />
    <Skeleton width="34%" height=".95rem" />
    <Skeleton width="82%" height="1.5rem" css={{ marginTop: '.6rem' }} />
  </div>
)

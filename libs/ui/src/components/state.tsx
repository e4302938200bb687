import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import type { GlassShape } from '../glass/shapes.ts'
import { Picture } from '../glass/picture.tsx'
import { Button } from './button.tsx'

const frame = css({
  '& .window': { maxWidth: '100%', marginBottom: 'var(--s5)' },
  '& :is(h1, h2, h3)': { fontSize: 'var(--t-3)', lineHeight: 1.22, marginBottom: '.35em' },
  '& > p': { color: 'var(--muted)', maxWidth: '32em', marginBottom: 'var(--s5)' },
})

export type EmptyStateProps = {
  title: ReactNode
  /** What will appear here. */
  text?: ReactNode
  /** The next step, as a button or a link. */
  action?: ReactNode
  /** Draws stained glass above the text. */
  seed?: string | undefined
  shape?: GlassShape
  heading?: 'h1' | 'h2' | 'h3'
  className?: string
}

/** Nothing here yet, written as an invitation. */
export function EmptyState({
  title,
  text,
  action,
  seed,
  shape = 'square',
  heading: Heading = 'h3',
  className,
}: EmptyStateProps) {
  return (
    <div className={className} css={frame}>
      {seed && <Picture seed={seed} shape={shape} css={{ width: shape === 'square' ? '9rem' : '100%' }} />}
      <Heading>{title}</Heading>
      {text && <p>{text}</p>}
      {action}
    </div>
  )
}

export type ErrorStateProps = {
  title: ReactNode
  /** What happened, and that nothing is lost. */
  text?: ReactNode
  retry?: { label: string; onRetry: () => void; busy?: boolean } | undefined
  seed?: string | undefined
  heading?: 'h1' | 'h2' | 'h3'
  className?: string
}

/** An error with a retry. Announced when it appears. */
export const ErrorState = ({ retry, ...rest }: ErrorStateProps) => (
  <div role="alert">
    <EmptyState
      {...rest}
      shape="wide"
      action={
        retry && (
          <Button busy={retry.busy} onClick={retry.onRetry}>
            {retry.label}
          </Button>
        )
      }
    />
  </div>
)

import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { AlertIcon, CheckIcon, InfoIcon } from '../icons/first-paint.tsx'

const frame = css({
  display: 'flex',
  // in large letters a phone keeps the room for words and buttons
  gap: 'min(.85rem, 4.25vw)',
  alignItems: 'flex-start',
  padding: '.95rem min(1.1rem, 5.5vw)',
  borderRadius: 'var(--radius)',
  lineHeight: 1.42,
  border: '1px solid transparent', // visible in forced colours, which remove backgrounds
  '& > svg': { marginTop: '.06rem' },
})

const kinds = {
  info: { icon: InfoIcon, look: css({ background: 'var(--wash-soft)', '& > svg': { color: 'var(--accent-ink)' } }) },
  good: { icon: CheckIcon, look: css({ background: 'var(--good-wash)', '& > svg, & b': { color: 'var(--good)' } }) },
  warn: { icon: InfoIcon, look: css({ background: 'var(--warn-wash)', '& > svg, & b': { color: 'var(--warn)' } }) },
  bad: { icon: AlertIcon, look: css({ background: 'var(--bad-wash)', '& > svg, & b': { color: 'var(--bad)' } }) },
}

export type NoticeProps = {
  kind?: keyof typeof kinds
  /** The first sentence, bold. */
  title?: ReactNode
  /** Announced when it appears: `bad` at once, the others at the next pause. Leave out for text of the first render. */
  live?: boolean
  className?: string
  children?: ReactNode
}

/** A message in the flow of the page. */
export function Notice({ kind = 'info', title, live, className, children }: NoticeProps) {
  const { icon: Icon, look } = kinds[kind]
  return (
    <div role={live ? (kind === 'bad' ? 'alert' : 'status') : undefined} className={className} css={[frame, look]}>
      <Icon />
      <div>
        {title && <b>{title}</b>} {children}
      </div>
    </div>
  )
}

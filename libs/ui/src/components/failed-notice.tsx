import type { ReactNode } from 'react'
import { Notice } from './notice.tsx'
import { RetryButton } from './retry-button.tsx'

export type FailedNoticeProps = {
  /** What failed. */
  children: ReactNode
  retry: { label: string; onRetry: () => void; busy?: boolean | undefined }
  className?: string
}

/**
 * In the place of a part of the page that failed to load, with a retry; announced when it appears. `ErrorState` is for
 * what the page is about.
 */
export const FailedNotice = ({ children, retry, className }: FailedNoticeProps) => (
  <Notice kind="bad" live className={className}>
    <p>{children}</p>
    <p css={{ marginTop: 'var(--s3)' }}>
      <RetryButton {...retry} />
    </p>
  </Notice>
)

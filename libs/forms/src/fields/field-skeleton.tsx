import { Skeleton } from '@atrio/ui'
import { css } from '@emotion/react'
import { hintCss, labelCss, tickRowCss } from './field.styles.ts'

const lineCss = css({ display: 'flex', alignItems: 'center', height: '1lh' })

export type FieldSkeletonProps = {
  /** The hint of the field: reserves its room, invisibly. */
  hint?: string
  /** Number of radio buttons, instead of a text box. */
  ticks?: number
  /** A checkbox has its label beside it, not above. */
  unlabelled?: boolean
}

/** Skeleton as high as the field, so that nothing below it moves. */
export const FieldSkeleton = ({ hint, ticks = 0, unlabelled = false }: FieldSkeletonProps) => (
  <div aria-hidden>
    {!unlabelled && (
      <div css={[labelCss, lineCss]}>
        <Skeleton width="8rem" height=".9rem" />
      </div>
    )}
    {ticks === 0 && <Skeleton height="3.25rem" />}
    {Array.from({ length: ticks }, (_, row) => (
      <div key={row} css={[tickRowCss, { alignItems: 'center' }]}>
        <Skeleton width="60%" height="1.5rem" />
      </div>
    ))}
    {hint && <p css={[hintCss, { visibility: 'hidden' }]}>{hint}</p>}
  </div>
)

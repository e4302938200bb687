import { Skeleton } from '@atrio/ui'
import { css } from '@emotion/react'
import { hintCss, labelCss, tickRowCss } from './field.styles.ts'

const lineCss = css({ display: 'flex', alignItems: 'center', height: '1lh' })

export type FieldSkeletonProps = {
  /** The hint that the field will have: it takes its room, unseen. */
  hint?: string
  /** Rows to tick, in place of a box to type in. */
  ticks?: number
  /** One box to tick has its words beside it, and no label above. */
  unlabelled?: boolean
}

/** A field that is on its way, as high as the field will be: what is beneath it stays where it is. */
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

import { LineSkeleton, Skeleton } from '@atrio/ui'
import { css } from '@emotion/react'

const list = css({ flex: '1 1 0px', minHeight: 0, overflow: 'hidden', paddingBlock: 'var(--s4)' })
const line = css({
  display: 'grid',
  gridTemplateColumns: '2.25rem minmax(0, 1fr)',
  gap: 'var(--s3)',
  marginBottom: 'var(--s5)',
})

/** Skeleton of the room before it has answered. */
export const MessagesPending = () => (
  <div aria-hidden css={list}>
    {[1, 2, 3, 4].map((place) => (
      <div key={place} css={line}>
        <Skeleton width="2.25rem" height="2.25rem" css={{ borderRadius: '50%' }} />
        <LineSkeleton lines={2} />
      </div>
    ))}
  </div>
)

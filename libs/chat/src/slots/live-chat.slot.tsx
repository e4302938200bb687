import { media } from '@atrio/ui'
import { css } from '@emotion/react'
import { ChatRoom } from '../parts/chat-room.tsx'

// on phones it is below the video and fills the rest of the screen
const frame = css({
  height: 'max(26rem, min(70dvh, 40rem))',
  [media.tabletBigUp]: { height: '100%', minHeight: '30rem' },
})

/** The chat beside a broadcast. Renders nothing when the church has none. */
export default function LiveChatSlot() {
  return (
    <div css={[frame, { '&:empty': { display: 'none' } }]}>
      <ChatRoom entry={{ limited: true }} manage heading="h2" absent={null} />
    </div>
  )
}

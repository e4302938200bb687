import { media } from '@atrio/ui'
import { css } from '@emotion/react'
import { ChatRoom } from '../parts/chat-room.tsx'

// on phones it is below the video and fills the rest of the screen; it grows where the form in it needs more room
const frame = css({
  display: 'grid',
  minHeight: 'max(26rem, min(70dvh, 40rem))',
  [media.tabletBigUp]: { flex: '1 0 auto', minHeight: '30rem' },
  '&:empty': { display: 'none' },
})

/** The chat beside a broadcast. Renders nothing when the church has none. */
export default function LiveChatSlot() {
  return (
    <div css={frame}>
      <ChatRoom entry={{ limited: true }} manage heading="h2" absent={null} />
    </div>
  )
}

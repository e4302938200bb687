import { useTranslation } from '@atrio/i18n'
import { buttonCss, ChevronDownIcon, LinkButton, mutedCss } from '@atrio/ui'
import { css } from '@emotion/react'
import { useState } from 'react'
import { useInRoom } from '../room/room-context.ts'
import { Message } from './message.tsx'
import type { RemovalAsked } from './removal.tsx'
import { useFollowing } from './use-following.ts'

const place = css({ position: 'relative', flex: 1, minHeight: '12rem', display: 'flex', flexDirection: 'column' })
const scroller = css({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlock: 'var(--s4)',
  '&:focus-visible': { outlineOffset: -2 },
})
const jump = css(buttonCss('line'), {
  position: 'absolute',
  bottom: 'var(--s3)',
  left: '50%',
  translate: '-50% 0',
  maxWidth: '100%',
  background: 'var(--raised)',
  boxShadow: 'var(--shadow)',
  borderRadius: '2rem',
})

/** What has been said, in the room's order. Announced while its reader is at the end; who reads back is not disturbed. */
export function MessageList({ onAskRemoval }: { onAskRemoval: (asked: RemovalAsked) => void }) {
  const { t } = useTranslation('chat')
  const { room, state, moderates } = useInRoom()
  const { messages, more } = state
  const { list, following, since, unread, onScroll, toEnd, keepPlace } = useFollowing(messages)
  const [asking, setAsking] = useState(false)
  const older = async () => {
    if (asking) return
    setAsking(true)
    keepPlace()
    // the button stays where nothing has come
    await room.older().catch(() => undefined)
    setAsking(false)
  }
  const firstNew = since === null ? undefined : messages.find(({ sequence }) => sequence > since)
  return (
    <div css={place}>
      <div
        ref={list}
        role="log"
        aria-live={following ? 'polite' : 'off'}
        aria-label={t('log')}
        tabIndex={0}
        css={scroller}
        onScroll={onScroll}
      >
        {more && (
          <LinkButton aria-busy={asking || undefined} onClick={() => void older()}>
            {t('older')}
          </LinkButton>
        )}
        {messages.length === 0 && <p css={mutedCss}>{t('empty')}</p>}
        {messages.length > 0 && (
          <ol>
            {messages.map((message) => (
              <Message
                key={message.sequence}
                message={message}
                since={message === firstNew ? t('since') : undefined}
                onAskRemoval={moderates ? onAskRemoval : undefined}
              />
            ))}
          </ol>
        )}
      </div>
      {!following && (
        <button type="button" css={jump} onClick={toEnd}>
          <ChevronDownIcon size="sm" />
          {unread > 0 ? t('unread', { count: unread }) : t('jump')}
        </button>
      )}
    </div>
  )
}

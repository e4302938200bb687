import type { ChatMessage } from '@atrio/api-client'
import { plainDay } from '@atrio/contract/rules'
import { useFormat, useTranslation } from '@atrio/i18n'
import { useChurch, useToday } from '@atrio/tenant-core'
import { buttonCss, ChevronDownIcon, LinkButton, mutedCss } from '@atrio/ui'
import { css } from '@emotion/react'
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { firstMessagesOfDays } from '../model/days.ts'
import { useInRoom } from '../room/room-context.ts'
import { isFocusLost } from './focus.ts'
import { Message } from './message.tsx'
import type { RemovalTarget } from './removal.tsx'
import { useFollowing } from './use-following.ts'

const place = css({ position: 'relative', flex: 1, minHeight: '12rem' })
// takes the room that is there: messages never make the chat longer
const scroller = css({
  position: 'absolute',
  inset: 0,
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

/** The messages in the room's order. Announced while the reader is at the end, but not while they read older ones. */
export function MessageList({ onAskRemoval }: { onAskRemoval: (asked: RemovalTarget) => void }) {
  const { t } = useTranslation('chat')
  const { room, state, moderates } = useInRoom()
  const { messages, more } = state
  const { list, following, since, unread, onScroll, toEnd, keepPlace } = useFollowing(messages)
  const [asking, setAsking] = useState(false)
  const pressed = useRef(false)
  const older = async () => {
    if (asking) return
    pressed.current = true
    setAsking(true)
    keepPlace()
    // the button stays when nothing was loaded
    await room.older().catch(() => undefined)
    setAsking(false)
  }
  // the pressed button is unmounted, so the focus moves to the list, unless the person is writing
  useLayoutEffect(() => {
    if (asking || !pressed.current) return
    pressed.current = false
    if (isFocusLost()) list.current?.focus({ preventScroll: true })
  }, [asking, list])
  const { timeZone } = useChurch()
  const format = useFormat(timeZone)
  const today = useToday()
  const plainDayOf = useCallback((at: string) => plainDay(Date.parse(at), timeZone), [timeZone])
  const days = useMemo(() => firstMessagesOfDays(messages, plainDayOf, today), [messages, plainDayOf, today])
  const dayOf = ({ at }: ChatMessage) => (plainDayOf(at) === today ? t('today') : format.date(at))
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
                day={days.has(message.sequence) ? dayOf(message) : undefined}
                since={message === firstNew ? t('since') : undefined}
                onAskRemoval={moderates ? onAskRemoval : undefined}
              />
            ))}
          </ol>
        )}
      </div>
      {!following && (
        <button
          type="button"
          css={jump}
          onClick={() => {
            toEnd()
            list.current?.focus({ preventScroll: true })
          }}
        >
          <ChevronDownIcon size="sm" />
          {unread > 0 ? t('unread', { count: unread }) : t('jump')}
        </button>
      )}
    </div>
  )
}

import type { ChatAuthor, ChatMessage } from '@atrio/api-client'
import { useFormat, useTranslation } from '@atrio/i18n'
import { optionalPart, useChurch } from '@atrio/tenant-core'
import { Avatar, ShieldIcon } from '@atrio/ui'
import { css } from '@emotion/react'
import { memo, Suspense } from 'react'
import type { RemovalTarget } from './removal.tsx'

// moderators only
const MessageActions = optionalPart(async () => ({ default: (await import('./message-actions.tsx')).MessageActions }))

const line = css({
  display: 'grid',
  gridTemplateColumns: '2.25rem minmax(0, 1fr) auto',
  columnGap: 'var(--s3)',
  alignItems: 'start',
  paddingBlock: 'var(--s2)',
  lineHeight: 1.4,
})
const who = css({ fontSize: 'var(--t-small)', overflowWrap: 'anywhere', '& > b': { fontWeight: 600 } })
const visitor = css({ color: 'var(--muted)' })
const time = css({ marginInlineStart: 'var(--s1)', color: 'var(--muted)', whiteSpace: 'nowrap' })
const official = css({
  color: 'var(--accent-ink)',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  '& > svg': { display: 'inline', verticalAlign: '-.2em' },
})
const words = css({ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' })
const marker = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--s3)',
  gridColumn: '1 / -1',
  marginBottom: 'var(--s3)',
  color: 'var(--accent-ink)',
  fontSize: 'var(--t-small)',
  fontWeight: 600,
  '&::before, &::after': { content: '""', flex: 1, height: 1, background: 'var(--hairline)' },
})

const dayMarker = css({ color: 'var(--muted)' })

/** An author's name and role, and the time of the message. */
export function Who({ author, at }: { author: ChatAuthor; at?: string }) {
  const { t } = useTranslation('chat')
  const format = useFormat(useChurch().timeZone)
  return (
    <p css={who}>
      <b dir="auto">{author.name}</b>
      {author.role === 'visitor' && <span css={visitor}> · {t('role.visitor')}</span>}
      {(author.role === 'moderator' || author.role === 'staff') && (
        <span css={official}>
          {' '}
          <ShieldIcon size="sm" /> {t(`role.${author.role}`)}
        </span>
      )}
      {at !== undefined && (
        <>
          {' '}
          <time dateTime={at} css={time}>
            {format.time(at)}
          </time>
        </>
      )}
    </p>
  )
}

type Props = {
  message: ChatMessage
  /** Shown above the first message of a day. */
  day: string | undefined
  /** Shown above the first message since the reader scrolled back. */
  since: string | undefined
  onAskRemoval: ((asked: RemovalTarget) => void) | undefined
}

/** One message. */
export const Message = memo(function Message({ message, day, since, onAskRemoval }: Props) {
  return (
    <li css={line}>
      {day && <p css={[marker, dayMarker]}>{day}</p>}
      {since && <p css={marker}>{since}</p>}
      <Avatar name={message.name} src={message.avatar?.url} guest={message.role === 'visitor'} />
      <div>
        <Who author={message} at={message.at} />
        <p dir="auto" css={words}>
          {message.text}
        </p>
      </div>
      {onAskRemoval && (
        <Suspense>
          <MessageActions message={message} onAskRemoval={onAskRemoval} />
        </Suspense>
      )}
    </li>
  )
})

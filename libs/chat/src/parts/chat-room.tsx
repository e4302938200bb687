import { useFormat, useTranslation } from '@atrio/i18n'
import { optionalPart, useChurch } from '@atrio/tenant-core'
import { LinkButton, mutedCss, Notice, smallCss } from '@atrio/ui'
import { css } from '@emotion/react'
import { Suspense, useId, useState, type ReactNode } from 'react'
import { RoomProvider } from '../room/room-context.ts'
import { useRoom, type RoomEntry } from '../room/use-room.ts'
import { Composer } from './composer.tsx'
import { MessageList } from './message-list.tsx'
import { MessagesPending } from './messages-pending.tsx'
import { NameForm } from './name-form.tsx'
import type { RemovalTarget } from './removal.tsx'
import { Stopped } from './stopped.tsx'

// loads with the first commitment
const CommitmentCard = optionalPart(async () => ({ default: (await import('./commitment-card.tsx')).CommitmentCard }))
// moderators only
const ModerationMenu = optionalPart(async () => ({ default: (await import('./moderation-menu.tsx')).ModerationMenu }))
// on the press
const Reporting = optionalPart<{ onClose: () => void }>(
  async () => ({ default: (await import('./reporting.tsx')).Reporting }),
  ReportingFailed,
)
const Removal = optionalPart(async () => ({ default: (await import('./removal.tsx')).Removal }))

const frame = css({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  background: 'var(--paper)',
})
const head = css({
  display: 'flex',
  // large letters take a second line
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 'var(--s3)',
  minHeight: '3.25rem',
  borderBottom: '1px solid var(--hairline)',
  '& h1, & h2': { font: '600 1.0625rem/1.3 var(--sans)', letterSpacing: 0 },
  '& > p': { marginInlineEnd: 'auto' },
})
const status = css(mutedCss, smallCss, { '&:not(:empty)': { paddingBlock: 'var(--s2)' } })

type Props = {
  entry: RoomEntry
  /** Shows the moderation tools, to moderators. */
  manage: boolean
  heading: 'h1' | 'h2'
  /** Rendered when there is no such chat. */
  absent: ReactNode
}

/** A church's chat, from coming in to leaving. */
export function ChatRoom({ entry, manage, heading: Heading, absent }: Props) {
  const { t } = useTranslation('chat')
  const format = useFormat(useChurch().timeZone)
  const { room, state } = useRoom(entry)
  const [asked, askRemoval] = useState<RemovalTarget>()
  const [reporting, setReporting] = useState(false)
  const titleId = useId()
  const { phase, user, presence, commitment } = state
  // stays mounted after a commitment: it remembers which one its reader has dismissed
  const [moment, setMoment] = useState(false)
  if (commitment && !moment) setMoment(true)
  if (phase === 'absent') return absent

  const moderates = manage && user?.role === 'moderator'
  const isStaff = manage && (user?.staff ?? false)
  const joined = state.seen !== undefined
  return (
    <RoomProvider value={{ room, state, moderates, isStaff }}>
      <section aria-labelledby={titleId} css={frame} data-chat={phase}>
        <header css={head}>
          <Heading id={titleId}>{t('title')}</Heading>
          <p css={[mutedCss, smallCss]}>
            {joined &&
              presence > 0 &&
              t('people', { count: presence }).replace(String(presence), format.count(presence))}
          </p>
          {joined && !moderates && <LinkButton onClick={() => setReporting(true)}>{t('report')}</LinkButton>}
          <Suspense>
            {moderates && <ModerationMenu />}
            {reporting && <Reporting onClose={() => setReporting(false)} />}
          </Suspense>
        </header>
        <p role="status" css={status}>
          {phase === 'connecting' && t('connecting')}
          {phase === 'reconnecting' && t('reconnecting')}
        </p>
        {/* there before what it announces, so that it is read out */}
        <p role="status" className="visually-hidden">
          {joined && commitment?.open && `${t('commitment.label')}: ${commitment.title}`}
        </p>
        <Stopped phase={phase} heading={Heading === 'h1' ? 'h2' : 'h3'} onRetry={room.retry} />
        {joined && <MessageList onAskRemoval={askRemoval} />}
        {!joined && phase === 'connecting' && <MessagesPending />}
        <Suspense>{joined && moment && <CommitmentCard />}</Suspense>
        <Suspense>{joined && moderates && <Removal asked={asked} onDone={() => askRemoval(undefined)} />}</Suspense>
        {joined && (user?.role === 'reader' ? <NameForm /> : <Composer />)}
      </section>
    </RoomProvider>
  )
}

function ReportingFailed() {
  const { t } = useTranslation('chat')
  return (
    <Notice kind="bad" live>
      {t('moderation.failed')}
    </Notice>
  )
}

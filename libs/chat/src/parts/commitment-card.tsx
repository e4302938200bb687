import { useTranslation } from '@atrio/i18n'
import { Button, HandIcon, LinkButton, mutedCss, Notice } from '@atrio/ui'
import { css } from '@emotion/react'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { useInRoom } from '../room/room-context.ts'
import { AnswersDialog } from './answers-dialog.tsx'
import { isFocusLost } from './focus.ts'

const look = css({
  flex: 'none',
  marginBlock: 'var(--s3)',
  padding: 'var(--s4) var(--s5)',
  border: '1px solid var(--accent-edge)',
  borderRadius: 'var(--radius)',
  background: 'var(--tint)',
  '& :is(h2, h3)': { fontSize: 'var(--t-4)', overflowWrap: 'anywhere' },
})
const acts = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--s2) var(--s5)',
  marginTop: 'var(--s3)',
})

/** A moment in which people raise their hand: once each, in private; the staff see how many, and who. */
export function CommitmentCard() {
  const { t } = useTranslation('chat')
  const { room, state, moderates, isStaff } = useInRoom()
  const { commitment, answered, user } = state
  const titleId = useId()
  const [dismissed, setDismissed] = useState<number>()
  const [asked, setAsked] = useState<{ busy: boolean; failed: boolean }>({ busy: false, failed: false })
  const [listed, setListed] = useState(false)
  const card = useRef<HTMLElement>(null)
  // the pressed button is unmounted, so the focus is moved
  useLayoutEffect(() => {
    if (answered && isFocusLost()) card.current?.focus({ preventScroll: true })
  }, [answered])
  if (!commitment) return null
  const { id, open, title, count } = commitment
  // only the staff see one that is over
  if (!isStaff && (!open || (dismissed === id && !answered))) return null

  const act = async (work: () => Promise<unknown>) => {
    if (asked.busy) return
    setAsked({ busy: true, failed: false })
    const failed = await work().then(
      () => false,
      () => true,
    )
    setAsked({ busy: false, failed })
  }
  const reads = user?.role === 'reader'
  return (
    <section ref={card} tabIndex={-1} aria-labelledby={titleId} css={look}>
      <h3 id={titleId} dir="auto">
        {title}
      </h3>
      {open && !answered && <p css={mutedCss}>{t('commitment.text')}</p>}
      <div role="status">{open && answered && <p css={{ fontWeight: 600 }}>{t('commitment.raised')}</p>}</div>
      {!open && <p css={mutedCss}>{t('commitment.closed')}</p>}
      {asked.failed && (
        <Notice kind="bad" live css={{ marginTop: 'var(--s3)' }}>
          {t('commitment.failed')}
        </Notice>
      )}
      {open && !answered && !moderates && (
        <div css={acts}>
          <Button
            variant="primary"
            busy={asked.busy}
            disabledReason={reads ? t('commitment.nameFirst') : undefined}
            onClick={() => void act(() => room.raiseHand(id))}
          >
            <HandIcon size="sm" />
            {t('commitment.raise')}
          </Button>
          {!reads && dismissed !== id && (
            <LinkButton
              onClick={() => {
                card.current?.closest('[data-chat]')?.querySelector<HTMLElement>('[role="log"]')?.focus()
                setDismissed(id)
              }}
            >
              {t('commitment.notNow')}
            </LinkButton>
          )}
        </div>
      )}
      {isStaff && (
        <div css={acts}>
          {count !== null && <b>{t('commitment.count', { count })}</b>}
          <LinkButton onClick={() => setListed(true)}>{t('commitment.who')}</LinkButton>
          {moderates && open && (
            <Button busy={asked.busy} onClick={() => void act(() => room.closeCommitment(id))}>
              {t('commitment.end')}
            </Button>
          )}
          <AnswersDialog id={id} open={listed} onClose={() => setListed(false)} />
        </div>
      )}
    </section>
  )
}

import type { ChatMessage } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'
import { ConfirmDialog, LinkButton } from '@atrio/ui'
import { css } from '@emotion/react'
import { useLayoutEffect, useRef, useState } from 'react'
import { useInRoom } from '../room/room-context.ts'

/** A message that a moderator wants to delete, or all messages of its author. */
export type RemovalTarget = { message: ChatMessage; all: boolean }

/** As long as the server can undo it. */
const UNDO_MS = 10 * 60_000

const quote = css({
  margin: 'var(--s3) 0',
  paddingInlineStart: 'var(--s4)',
  borderInlineStart: '3px solid var(--hairline)',
  overflowWrap: 'anywhere',
  maxHeight: '9rem',
  overflowY: 'auto',
})
const after = css({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: 'var(--s4)',
  minHeight: '2.75rem',
})

/** Asks for confirmation before a deletion, and offers to undo it (document 1 section 6). */
export function Removal({ asked, onDone }: { asked: RemovalTarget | undefined; onDone: () => void }) {
  const { t } = useTranslation('chat')
  const { room } = useInRoom()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const [moderation, setModeration] = useState<number>()
  const [undone, setUndone] = useState(false)
  const undo = useRef<HTMLButtonElement>(null)

  // the message, and the button to return the focus to, are unmounted
  useLayoutEffect(() => {
    if (moderation === undefined) return
    undo.current?.focus()
    const timer = setTimeout(() => setModeration(undefined), UNDO_MS)
    return () => clearTimeout(timer)
  }, [moderation])

  const remove = async ({ message, all }: RemovalTarget) => {
    const number = await (all ? room.removeAllOf(message.userId) : room.remove(message.sequence))
    setFailed(false)
    setUndone(false)
    onDone()
    setModeration(number)
  }
  const takeBack = async (number: number) => {
    if (busy) return
    setBusy(true)
    setFailed(false)
    try {
      await room.undo(number)
      setModeration(undefined)
      setUndone(true)
    } catch {
      setFailed(true)
    }
    setBusy(false)
  }
  const name = asked?.message.name ?? ''
  return (
    <>
      <ConfirmDialog
        danger
        open={asked !== undefined}
        onClose={onDone}
        title={asked?.all ? t('moderation.askAll', { name }) : t('moderation.askOne', { name })}
        confirm={asked?.all ? t('moderation.confirmAll') : t('moderation.confirm')}
        cancel={t('cancel')}
        onConfirm={() => asked && remove(asked)}
        failure={() => t('moderation.failed')}
      >
        {asked && !asked.all && (
          <blockquote dir="auto" css={quote}>
            {asked.message.text}
          </blockquote>
        )}
        <p>{asked?.all ? t('moderation.textAll') : t('moderation.textOne')}</p>
      </ConfirmDialog>
      <div role="status">
        {moderation !== undefined && (
          <p css={after}>
            {failed ? t('moderation.failed') : t('moderation.removed')}
            <LinkButton ref={undo} aria-busy={busy || undefined} onClick={() => void takeBack(moderation)}>
              {t('moderation.undo')}
            </LinkButton>
          </p>
        )}
        {undone && moderation === undefined && <p css={after}>{t('moderation.undone')}</p>}
      </div>
    </>
  )
}

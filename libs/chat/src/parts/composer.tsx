import { CHAT_LIMITS } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'
import { iconButtonCss, LinkButton, mutedCss, SendIcon, smallCss } from '@atrio/ui'
import { css } from '@emotion/react'
import { useId, useState, type KeyboardEvent } from 'react'
import { useInRoom } from '../room/room-context.ts'
import { useSending } from './use-sending.ts'

const bar = css({
  display: 'flex',
  alignItems: 'flex-end',
  gap: 'var(--s2)',
  paddingBlock: 'var(--s3)',
  borderTop: '1px solid var(--hairline)',
})
const field = css({
  flex: 1,
  minWidth: 0,
  minHeight: 'var(--target)',
  maxHeight: '8.5rem',
  padding: '.7rem 1.1rem',
  border: '1px solid var(--line-strong)',
  borderRadius: '1.5rem',
  background: 'var(--field)',
  font: '400 1.0625rem/1.4 var(--sans)',
  resize: 'none',
  fieldSizing: 'content',
  '&:focus': { outline: '2px solid var(--accent-edge)', outlineOffset: 0 },
})
const send = css(iconButtonCss, {
  flex: 'none',
  background: 'var(--accent)',
  color: 'var(--on-accent)',
  borderColor: 'var(--accent-edge)',
  '&:hover': { background: 'var(--accent-hover)' },
  '&[aria-disabled="true"]': {
    background: 'var(--sunk)',
    color: 'var(--muted)',
    borderColor: 'var(--hairline)',
    opacity: 1,
  },
})
const refusal = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 'var(--s4)',
  paddingTop: 'var(--s2)',
  color: 'var(--bad)',
  fontWeight: 600,
  fontSize: '1rem',
})

/** The counter is shown from this many remaining characters on. */
const COUNTED = 100

/** Message form. The text stays until the room has received it. */
export function Composer() {
  const { t } = useTranslation('chat')
  const { state } = useInRoom()
  const [text, setText] = useState('')
  // text typed meanwhile is another message
  const { say, sending, refused, wait, forget } = useSending(text, (said) =>
    setText((now) => (now === said ? '' : now)),
  )
  const [noteId, refusalId] = [useId(), useId()]
  const left = CHAT_LIMITS.textLength - [...text].length
  const ready = state.phase === 'joined' && !sending && wait.left === 0 && text.trim() !== ''

  const submit = () => {
    if (ready) void say()
  }
  // Enter sends; during IME composition it confirms the composition
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    submit()
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <div id={refusalId} role="alert">
        {refused === 'wait' && <p className="visually-hidden">{t('say.wait', { count: wait.asked })}</p>}
        {refused && refused !== 'wait' && (
          <p css={refusal}>
            <span>{t(`say.${refused}`)}</span>
            {refused === 'notSent' && <LinkButton onClick={submit}>{t('retry')}</LinkButton>}
          </p>
        )}
      </div>
      {/* said once above: a clock that is read out each second drowns the room */}
      {refused === 'wait' && (
        <p css={refusal} aria-hidden="true">
          {t('say.wait', { count: wait.left })}
        </p>
      )}
      <div css={bar}>
        <textarea
          rows={1}
          css={field}
          value={text}
          aria-label={t('say.label')}
          aria-describedby={`${refusalId} ${noteId}`}
          aria-invalid={refused ? true : undefined}
          placeholder={t('say.placeholder')}
          enterKeyHint="send"
          autoComplete="off"
          onKeyDown={onKeyDown}
          onChange={({ target }) => {
            setText(target.value)
            forget()
          }}
        />
        <button
          type="submit"
          css={send}
          aria-label={t('say.send')}
          aria-disabled={!ready || undefined}
          aria-busy={sending || undefined}
        >
          <SendIcon size="sm" />
        </button>
      </div>
      <p id={noteId} css={[mutedCss, smallCss, { '&:not(:empty)': { paddingBottom: 'var(--s2)' } }]}>
        {left < COUNTED
          ? t('say.left', { count: Math.max(0, left) })
          : state.slowSeconds > 0 && t('say.slow', { count: state.slowSeconds })}
      </p>
    </form>
  )
}

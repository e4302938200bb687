import { NOTE_LIMITS } from '@atrio/api-client'
import { TextareaField, TextField } from '@atrio/forms'
import { useTranslation } from '@atrio/i18n'
import { Button, Row, Stack } from '@atrio/ui'
import { css } from '@emotion/react'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { ConflictDialog } from './conflict-dialog.tsx'
import { SaveOutcome } from './save-outcome.tsx'
import type { NoteEditing } from './use-note-editing.ts'

const form = css({ '& > *': { width: '100%' }, '& textarea, & [data-text]::after': { minHeight: '14rem' } })
const low = css({ '& textarea, & [data-text]::after': { minHeight: '7rem' } })
const nothing = () => undefined

type Props = {
  editing: NoteEditing
  /** Beside other content: lower, and without the sentence about this device. */
  compact?: boolean
  onAnother: () => void
  /** Rendered beside the save button. */
  children?: ReactNode
}

/** A note's title and text, and the outcome of saving them. */
export function NoteEditor({ editing, compact = false, onAnother, children }: Props) {
  const { t } = useTranslation('notes')
  const { words, outcome, busy, write, save } = editing
  const frame = useRef<HTMLFormElement>(null)
  const untitled = outcome === 'noTitle'
  useLayoutEffect(() => {
    if (untitled) frame.current?.querySelector('input')?.focus()
  }, [untitled])
  const keepEditing = () => {
    frame.current?.querySelector('textarea')?.focus()
  }
  return (
    <form
      ref={frame}
      noValidate
      aria-label={t(compact ? 'live.label' : 'form')}
      data-print="no"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <Stack gap={5} css={[form, compact && low]}>
        <TextField
          label={t('field.title')}
          name="title"
          value={words.title}
          maxLength={NOTE_LIMITS.title}
          autoComplete="off"
          autoCapitalize="sentences"
          error={untitled ? t('needsTitle') : undefined}
          onChange={(title) => write({ title })}
          onBlur={nothing}
        />
        <TextareaField
          label={t('field.text')}
          hint={compact ? undefined : t('field.textHint')}
          name="text"
          optional
          value={words.text}
          maxLength={NOTE_LIMITS.text}
          onChange={(text) => write({ text })}
          onBlur={nothing}
        />
        <SaveOutcome editing={editing} onAnother={onAnother} onKeepEditing={keepEditing} />
        <Row gap={4}>
          <Button type="submit" variant="primary" busy={busy}>
            {t('save')}
          </Button>
          {children}
        </Row>
      </Stack>
      <ConflictDialog editing={editing} />
    </form>
  )
}

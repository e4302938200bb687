import type { NoteWords } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'
import { CopyIcon, LinkButton, PrinterIcon, Row, ShareIcon } from '@atrio/ui'
import { useState } from 'react'

const asText = ({ title, text }: NoteWords) => [title, text].filter(Boolean).join('\n\n')

/** Shares, copies or prints a note. */
export function NoteActions({ words }: { words: NoteWords }) {
  const { t } = useTranslation('notes')
  const [outcome, setOutcome] = useState('')
  const copy = async () => {
    setOutcome('')
    try {
      // missing on plain http, and may be refused
      await navigator.clipboard.writeText(asText(words))
      setOutcome(t('copied'))
    } catch {
      setOutcome(t('notCopied'))
    }
  }
  const share = async () => {
    if (!('share' in navigator)) return copy()
    // closing the system's share sheet is no error
    await navigator.share({ title: words.title, text: asText(words) }).catch(() => undefined)
  }
  return (
    <div data-print="no" css={{ marginTop: 'var(--s6)' }}>
      <Row gap={5}>
        <LinkButton onClick={() => void share()}>
          <ShareIcon size="sm" />
          {t('share')}
        </LinkButton>
        <LinkButton onClick={() => void copy()}>
          <CopyIcon size="sm" />
          {t('copy')}
        </LinkButton>
        <LinkButton onClick={() => window.print()}>
          <PrinterIcon size="sm" />
          {t('print')}
        </LinkButton>
      </Row>
      <p role="status" css={{ color: 'var(--muted)' }}>
        {outcome}
      </p>
    </div>
  )
}

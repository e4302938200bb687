import { useFormat, useTranslation } from '@atrio/i18n'
import { useChurch } from '@atrio/tenant-core'
import { Button, LinkButton, mutedCss, Notice, Row } from '@atrio/ui'
import { css } from '@emotion/react'
import type { NoteEditing } from './use-note-editing.ts'

const small = css(mutedCss, { fontSize: 'var(--t-small)' })

type Props = { editing: NoteEditing; onAnother: () => void; onKeepEditing: () => void }

/** The outcome of the last save, and where the text is stored now. */
export function SaveOutcome({ editing, onAnother, onKeepEditing }: Props) {
  const { t } = useTranslation('notes')
  const format = useFormat(useChurch().timeZone)
  const { outcome, noRoom, changed, seen, busy, save } = editing
  const at = seen && { date: format.date(seen.changedAt), time: format.time(seen.changedAt) }
  return (
    <>
      {noRoom && (
        <Notice kind="warn" live>
          {t('noRoom')}
        </Notice>
      )}
      {outcome === 'saved' && (
        <Notice kind="good" live title={t('saved')}>
          <Row gap={3} css={{ marginTop: 'var(--s3)' }}>
            <Button onClick={onAnother}>{t('another')}</Button>
            <LinkButton onClick={onKeepEditing}>{t('keepEditing')}</LinkButton>
          </Row>
        </Notice>
      )}
      {outcome === 'waiting' && (
        <Notice kind="warn" live>
          {t('waiting')}
          <p css={{ marginTop: 'var(--s3)' }}>
            <Button busy={busy} onClick={() => void save()}>
              {t('retry')}
            </Button>
          </p>
        </Notice>
      )}
      {(outcome === 'failed' || outcome === 'full') && (
        <Notice kind="bad" live>
          {t(outcome === 'full' ? 'full' : 'saveFailed')}
        </Notice>
      )}
      {outcome !== 'saved' && (changed || at) && <p css={small}>{changed || !at ? t('unsaved') : t('savedAt', at)}</p>}
    </>
  )
}

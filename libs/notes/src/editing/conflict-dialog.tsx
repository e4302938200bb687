import type { NoteWords } from '@atrio/api-client'
import { useFormat, useTranslation } from '@atrio/i18n'
import { useChurch } from '@atrio/tenant-core'
import { Button, Dialog, LinkButton } from '@atrio/ui'
import { css } from '@emotion/react'
import type { NoteEditing } from './use-note-editing.ts'

const wide = css({ width: 'min(46rem, 92vw)' })
const versions = css({
  display: 'grid',
  gap: 'var(--s4)',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
  marginTop: 'var(--s5)',
})
const version = css({
  '& > h3': { fontSize: 'var(--t-small)', fontFamily: 'var(--sans)', marginBottom: 'var(--s2)' },
  '& > div': {
    maxHeight: '14rem',
    overflowY: 'auto',
    padding: 'var(--s3) var(--s4)',
    border: '1px solid var(--hairline)',
    borderRadius: 'var(--radius)',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
})

const Version = ({ name, words: { title, text } }: { name: string; words: NoteWords }) => (
  <section aria-label={name} css={version}>
    <h3>{name}</h3>
    <div tabIndex={0} role="group" aria-label={name}>
      <b>{title}</b>
      {`\n${text}`}
    </div>
  </section>
)

/** Two versions of one note: the person keeps one of them, or both. Nothing is overwritten until then. */
export function ConflictDialog({ editing }: { editing: NoteEditing }) {
  const { t } = useTranslation('notes')
  const format = useFormat(useChurch().timeZone)
  const { outcome, other, words, busy, choose, decideLater } = editing
  const at = other && { date: format.date(other.changedAt), time: format.time(other.changedAt) }
  return (
    <Dialog
      open={outcome === 'conflict'}
      onClose={decideLater}
      title={t(other ? 'conflict.title' : 'conflict.goneTitle')}
      css={wide}
      actions={
        <>
          {other ? (
            <>
              <Button variant="primary" busy={busy} onClick={() => void choose('both')}>
                {t('conflict.keepBoth')}
              </Button>
              <Button busy={busy} onClick={() => void choose('mine')}>
                {t('conflict.keepMine')}
              </Button>
              <Button busy={busy} onClick={() => void choose('other')}>
                {t('conflict.keepOther')}
              </Button>
            </>
          ) : (
            <Button variant="primary" busy={busy} onClick={() => void choose('both')}>
              {t('conflict.saveNew')}
            </Button>
          )}
          <LinkButton onClick={decideLater}>{t('conflict.later')}</LinkButton>
        </>
      }
    >
      <p>{t(other ? 'conflict.lead' : 'conflict.goneLead')}</p>
      {other && at && (
        <div css={versions}>
          <Version name={t('conflict.mine')} words={words} />
          <Version name={t('conflict.otherAt', at)} words={other} />
        </div>
      )}
    </Dialog>
  )
}

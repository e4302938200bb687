import { useTranslation } from '@atrio/i18n'
import { Button, CopyIcon, IconButton, media, ShareIcon, useToast, XIcon } from '@atrio/ui'
import { css } from '@emotion/react'

const bar = css({
  position: 'sticky',
  zIndex: 25,
  bottom: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--s2) var(--s3)',
  padding: 'var(--s3) var(--gutter) calc(var(--s3) + env(safe-area-inset-bottom))',
  borderTop: '1px solid var(--hairline)',
  background: 'var(--paper)',
  '& > b': { flex: '1 1 9rem', lineHeight: 1.25 },
  // the reference and what ends the choice in the first line, what can be done in the second
  [media.phoneOnly]: {
    '& > b': { order: -2, flexBasis: 'calc(100% - 4rem)' },
    '& > button:last-of-type': { order: -1 },
  },
  '@media (max-height: 26rem), (max-width: 19em)': { position: 'static' },
  '@media print': { display: 'none' },
})

type Props = { reference: string; quote: string; url: () => string; onClear: () => void }

/** Whether the system's share sheet was opened: closing it is no error. */
const offered = (data: ShareData) =>
  navigator.share(data).then(
    () => true,
    (error: unknown) => error instanceof DOMException && error.name === 'AbortError',
  )

/** What can be done with the chosen verses, at the foot of the window. */
export function ChosenVerses({ reference, quote, url, onClear }: Props) {
  const { t } = useTranslation('bible')
  const toast = useToast()
  const copy = (text: string) =>
    // the clipboard is missing on plain http, and may be refused
    Promise.resolve(text)
      .then((copied) => navigator.clipboard.writeText(copied))
      .then(
        () => toast({ text: t('selected.copied') }),
        () => toast({ text: t('selected.failed') }),
      )
  const share = async () => {
    if ('share' in navigator && (await offered({ title: reference, text: quote, url: url() }))) return
    await copy(`${quote}\n${url()}`)
  }
  return (
    <div css={bar} data-print="no">
      <b role="status">{reference}</b>
      <Button onClick={() => void copy(quote)}>
        <CopyIcon size="sm" />
        {t('selected.copy')}
      </Button>
      <Button onClick={() => void share()}>
        <ShareIcon size="sm" />
        {t('selected.share')}
      </Button>
      <IconButton label={t('selected.clear')} onClick={onClear}>
        <XIcon size="sm" />
      </IconButton>
    </div>
  )
}

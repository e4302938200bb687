import { QrCode } from '@atrio/ui/qr-code'
import { css } from '@emotion/react'

// its border keeps the free squares that a reader needs
const paper = css({
  background: '#fff',
  padding: 'var(--s3)',
  border: '1px solid var(--hairline)',
  borderRadius: 'var(--radius)',
})

/** A QR code on a sheet with a border. */
export const FramedQr = ({ text, label }: { text: string; label: string }) => (
  <div css={paper}>
    <QrCode text={text} label={label} quiet={0} />
  </div>
)

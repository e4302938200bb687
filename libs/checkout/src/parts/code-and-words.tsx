import { optionalPart } from '@atrio/tenant-core'
import { media, mutedCss, Skeleton, smallCss } from '@atrio/ui'
import { css } from '@emotion/react'
import { Suspense, type ReactNode } from 'react'
import { stepsGridCss } from './code-and-words.styles.ts'

// only some methods show one; without it there is still the code to copy
const FramedQr = optionalPart(async () => ({ default: (await import('./framed-qr.tsx')).FramedQr }))

const frame = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--s6)',
  [media.tabletUp]: { gridTemplateColumns: '13.5rem minmax(0, 1fr)', gap: 'var(--s8)' },
  // the phone that pays cannot scan its own screen: the code to copy comes first
  [media.tabletDown]: { '& > :first-of-type': { order: 2 } },
})
const scanCss = css(mutedCss, smallCss, { marginTop: '.6rem', [media.tabletUp]: { display: 'none' } })

type Props = { text: string; label: string; scan: string; children: ReactNode }

/** A QR code with instructions beside it. */
export const CodeAndWords = ({ text, label, scan, children }: Props) => (
  <div css={frame}>
    <div css={{ maxWidth: '13.5rem' }}>
      <Suspense fallback={<Skeleton width="13.5rem" height="13.5rem" />}>
        <FramedQr text={text} label={label} />
      </Suspense>
      <p css={scanCss}>{scan}</p>
    </div>
    <div css={stepsGridCss}>{children}</div>
  </div>
)

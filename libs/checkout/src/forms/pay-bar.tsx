import { SubmitButton } from '@atrio/forms'
import { AppLink } from '@atrio/tenant-core'
import { figuresCss, linkCss, media, Skeleton, smallCss } from '@atrio/ui'
import { css } from '@emotion/react'

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--s3) var(--s6)',
  '& > button': { flex: '1 1 16rem', maxWidth: '24rem' },
  [media.tabletDown]: {
    position: 'sticky',
    zIndex: 2,
    bottom: 0,
    margin: '0 calc(var(--gutter) * -1)',
    padding: 'var(--s3) var(--gutter) calc(var(--s3) + env(safe-area-inset-bottom))',
    borderTop: '1px solid var(--hairline)',
    background: 'var(--paper)',
    '& > button': { flex: '1 1 auto', maxWidth: 'none' },
    '& > a': { display: 'none' },
  },
  '@media (max-height: 26rem), (max-width: 19em)': { position: 'static' },
})
const sum = css({
  lineHeight: 1.15,
  // as wide as its skeleton, so that the button beside it stays where it is
  '& b': { display: 'block', minWidth: '6rem', fontWeight: 400, fontSize: '1.375rem' },
  [media.tabletUp]: { display: 'none' },
})

type Props = {
  label: string
  /** `amount` is undefined while the server computes it. */
  total: { label: string; amount: string | undefined } | undefined
  disabledReason: string | undefined
  back: { href: string; label: string }
}

/** The pay button. On phones it sticks to the bottom, with the total beside it. */
export const PayBar = ({ label, total, disabledReason, back }: Props) => (
  <div css={bar}>
    {total && (
      <div css={[sum, smallCss]}>
        {total.label}
        <b css={figuresCss}>{total.amount ?? <Skeleton height="1lh" />}</b>
      </div>
    )}
    <SubmitButton disabledReason={disabledReason}>{label}</SubmitButton>
    <AppLink to={back.href} css={linkCss}>
      {back.label}
    </AppLink>
  </div>
)

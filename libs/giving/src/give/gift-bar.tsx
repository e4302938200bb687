import { SubmitButton } from '@atrio/forms'
import { ActionBar, media } from '@atrio/ui'
import { css } from '@emotion/react'

const wide = css({
  '& > button': { flex: '1 0 auto', maxWidth: '100%' },
  [media.tabletBigUp]: { '& > button': { flex: '0 0 auto' } },
})

type Props = { note: string; amount: string; label: string; disabledReason: string | undefined }

/** The total of the gift and the button to checkout, sticky at the bottom of the window. */
export const GiftBar = ({ note, amount, label, disabledReason }: Props) => (
  <ActionBar css={wide} note={note} amount={<span role="status">{amount}</span>}>
    <SubmitButton disabledReason={disabledReason}>{label}</SubmitButton>
  </ActionBar>
)

import { useTranslation } from '@atrio/i18n'
import { mutedCss, smallCss, UserIcon } from '@atrio/ui'
import { css } from '@emotion/react'

const line = css({
  display: 'flex',
  gap: 'var(--s3)',
  alignItems: 'center',
  marginBottom: 'var(--s8)',
  '& > svg': { color: 'var(--muted)' },
})

/** A member as the buyer: the church has their data. */
export function BuyerLine({ name, email }: { name: string; email: string }) {
  const { t } = useTranslation('checkout')
  return (
    <div css={line}>
      <UserIcon />
      <div css={{ minWidth: 0 }}>
        <div css={{ fontWeight: 600, lineHeight: 1.3 }}>{t('buyer.as', { name: name || email })}</div>
        {name && <div css={[mutedCss, smallCss, { overflowWrap: 'anywhere' }]}>{email}</div>}
      </div>
    </div>
  )
}

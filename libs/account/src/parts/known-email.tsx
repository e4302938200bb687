import { useTranslation } from '@atrio/i18n'
import { LinkButton } from '@atrio/ui'
import { css } from '@emotion/react'

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 'var(--s4)',
  paddingBottom: 'var(--s2)',
  borderBottom: '1px solid var(--hairline)',
  '& b': { fontWeight: 600, overflowWrap: 'anywhere' },
})

/** The e-mail of the first step, and a button to change it. A hidden field gives password managers the user name. */
export function KnownEmail({ email, onChange }: { email: string; onChange: () => void }) {
  const { t } = useTranslation('account')
  return (
    <div css={row}>
      <b>{email}</b>
      <LinkButton onClick={onChange}>{t('email.change')}</LinkButton>
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
    </div>
  )
}

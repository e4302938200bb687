import { useTranslation } from '@atrio/i18n'
import { AppLink } from '@atrio/tenant-core'
import { buttonCss, Row } from '@atrio/ui'
import { useLocation } from 'react-router'
import { accessPath } from '../paths.ts'

/** Links to sign in or register that return to this page (document 1 section 6). Used in pages and in dialogs. */
export default function RequestLoginSlot() {
  const { t } = useTranslation('account')
  const { pathname, search } = useLocation()
  const redirectTo = pathname + search
  return (
    <div>
      <p css={{ marginBottom: 'var(--s5)' }}>{t('request.text')}</p>
      <Row>
        <AppLink to={accessPath({ redirectTo })} css={buttonCss('primary')}>
          {t('request.login')}
        </AppLink>
        <AppLink to={accessPath({ redirectTo, start: 'register' })} css={buttonCss()}>
          {t('request.register')}
        </AppLink>
      </Row>
    </div>
  )
}

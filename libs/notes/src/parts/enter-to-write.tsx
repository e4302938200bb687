import { useTranslation } from '@atrio/i18n'
import { AppLink, useLink } from '@atrio/tenant-core'
import { buttonCss, Row } from '@atrio/ui'
import { useLocation } from 'react-router'

/** A visitor signs in or registers, and returns here (document 1 section 6). */
export function EnterToWrite() {
  const { t } = useTranslation('notes')
  const { pathname, search } = useLocation()
  const redirectTo = pathname + search
  const enter = useLink('account.access', { redirectTo })
  const register = useLink('account.access', { redirectTo, start: 'register' })
  return (
    <>
      <p css={{ marginBottom: 'var(--s4)' }}>{t('live.enter')}</p>
      <Row>
        {enter && (
          <AppLink to={enter} css={buttonCss('primary')}>
            {t('live.login')}
          </AppLink>
        )}
        {register && (
          <AppLink to={register} css={buttonCss()}>
            {t('live.register')}
          </AppLink>
        )}
      </Row>
    </>
  )
}

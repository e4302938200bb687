import { useTranslation } from '@atrio/i18n'
import { AppLink, useLink } from '@atrio/tenant-core'
import { buttonCss, EmptyState, ErrorState } from '@atrio/ui'
import { css } from '@emotion/react'
import { useLocation } from 'react-router'
import type { RoomPhase } from '../room/room-state.ts'

const space = css({ paddingBlock: 'var(--s4)' })

type Props = { phase: RoomPhase; heading: 'h2' | 'h3'; onRetry: () => void }

/** Why the chat has stopped, with a remedy. Renders nothing while it runs. */
export function Stopped({ phase, heading, onRetry }: Props) {
  const { t } = useTranslation('chat')
  const { pathname, search } = useLocation()
  const change = useLink('account.changePassword', { redirectTo: pathname + search })
  if (phase === 'blocked' || phase === 'failed' || phase === 'elsewhere') {
    const label = phase === 'elsewhere' ? t('elsewhere.here') : t('retry')
    const words = { title: t(`${phase}.title`), text: t(`${phase}.text`) }
    return <ErrorState {...words} heading={heading} retry={{ label, onRetry }} css={space} />
  }
  if (phase !== 'password') return null
  return (
    <div role="alert">
      <EmptyState
        heading={heading}
        title={t('password.title')}
        text={t('password.text')}
        action={
          change && (
            <AppLink to={change} css={buttonCss('primary')}>
              {t('password.change')}
            </AppLink>
          )
        }
        css={space}
      />
    </div>
  )
}

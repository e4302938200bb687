import type { ChurchNotification } from '@atrio/api-client'
import { useFormat, useTranslation } from '@atrio/i18n'
import { AppLink, useChurch, useFeatureContext } from '@atrio/tenant-core'
import { ListRow } from '@atrio/ui'
import { css } from '@emotion/react'
import { isFromHere, screenOf } from '../model/opening.ts'

const dot = css({
  flex: 'none',
  alignSelf: 'flex-start',
  width: '.55rem',
  height: '.55rem',
  marginTop: '.45rem',
  borderRadius: '50%',
  background: 'var(--accent-edge)',
  '@media (forced-colors: active)': { background: 'CanvasText' },
})
const body = css({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  color: 'var(--ink)',
  overflowWrap: 'anywhere',
})

type Props = {
  notification: ChurchNotification
  isNew: boolean
  /** Milliseconds that ages are counted from. */
  now: number
  /** A screen is followed. */
  onFollow: () => void
  /** Called when it has no screen and is shown in full. */
  onShow: (notification: ChurchNotification) => void
}

/** One notification: a link to its screen, else a button that shows it in full. */
export function NotificationRow({ notification, isNew, now, onFollow, onShow }: Props) {
  const ctx = useFeatureContext()
  const { t } = useTranslation('notifications')
  const format = useFormat(useChurch().timeZone ?? 'UTC')
  const screen = screenOf(ctx, notification)
  const notes = [
    format.relative(notification.createdAt, new Date(now).toISOString()),
    ...(notification.personal ? [t('personal')] : []),
    ...(isFromHere(ctx, notification) ? [] : [t('from', { church: notification.church.name })]),
  ]
  return (
    <ListRow
      leading={
        isNew && (
          <span css={dot}>
            <span className="visually-hidden">{t('new')}</span>
          </span>
        )
      }
      title={notification.title}
      meta={
        <>
          <span css={body}>{notification.body}</span>
          {notes.join(' · ')}
        </>
      }
      link={(title) =>
        screen ? (
          <AppLink to={screen} onClick={onFollow}>
            {title}
          </AppLink>
        ) : (
          <button type="button" aria-haspopup="dialog" onClick={() => onShow(notification)}>
            {title}
          </button>
        )
      }
    />
  )
}

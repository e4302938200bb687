import { ApiError, type ChurchNotification } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'
import { useFeatureContext } from '@atrio/tenant-core'
import { Button, Dialog, media, Notice } from '@atrio/ui'
import { css } from '@emotion/react'
import { useAccessCode } from '../data/notifications.queries.ts'
import { isFromHere, otherChurchAddress } from '../model/opening.ts'

// document 1 section 9: 480 px, and 90 % of screens under 575
const sheet = css({ width: '30rem', maxWidth: '90%', [media.phoneOnly]: { width: '90%' } })
const words = css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })

type Props = {
  /** Null: closed. */
  notification: ChurchNotification | null
  accountId: number
  onClose: () => void
}

/** A notification that no screen shows, whole. Another church's leads to that church's portal. */
export function NotificationDialog({ notification, accountId, onClose }: Props) {
  const ctx = useFeatureContext()
  const { t } = useTranslation('notifications')
  const { mutate, reset, isPending, error } = useAccessCode()
  // it stays while it is closed, with its style, since a dialog that is taken away does not give the focus back
  if (!notification) return <Dialog open={false} onClose={onClose} title={null} css={sheet} />
  const { church, title, body } = notification
  const elsewhere = !isFromHere(ctx, notification)
  const leave = () =>
    mutate(church.id, {
      onSuccess: ({ code, origin }) => {
        window.open(otherChurchAddress(origin, notification, { code, accountId }), '_self')
      },
    })
  const close = () => {
    // once closed, a late answer neither navigates nor shows an error
    reset()
    onClose()
  }
  // the church does not know this account: it must be changed first (document 1 section 2)
  const stranger = error instanceof ApiError && (error.status === 404 || error.status === 403)
  return (
    <Dialog
      open
      onClose={close}
      title={title}
      css={sheet}
      actions={
        <>
          {elsewhere && (
            <Button variant="primary" busy={isPending} onClick={leave}>
              {t('elsewhere.open', { church: church.name })}
            </Button>
          )}
          <Button onClick={close}>{t('close')}</Button>
        </>
      }
    >
      <p css={words}>{body}</p>
      {elsewhere && (
        <p css={{ marginTop: 'var(--s4)', color: 'var(--muted)' }}>{t('elsewhere.text', { church: church.name })}</p>
      )}
      {error && (
        <Notice kind="bad" live css={{ marginTop: 'var(--s4)' }}>
          {t(stranger ? 'elsewhere.refused' : 'elsewhere.failed', { church: church.name })}
        </Notice>
      )}
    </Dialog>
  )
}

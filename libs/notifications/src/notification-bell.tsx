import type { ChurchNotification } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'
import { sessionAtom } from '@atrio/tenant-core'
import { Dialog, IconButton, isPhone, Popover, useScreenWidth, XIcon } from '@atrio/ui'
import { css } from '@emotion/react'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useNotifications } from './data/notifications.queries.ts'
import { useSeen } from './data/seen.queries.ts'
import { isNew, isNotified } from './model/unread.ts'
import { CountedBell } from './parts/bell-icon.tsx'
import { NotificationDialog } from './parts/notification-dialog.tsx'
import { NotificationList } from './parts/notification-list.tsx'

const panel = css({ width: '26rem', padding: 'var(--s5)', '& > h2': { fontSize: 'var(--t-3)', marginBottom: '.4em' } })
// a sheet from the lower edge, within reach of the thumb
const sheet = css({
  width: '100%',
  maxWidth: 'none',
  margin: 'auto 0 0',
  padding: 'var(--s5) var(--gutter) calc(var(--s5) + env(safe-area-inset-bottom))',
  borderRadius: '.75rem .75rem 0 0',
})
const closeButton = css({ position: 'absolute', top: 'var(--s3)', right: 'calc(var(--gutter) - .75rem)' })

/** The header's bell with its count: a panel beneath it, on phones a sheet. For members; nothing for visitors. */
export function NotificationBell() {
  const { account } = useAtomValue(sessionAtom)
  const { pathname } = useLocation()
  // keyed by person and page: another person counts from the start, and a new page starts with the list closed
  return account && <Bell key={`${account.id} ${pathname}`} accountId={account.id} />
}

function Bell({ accountId }: { accountId: number }) {
  const { t } = useTranslation('notifications')
  const phone = useScreenWidth(isPhone)
  const { seen, mark, muted } = useSeen(accountId)
  const [open, setOpen] = useState(false)
  const [shown, setShown] = useState<ChurchNotification | null>(null)
  const { list } = useNotifications()
  const count = list?.filter((one) => isNew(one, seen) && isNotified(one, muted)).length ?? 0
  const name = t('bell', { count })
  const close = () => setOpen(false)
  const rows = (hide: () => void) =>
    open && (
      <NotificationList
        seen={seen}
        onSeen={mark}
        onFollow={hide}
        onShow={(notification) => {
          // first, so that the focus is back at the bell and returns there from the dialog
          hide()
          setShown(notification)
        }}
      />
    )
  return (
    <>
      {phone ? (
        <>
          <IconButton label={name} aria-haspopup="dialog" onClick={() => setOpen(true)}>
            <CountedBell count={count} />
          </IconButton>
          <Dialog open={open} onClose={close} css={sheet} title={t('title')}>
            <span css={closeButton}>
              <IconButton label={t('close')} onClick={close}>
                <XIcon />
              </IconButton>
            </span>
            {rows(close)}
          </Dialog>
        </>
      ) : (
        <Popover
          align="end"
          label={t('title')}
          css={panel}
          onOpenChange={setOpen}
          trigger={(props) => (
            <IconButton {...props} label={name}>
              <CountedBell count={count} />
            </IconButton>
          )}
        >
          {(hide) => (
            <>
              <h2>{t('title')}</h2>
              {rows(hide)}
            </>
          )}
        </Popover>
      )}
      <NotificationDialog notification={shown} accountId={accountId} onClose={() => setShown(null)} />
    </>
  )
}

import type { ChurchNotification } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'
import { Button, EmptyState, ErrorState, Notice, Rows, RowsSkeleton } from '@atrio/ui'
import { useEffect, useState } from 'react'
import { useNotifications } from '../data/notifications.queries.ts'
import { isNew, newestOf } from '../model/unread.ts'
import { NotificationRow } from './notification-row.tsx'

export type NotificationListProps = {
  seen: string | null
  onSeen: (instant: string) => void
  onFollow: () => void
  onShow: (notification: ChurchNotification) => void
}

/** The list behind the bell, mounted while it is open. */
export function NotificationList({ seen, onSeen, onFollow, onShow }: NotificationListProps) {
  const { t } = useTranslation('notifications')
  const { list, older, retry, showOlder, busy } = useNotifications()
  // notifications that were new on opening stay marked until it is closed
  const [newSince] = useState(seen)
  const [now] = useState(Date.now)
  const newest = list ? newestOf(list) : null
  useEffect(() => {
    if (newest !== null) onSeen(newest)
  }, [newest, onSeen])

  if (list === undefined) {
    return (
      <div role="status">
        <span className="visually-hidden">{t('loading')}</span>
        <RowsSkeleton rows={4} />
      </div>
    )
  }
  if (list === null) {
    return (
      <ErrorState
        title={t('failed.title')}
        text={t('failed.text')}
        retry={{ label: t('failed.retry'), onRetry: retry, busy }}
      />
    )
  }
  if (list.length === 0) return <EmptyState title={t('empty.title')} text={t('empty.text')} />
  return (
    <>
      <Rows open>
        {list.map((one) => (
          <NotificationRow
            key={one.id}
            notification={one}
            isNew={isNew(one, newSince)}
            now={now}
            onFollow={onFollow}
            onShow={onShow}
          />
        ))}
      </Rows>
      {older === 'failed' && (
        <Notice kind="bad" live>
          {t('failed.more')}
        </Notice>
      )}
      {older !== 'none' && (
        <Button
          busy={older === 'loading' || (older === 'failed' && busy)}
          onClick={showOlder}
          css={{ width: '100%', marginTop: 'var(--s4)' }}
        >
          {t(older === 'failed' ? 'failed.retry' : 'more')}
        </Button>
      )}
    </>
  )
}

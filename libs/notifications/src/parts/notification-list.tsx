import type { ChurchNotification } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'
import { AppLink, useLink, usePageMinute } from '@atrio/tenant-core'
import {
  Button,
  buttonCss,
  EmptyState,
  ErrorState,
  MoreItems,
  Notice,
  Row,
  Rows,
  RowsSkeleton,
  useRowFocus,
} from '@atrio/ui'
import { css } from '@emotion/react'
import { useEffect, useState } from 'react'
import { useNotifications } from '../data/notifications.queries.ts'
import { isNew, newestOf } from '../model/unread.ts'
import { NotificationRow } from './notification-row.tsx'
import { RemovableRow } from './removable-row.tsx'
import { useRemoval } from './use-removal.ts'

const wide = css({ '& > div': { marginTop: 0 }, '& > div > button': { width: '100%' } })

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
  const now = usePageMinute()
  const newest = list ? newestOf(list) : null
  const settings = useLink('account.notifications')
  const [removing, setRemoving] = useState(false)
  const { busy: leaving, said, failed, remove } = useRemoval()
  const { place, onPress } = useRowFocus()
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
  return (
    <div {...place}>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      {list.length === 0 ? (
        <EmptyState title={t('empty.title')} text={t('empty.text')} />
      ) : (
        <>
          <Rows open>
            {list.map((one) =>
              removing ? (
                <RemovableRow
                  key={one.id}
                  notification={one}
                  busy={leaving.includes(one.id)}
                  onRemove={(button) => {
                    onPress(button)
                    void remove(one)
                  }}
                />
              ) : (
                <NotificationRow
                  key={one.id}
                  notification={one}
                  isNew={isNew(one, newSince)}
                  now={now}
                  onFollow={onFollow}
                  onShow={onShow}
                />
              ),
            )}
          </Rows>
          {failed && (
            <Notice kind="bad" live>
              {t('removing.failed')}
            </Notice>
          )}
          <div css={wide}>
            <MoreItems
              query={{
                hasNextPage: older !== 'none',
                isFetchingNextPage: older === 'loading' || (older === 'failed' && busy),
                isFetchNextPageError: older === 'failed',
                fetchNextPage: showOlder,
              }}
              words={{ more: t('more'), failed: t('failed.more'), retry: t('failed.retry') }}
            />
          </div>
          <Row css={{ marginTop: 'var(--s4)' }}>
            <Button onClick={() => setRemoving(!removing)}>{t(removing ? 'removing.done' : 'removing.start')}</Button>
            {settings && (
              <AppLink to={settings} onClick={onFollow} css={buttonCss('line')}>
                {t('settings')}
              </AppLink>
            )}
          </Row>
        </>
      )}
    </div>
  )
}

import { notificationsApi } from '@atrio/api-client'
import { addMessages } from '@atrio/i18n'
import { apiOver, partsOf } from '@atrio/testing'
import { fn } from 'storybook/test'
import { messages } from '../i18n/messages.ts'
import { bellHost, openers } from '../testing/bell-host.tsx'
import { member, scenes, SEEN_ALL_BUT_ONE } from '../testing/notifications.scenes.ts'
import { CountedBell } from './bell-icon.tsx'
import { NotificationDialog } from './notification-dialog.tsx'
import { NotificationList } from './notification-list.tsx'
import { NotificationRow } from './notification-row.tsx'
import { RemovableRow } from './removable-row.tsx'

export default { title: 'notifications/Parts' }

const part = partsOf(bellHost, {
  http: scenes.some,
  session: member,
  beside: openers,
  load: ({ i18n }) => addMessages(i18n, 'notifications', messages),
})
const { items } = await apiOver(scenes.some).run(notificationsApi.list, {})
const notification = items[1]!
/** The test clock's. */
const now = Date.parse('2026-11-20T20:15:24Z')

export const Bell = part(CountedBell, { count: 3 })
export const Whole = part(NotificationDialog, { notification, accountId: 7, onClose: fn() }, { isDialog: true })
export const List = part(NotificationList, { seen: SEEN_ALL_BUT_ONE, onSeen: fn(), onFollow: fn(), onShow: fn() })
export const Row = part(
  NotificationRow,
  { notification, isNew: true, now, onFollow: fn(), onShow: fn() },
  { around: 'ul' },
)
export const Removable = part(RemovableRow, { notification, busy: false, onRemove: fn() }, { around: 'ul' })

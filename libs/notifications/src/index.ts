import { addMessages } from '@atrio/i18n'
import type { FeatureContext } from '@atrio/tenant-core'
import type { ComponentType } from 'react'
import { messages } from './i18n/messages.ts'

/** The bell with its messages, loaded on demand: `lazy(() => notificationBell(ctx))`. */
export async function notificationBell({ i18n }: Pick<FeatureContext, 'i18n'>): Promise<{ default: ComponentType }> {
  const [{ NotificationBell }] = await Promise.all([
    import('./notification-bell.tsx'),
    addMessages(i18n, 'notifications', messages),
  ])
  return { default: NotificationBell }
}

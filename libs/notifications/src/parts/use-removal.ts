import { ApiError, notificationsApi, type ChurchNotification } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'
import { useFeatureContext } from '@atrio/tenant-core'
import { useState } from 'react'
import { dropNotification } from '../data/notifications.queries.ts'

/** Removes notifications of the list, each by itself. */
export function useRemoval() {
  const { t } = useTranslation('notifications')
  const ctx = useFeatureContext()
  const [busy, setBusy] = useState<readonly number[]>([])
  const [said, setSaid] = useState('')
  const [failed, setFailed] = useState(false)
  const remove = async ({ id, title }: ChurchNotification) => {
    if (busy.includes(id)) return
    setBusy((before) => [...before, id])
    setSaid('')
    setFailed(false)
    try {
      await ctx.api.run(notificationsApi.remove, { id }).catch((error: unknown) => {
        // it is gone already, which is what was wanted
        if (!(error instanceof ApiError && error.status === 404)) throw error
      })
      dropNotification(ctx, id)
      setSaid(t('removing.removed', { title }))
    } catch {
      setFailed(true)
    }
    setBusy((before) => before.filter((one) => one !== id))
  }
  return { busy, said, failed, remove }
}

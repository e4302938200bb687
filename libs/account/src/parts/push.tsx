import { pushApi } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'
import { useFeatureContext } from '@atrio/tenant-core'
import { Button, Notice, Stack } from '@atrio/ui'
import { useState } from 'react'
import { forgetPushState, usePushState } from '../data/notifications.queries.ts'
import { canBePushed, subscribeBrowser, unsubscribeBrowser } from '../model/push-subscription.ts'

/** Web push to this browser, on request; nothing where the server or the browser has none. */
export function Push() {
  const ctx = useFeatureContext()
  const { t } = useTranslation('accountSecurity')
  const state = usePushState()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<'denied' | 'failed' | null>(null)
  const serverKey = state?.serverKey
  if (!serverKey || !canBePushed()) return null
  const change = async (work: () => Promise<boolean>) => {
    setBusy(true)
    setFailed(null)
    try {
      if (await work()) await forgetPushState(ctx)
      else setFailed('denied')
    } catch {
      setFailed('failed')
    }
    setBusy(false)
  }
  const turnOn = async () => {
    const keys = await subscribeBrowser(serverKey)
    if (keys) await ctx.api.run(pushApi.subscribe, keys)
    return keys !== undefined
  }
  const turnOff = async () => {
    await ctx.api.run(pushApi.unsubscribe, {})
    await unsubscribeBrowser()
    return true
  }
  return (
    <section aria-label={t('push.title')} css={{ width: '100%' }}>
      <Stack>
        <h2 css={{ fontSize: 'var(--t-3)', lineHeight: 1.22 }}>{t('push.title')}</h2>
        <p css={{ color: 'var(--muted)' }}>{t('push.text')}</p>
        {state.isOn && <p role="status">{t('push.isOn')}</p>}
        {failed && (
          <Notice kind="bad" live>
            {t(`push.${failed}`)}
          </Notice>
        )}
        <Button busy={busy} onClick={() => void change(state.isOn ? turnOff : turnOn)}>
          {t(state.isOn ? 'push.off' : 'push.on')}
        </Button>
      </Stack>
    </section>
  )
}

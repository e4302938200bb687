import { MUTABLE_KINDS, type MutableKind } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'
import type { FeatureContext } from '@atrio/tenant-core'
import { Notice, RowsSkeleton, Stack } from '@atrio/ui'
import { css } from '@emotion/react'
import { loadNotificationSettings, useNotificationSettings } from '../data/notifications.queries.ts'
import { loadOwnWords } from '../i18n/own-pages/messages.ts'
import { loadSecurityWords } from '../i18n/security/messages.ts'
import { LoadFailed } from '../parts/load-failed.tsx'
import { OwnPage } from '../parts/own-page.tsx'
import { Push } from '../parts/push.tsx'
import { useRefusals } from '../parts/use-refusals.ts'
import { paths } from '../paths.ts'

const kinds = css({
  width: '100%',
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { fontSize: 'var(--t-3)', lineHeight: 1.22, marginBottom: 'var(--s3)', padding: 0 },
  '& label': {
    display: 'flex',
    alignItems: 'center',
    gap: 'var(--s3)',
    minHeight: '3rem',
    paddingBlock: 'var(--s2)',
    borderTop: '1px solid var(--hairline)',
  },
  '& input': { flex: 'none', width: '1.25rem', height: '1.25rem', margin: 0, accentColor: 'var(--accent-ink)' },
})

// the page shows a failure
export const load = (ctx: FeatureContext) =>
  Promise.all([loadOwnWords(ctx), loadSecurityWords(ctx), loadNotificationSettings(ctx)])

/** Which kinds of notification count as new; each choice is saved at once. */
export default function NotificationsScreen() {
  const { t } = useTranslation('accountSecurity')
  const own = useTranslation('ownPages').t
  const { readRefusal } = useRefusals()
  const { muted, failed, busy, retry, choose, saving, error } = useNotificationSettings()
  const toggle = (kind: MutableKind) => {
    if (!muted) return
    choose(muted.includes(kind) ? muted.filter((one) => one !== kind) : [...muted, kind])
  }
  return (
    <OwnPage
      title={t('notifications.title')}
      lead={t('notifications.lead')}
      back={{ to: paths.home, label: own('home.title') }}
    >
      <Stack gap={6}>
        {failed && <LoadFailed busy={busy} retry={retry} />}
        {!muted && !failed && <RowsSkeleton rows={6} />}
        {muted && (
          <fieldset css={kinds} aria-busy={saving}>
            <legend>{t('notifications.list')}</legend>
            {MUTABLE_KINDS.map((kind) => (
              <label key={kind}>
                <input type="checkbox" checked={!muted.includes(kind)} onChange={() => toggle(kind)} />
                {t(`notifications.kind.${kind}`)}
              </label>
            ))}
          </fieldset>
        )}
        {muted && <Push />}
        {error && (
          <Notice kind="bad" live>
            {readRefusal(error).message ?? t('notifications.failed')}
          </Notice>
        )}
      </Stack>
    </OwnPage>
  )
}

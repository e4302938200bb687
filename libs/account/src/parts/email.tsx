import { emailApi } from '@atrio/api-client'
import { useFormat, useTranslation } from '@atrio/i18n'
import { useChurch, useFeatureContext } from '@atrio/tenant-core'
import { Button, Notice, RowsSkeleton, Stack, useFocusBack, useToast } from '@atrio/ui'
import { useState } from 'react'
import { forgetEmail, useEmail } from '../data/email.queries.ts'
import { ChangeEmailForm } from '../forms/own-forms.lazy.tsx'
import { LoadFailed } from './load-failed.tsx'
import { useRefusals } from './use-refusals.ts'

/** The address that the person signs in with; its change, and one that waits for the link in the mail. */
export function Email() {
  const { t } = useTranslation('accountSecurity')
  const ctx = useFeatureContext()
  const format = useFormat(useChurch().timeZone ?? 'UTC')
  const toast = useToast()
  const { readRefusal } = useRefusals()
  const { email, failed, busy, retry } = useEmail()
  const [changing, setChanging] = useState(false)
  const [withdrawing, setWithdrawing] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const [change, backToStart] = useFocusBack()

  if (changing) {
    return (
      <ChangeEmailForm
        onDone={(asked) => {
          setChanging(false)
          if (asked) void forgetEmail(ctx)
          backToStart()
        }}
      />
    )
  }
  const withdraw = async () => {
    setWithdrawing(true)
    setRefused(null)
    try {
      await ctx.api.run(emailApi.withdraw, {})
      await forgetEmail(ctx)
      toast({ text: t('email.withdrawn') })
      backToStart()
    } catch (error) {
      setRefused(readRefusal(error).message ?? t('email.notWithdrawn'))
    }
    setWithdrawing(false)
  }
  return (
    <Stack>
      {failed && <LoadFailed busy={busy} retry={retry} />}
      {!email && !failed && <RowsSkeleton rows={1} />}
      {email?.pending && (
        <Notice live>
          {t('email.pending', { email: email.pending.email, until: format.time(email.pending.expiresAt) })}
        </Notice>
      )}
      {refused && (
        <Notice kind="bad" live>
          {refused}
        </Notice>
      )}
      <div ref={change} css={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--s3)' }}>
        {email && <Button onClick={() => setChanging(true)}>{t('email.change')}</Button>}
        {email?.pending && (
          <Button busy={withdrawing} onClick={() => void withdraw()}>
            {t('email.withdraw')}
          </Button>
        )}
      </div>
    </Stack>
  )
}

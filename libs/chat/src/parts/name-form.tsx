import { ApiError, CHAT_LIMITS } from '@atrio/api-client'
import { TextField } from '@atrio/forms'
import { useTranslation } from '@atrio/i18n'
import { AppLink, useLink } from '@atrio/tenant-core'
import { Button, linkCss, mutedCss } from '@atrio/ui'
import { css } from '@emotion/react'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useInRoom } from '../room/room-context.ts'
import { useWait } from './use-wait.ts'

const frame = css({
  display: 'grid',
  gap: 'var(--s3)',
  paddingBlock: 'var(--s4)',
  borderTop: '1px solid var(--hairline)',
})
const acts = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 'var(--s2) var(--s5)' })

type Refusal = 'required' | 'reserved' | 'refused' | 'failed' | 'wait'

function reasonOf(error: unknown): Refusal {
  if (!(error instanceof ApiError)) return 'failed'
  if (error.retryAfter) return 'wait'
  if (error.code === 'chat_name_reserved') return 'reserved'
  return error.status === 400 ? 'refused' : 'failed'
}

/**
 * A visitor gives only a name; the server rejects reserved ones. Members whose own name looks like an office of the
 * church choose another one too.
 */
export function NameForm() {
  const { t } = useTranslation('chat')
  const { room, state } = useInRoom()
  const [name, setName] = useState(state.refusedName ?? '')
  const isMember = state.user?.authenticated ?? false
  const [refusal, setRefusal] = useState<Refusal | undefined>(
    isMember || state.refusedName !== undefined ? 'reserved' : undefined,
  )
  const [busy, setBusy] = useState(false)
  const wait = useWait()
  const { pathname, search } = useLocation()
  const access = useLink('account.access', { redirectTo: pathname + search })

  const enter = async () => {
    if (busy || wait.left > 0) return
    if (!name.trim()) return setRefusal('required')
    setBusy(true)
    setRefusal(undefined)
    try {
      await room.giveName(name.trim())
    } catch (error) {
      const reason = reasonOf(error)
      if (reason === 'wait') wait.begin((error as ApiError).retryAfter!)
      setRefusal(reason)
    }
    setBusy(false)
  }
  const waits = refusal === 'wait' && wait.left > 0
  const error = refusal === 'wait' ? waits && t('name.wait', { count: wait.asked }) : refusal && t(`name.${refusal}`)
  return (
    <form
      noValidate
      css={frame}
      onSubmit={(event) => {
        event.preventDefault()
        void enter()
      }}
    >
      <p css={mutedCss}>{t('name.lead')}</p>
      <TextField
        name="name"
        label={t('name.label')}
        autoComplete="nickname"
        autoCapitalize="words"
        maxLength={CHAT_LIMITS.nameLength}
        value={name}
        onChange={(value) => {
          setName(value)
          if (refusal !== 'wait') setRefusal(undefined)
        }}
        onBlur={() => undefined}
        {...(error && { error })}
      />
      <div css={acts}>
        <Button type="submit" variant="primary" busy={busy}>
          {t('name.enter')}
        </Button>
        {/* the field says once how long; this is for the eyes */}
        {waits && (
          <span aria-hidden="true" css={mutedCss}>
            {t('moderation.seconds', { count: wait.left })}
          </span>
        )}
        {access && !isMember && (
          <AppLink to={access} css={linkCss}>
            {t('name.login')}
          </AppLink>
        )}
      </div>
    </form>
  )
}

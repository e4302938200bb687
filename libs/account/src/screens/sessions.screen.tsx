import { ApiError, sessionsApi, type OwnSession } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'
import { AppLink, useFeatureContext, type FeatureContext } from '@atrio/tenant-core'
import {
  Button,
  buttonCss,
  ConfirmDialog,
  DottedLine,
  ListRow,
  Row,
  Rows,
  RowsSkeleton,
  Stack,
  Tag,
  useFocusBack,
  useToast,
} from '@atrio/ui'
import { useState } from 'react'
import { forgetSessions, loadSessions, useSessions } from '../data/sessions.queries.ts'
import { loadOwnWords } from '../i18n/own-pages/messages.ts'
import { loadSecurityWords } from '../i18n/security/messages.ts'
import { LoadFailed } from '../parts/load-failed.tsx'
import { OwnPage } from '../parts/own-page.tsx'
import { useRefusals } from '../parts/use-refusals.ts'
import { useSessionWords } from '../parts/use-session-words.ts'
import { paths } from '../paths.ts'

// the page shows a failure
export const load = (ctx: FeatureContext) => Promise.all([loadOwnWords(ctx), loadSecurityWords(ctx), loadSessions(ctx)])

/** Where the person is signed in; each session but this one can be ended. */
export default function SessionsScreen() {
  const ctx = useFeatureContext()
  const { t } = useTranslation('accountSecurity')
  const own = useTranslation('ownPages').t
  const toast = useToast()
  const wordsOf = useSessionWords()
  const { readRefusal } = useRefusals()
  const { sessions, failed, busy, retry } = useSessions()
  const [leaving, setLeaving] = useState<OwnSession | 'others' | null>(null)
  const [list, backToList] = useFocusBack('place')
  const others = sessions?.filter(({ isCurrent }) => !isCurrent) ?? []

  const done = async (text: string) => {
    await forgetSessions(ctx)
    setLeaving(null)
    toast({ text })
    // the pressed button is unmounted
    backToList()
  }
  const end = async (session: OwnSession) => {
    await ctx.api.run(sessionsApi.end, { id: session.id }).catch((error: unknown) => {
      // it has ended meanwhile, which is what was wanted
      if (!(error instanceof ApiError && error.status === 404)) throw error
    })
    await done(t('sessions.ended', { device: wordsOf(session).deviceWithin }))
  }
  const endOthers = async () => {
    await ctx.api.run(sessionsApi.endOthers, {})
    await done(t('sessions.othersEnded'))
  }
  const dialog = {
    onClose: () => setLeaving(null),
    cancel: t('sessions.cancel'),
    failure: (error: unknown) => readRefusal(error).message ?? t('sessions.failed'),
    danger: true,
  }
  return (
    <OwnPage title={t('sessions.title')} lead={t('sessions.lead')} back={{ to: paths.home, label: own('home.title') }}>
      <Stack gap={6}>
        {failed && <LoadFailed busy={busy} retry={retry} />}
        {!sessions && !failed && <RowsSkeleton rows={2} />}
        {sessions && (
          <div ref={list} role="group" tabIndex={-1} aria-label={t('sessions.list')} css={{ width: '100%' }}>
            <Rows>
              {sessions.map((session) => {
                const { device, deviceWithin, since, facts } = wordsOf(session)
                return (
                  <ListRow
                    key={session.id}
                    title={device}
                    meta={<DottedLine facts={facts} />}
                    trailing={
                      session.isCurrent ? (
                        <Tag kind="good">{t('sessions.current')}</Tag>
                      ) : (
                        <Button
                          aria-label={t('sessions.endNamed', { device: deviceWithin, since })}
                          onClick={() => setLeaving(session)}
                        >
                          {t('sessions.end')}
                        </Button>
                      )
                    }
                  />
                )
              })}
            </Rows>
          </div>
        )}
        {sessions && others.length === 0 && <p css={{ color: 'var(--muted)' }}>{t('sessions.alone')}</p>}
        <Row>
          {others.length > 0 && <Button onClick={() => setLeaving('others')}>{t('sessions.endOthers')}</Button>}
          <AppLink to={paths.changePassword} css={buttonCss('line')}>
            {t('sessions.password')}
          </AppLink>
        </Row>
      </Stack>
      {leaving === 'others' && (
        <ConfirmDialog
          {...dialog}
          title={t('sessions.endOthersTitle')}
          confirm={t('sessions.endOthersConfirm')}
          onConfirm={endOthers}
        >
          <p>{t('sessions.endOthersText')}</p>
        </ConfirmDialog>
      )}
      {leaving && leaving !== 'others' && (
        <ConfirmDialog
          {...dialog}
          title={t('sessions.endTitle', { device: wordsOf(leaving).deviceWithin })}
          confirm={t('sessions.confirm')}
          onConfirm={() => end(leaving)}
        >
          <p>{t('sessions.endText')}</p>
        </ConfirmDialog>
      )}
    </OwnPage>
  )
}

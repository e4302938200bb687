import { NOBODY, type Group } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'
import { AppLink, useIsVisitor, useViewer } from '@atrio/tenant-core'
import { Button, buttonCss, Dialog, Notice, Skeleton } from '@atrio/ui'
import { css } from '@emotion/react'
import { useState } from 'react'
import { useRequestForm } from '../forms/use-request-form.ts'
import { requestState } from '../model/request-state.ts'
import { meetingsPath } from '../paths.ts'
import { LoginOffer } from './login-offer.tsx'

const frame = css({ maxWidth: '34rem', display: 'grid', gap: 'var(--s4)', justifyItems: 'start' })

/** The request form of a group, or why this person cannot use it. */
export function RequestPart({ group }: { group: Group }) {
  const { t } = useTranslation('groups')
  const state = requestState(group, useViewer() !== NOBODY)
  if (state === 'member') {
    return (
      <section css={frame}>
        <Notice kind="good">{t(group.standing === 'leader' ? 'request.leader' : 'request.member')}</Notice>
        <AppLink to={meetingsPath(group.id)} css={buttonCss('primary')}>
          {t('meetings.title')}
        </AppLink>
      </section>
    )
  }
  if (state === 'open') return <Asking group={group} />
  if (state === 'visitor') return <Visitor />
  return (
    <section css={frame}>
      <Notice kind={state === 'requested' ? 'good' : 'info'} title={t(`request.${state}.title`)}>
        {t(`request.${state}.text`)}
      </Notice>
    </section>
  )
}

function Asking({ group }: { group: Group }) {
  const { t } = useTranslation('groups')
  const { data, isError, isFetching, refetch } = useRequestForm()
  return (
    <section css={{ maxWidth: '34rem' }}>
      <h2>{t('request.title')}</h2>
      {data && <data.RequestForm group={group} />}
      {!data && !isError && <Skeleton height="12rem" />}
      {!data && isError && (
        <Button busy={isFetching} onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      )}
    </section>
  )
}

/** A visitor is asked to sign in when they want to request membership. */
function Visitor() {
  const { t } = useTranslation('groups')
  const visitor = useIsVisitor()
  const [asked, setAsked] = useState(false)
  return (
    <section css={frame}>
      <Button variant="primary" size="big" onClick={() => setAsked(true)}>
        {t('request.submit')}
      </Button>
      <Dialog open={asked && visitor} onClose={() => setAsked(false)} title={t('request.visitor')}>
        <LoginOffer />
      </Dialog>
    </section>
  )
}

import { NOBODY, type Group } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'
import { AppLink, useIsVisitor, useViewer } from '@atrio/tenant-core'
import { Button, buttonCss, Dialog, Notice, Row } from '@atrio/ui'
import { css } from '@emotion/react'
import { useState } from 'react'
import { RequestForm } from '../forms/request-form.lazy.tsx'
import { requestState } from '../model/request-state.ts'
import { joinRequestsPath, meetingsPath } from '../paths.ts'
import { LeaveGroup } from './leave-group.tsx'
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
        <Row>
          <AppLink to={meetingsPath(group.id)} css={buttonCss('primary')}>
            {t('meetings.title')}
          </AppLink>
          {group.standing === 'leader' && (
            <AppLink to={joinRequestsPath(group.id)} css={buttonCss()}>
              {t('leading.requests')}
            </AppLink>
          )}
        </Row>
        {group.standing === 'member' && <LeaveGroup group={group} from="group" />}
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
      {state === 'requested' && <LeaveGroup group={group} from="request" />}
    </section>
  )
}

function Asking({ group }: { group: Group }) {
  const { t } = useTranslation('groups')
  return (
    <section css={{ maxWidth: '34rem' }}>
      <h2>{t('request.title')}</h2>
      <RequestForm group={group} />
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

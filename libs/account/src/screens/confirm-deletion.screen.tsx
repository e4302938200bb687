import { ApiError, ownAccountApi } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'
import { AppLink, isSignedInOnceRestored, linkTo, Page, signOut, useFeatureContext } from '@atrio/tenant-core'
import { Button, buttonCss, EmptyState, gutterCss, Notice, Row } from '@atrio/ui'
import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { loadOwnWords } from '../i18n/own-pages/messages.ts'
import { OwnPage } from '../parts/own-page.tsx'
import { useRefusals } from '../parts/use-refusals.ts'
import { DeletedDataList } from '../parts/deleted-data-list.tsx'
import { paths } from '../paths.ts'

export const load = loadOwnWords

type State = { is: 'asking' | 'busy' | 'spent' | 'done' } | { is: 'failed'; words: string }

/**
 * Target of the mail's link. The code is used by a button and not by opening the page, because mail scanners open
 * links. It is read when the button is pressed: the server draws this page without it.
 */
export default function ConfirmDeletionScreen() {
  const ctx = useFeatureContext()
  const { t } = useTranslation('ownPages')
  const { readRefusal } = useRefusals()
  const [state, setState] = useState<State>({ is: 'asking' })
  const { search } = useLocation()
  const top = useRef<HTMLDivElement>(null)
  const home = linkTo(ctx, 'home.church') ?? '/'
  useLayoutEffect(() => {
    // the pressed button is unmounted, so the focus moves to the title
    if (state.is === 'done' || state.is === 'spent') top.current?.focus()
  }, [state.is])
  const confirm = async () => {
    setState({ is: 'busy' })
    try {
      const code = new URLSearchParams(search).get('code') ?? ''
      if (!/^[\w-]{20,200}$/.test(code)) return setState({ is: 'spent' })
      // before the account ends: a session that is refused keeps the person's drafts on this device
      const signedIn = await isSignedInOnceRestored(ctx)
      await ctx.api.run(ownAccountApi.confirmDeletion, { code })
      if (signedIn) await signOut(ctx, { home: false })
      setState({ is: 'done' })
    } catch (error) {
      if (error instanceof ApiError && error.code === 'code_invalid') return setState({ is: 'spent' })
      setState({ is: 'failed', words: readRefusal(error).message ?? t('own.notDeleted') })
    }
  }
  if (state.is === 'done' || state.is === 'spent') {
    const words = state.is === 'done' ? 'deleted' : 'linkSpent'
    return (
      <Page title={t(`${words}.title`)} noIndex>
        <div ref={top} tabIndex={-1} css={[gutterCss, { paddingBlock: 'var(--s10) var(--section)', outline: 'none' }]}>
          <EmptyState
            heading="h1"
            seed="account-deleted"
            title={t(`${words}.title`)}
            text={t(`${words}.text`)}
            action={
              <AppLink to={state.is === 'done' ? home : paths.deleteAccount} css={buttonCss('primary', 'big')}>
                {t(`${words}.action`)}
              </AppLink>
            }
          />
        </div>
      </Page>
    )
  }
  return (
    <OwnPage title={t('confirmDeletion.title')} lead={t('confirmDeletion.lead')}>
      <DeletedDataList />
      {state.is === 'failed' && (
        <Notice kind="bad" live css={{ marginBottom: 'var(--s5)' }}>
          {state.words}
        </Notice>
      )}
      <Row>
        <Button variant="danger" size="big" busy={state.is === 'busy'} onClick={() => void confirm()}>
          {t('confirmDeletion.confirm')}
        </Button>
        <AppLink to={home} css={buttonCss('line', 'big')}>
          {t('confirmDeletion.keep')}
        </AppLink>
      </Row>
    </OwnPage>
  )
}

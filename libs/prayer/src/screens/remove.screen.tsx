import { ApiError, NOBODY, prayerApi } from '@atrio/api-client'
import {
  AppLink,
  PersonPage,
  requireRouteId,
  useFeatureContext,
  useRouteId,
  useViewer,
  type FeatureContext,
} from '@atrio/tenant-core'
import { Button, buttonCss, LineSkeleton, Notice, Row, Stack } from '@atrio/ui'
import { useState } from 'react'
import { useNavigate, type LoaderFunctionArgs } from 'react-router'
import { forgetDeleted } from '../data/forget-prayers.ts'
import { prayerQuery, usePrayer } from '../data/prayer.queries.ts'
import { LoadFailed } from '../parts/load-failed.tsx'
import { LoginOffer } from '../parts/login-offer.tsx'
import { usePrayerWords } from '../parts/use-prayer-words.ts'
import { ownPrayerPath, paths } from '../paths.ts'

/** A request off the wall is visible only to its signed-in author: the page shows that it was not found. */
export const load = (ctx: FeatureContext, { params }: LoaderFunctionArgs) =>
  ctx.queryClient.prefetchInfiniteQuery(prayerQuery(ctx.api, requireRouteId(params['prayerId'])))

/** Asks for confirmation before a permanent deletion; only the signed-in author may confirm. */
export default function RemoveScreen() {
  const { t } = usePrayerWords()
  const id = useRouteId('prayerId')
  const query = usePrayer(id)
  const signedIn = useViewer() !== NOBODY
  const { prayer } = query
  return (
    <PersonPage title={t('remove.title')} lead={prayer?.wishes && t('remove.lead')} width="40rem">
      {!signedIn && (
        <Stack>
          <p>{t('remove.enter')}</p>
          <LoginOffer />
        </Stack>
      )}
      {signedIn && prayer?.wishes && <Confirm id={id} text={prayer.text} />}
      {signedIn && (query.missing || (prayer && !prayer.wishes && !query.isPlaceholderData)) && (
        <Stack>
          <Notice>{t(query.missing ? 'detail.gone' : 'remove.notYours')}</Notice>
          <AppLink to={paths.own} css={buttonCss()}>
            {t('own.title')}
          </AppLink>
        </Stack>
      )}
      {signedIn && query.failed && !query.missing && (
        <LoadFailed text={t('failed')} busy={query.busy} retry={query.retry} />
      )}
      {signedIn && query.loading && <LineSkeleton lines={3} />}
    </PersonPage>
  )
}

function Confirm({ id, text }: { id: number; text: string }) {
  const { t, refusal } = usePrayerWords()
  const ctx = useFeatureContext()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState('')
  const remove = async () => {
    setBusy(true)
    setFailed('')
    try {
      await ctx.api.run(prayerApi.remove, { id }).catch((error: unknown) => {
        // an earlier try deleted it, but its answer was lost
        if (!(error instanceof ApiError && error.status === 404)) throw error
      })
      await navigate(paths.removed, { replace: true })
      await forgetDeleted(ctx)
    } catch (error) {
      setFailed(refusal(error))
      setBusy(false)
    }
  }
  return (
    <Stack gap={6}>
      <blockquote
        css={{ margin: 0, font: '400 var(--t-4)/1.5 var(--serif)', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
      >
        {text}
      </blockquote>
      {failed && (
        <Notice kind="bad" live>
          {failed}
        </Notice>
      )}
      <Row>
        <Button variant="danger" busy={busy} onClick={() => void remove()}>
          {t('remove.confirm')}
        </Button>
        <AppLink to={ownPrayerPath(id)} css={buttonCss()}>
          {t('remove.keep')}
        </AppLink>
      </Row>
    </Stack>
  )
}

import { useTranslation } from '@atrio/i18n'
import {
  AppLink,
  failureOf,
  redirectTarget,
  useChurch,
  useFeatureContext,
  useIsLeaving,
  useLink,
  type FeatureContext,
} from '@atrio/tenant-core'
import { buttonCss, EmptyState, gutterCss, linkCss, PageHeader, Row, Section } from '@atrio/ui'
import { useEffect } from 'react'
import { redirect, useNavigate, useNavigation, useSearchParams, type LoaderFunctionArgs } from 'react-router'
import { entrance, useEntrance } from '../data/entrance.ts'
import { homeQuery, useHome } from '../data/play.queries.ts'
import { EntryGrid } from '../parts/entry-grid.tsx'
import { LoadFailed } from '../parts/load-failed.tsx'
import { PlayPage } from '../parts/play-page.tsx'
import { homePath, plansPath } from '../page-paths.ts'
import { paths } from '../paths.ts'

const HOMES: readonly string[] = [paths.root, paths.home]

/** Target of a person with access: the wanted page, or the videos; never this page again. */
function targetOf(ctx: FeatureContext, search: URLSearchParams): string {
  const wanted = redirectTarget(ctx, search.get('redirectTo'))
  return wanted && !HOMES.includes(new URL(wanted, ctx.origin).pathname) ? wanted : paths.browse
}

export const load = async (ctx: FeatureContext, { request }: LoaderFunctionArgs) => {
  if (await entrance(ctx)) throw redirect(targetOf(ctx, new URL(request.url).searchParams))
  // the page shows a failure
  return ctx.queryClient.prefetchQuery(homeQuery(ctx.api))
}

/** Describes Play to people without a subscription. */
export default function PlayHomeScreen() {
  const { t } = useTranslation('play')
  const ctx = useFeatureContext()
  const church = useChurch()
  const [search] = useSearchParams()
  const home = useHome()
  const entrance = useEntrance()
  const { may, signedIn } = entrance
  const failures = [failureOf(home), entrance].filter(({ failed }) => failed)
  const target = targetOf(ctx, search)
  const access = useLink('account.access', { redirectTo: homePath(search.get('redirectTo')) })
  const navigate = useNavigate()
  const idle = useNavigation().state === 'idle'
  const isLeaving = useIsLeaving()
  // the session may be restored after the first render; a link that was pressed before is followed
  useEffect(() => {
    if (may && idle && !isLeaving()) void navigate(target, { replace: true })
  }, [may, idle, isLeaving, target, navigate])
  const { title, description, image, tags = [] } = home.data ?? {}
  const name = title ?? t('title')
  return (
    <PlayPage title={name} description={description} image={image?.url}>
      <PageHeader kicker={church.name} title={name} lead={description ?? t('home.lead')}>
        <Row>
          <AppLink to={plansPath(search.get('redirectTo'))} css={buttonCss('primary', 'big')}>
            {t('home.plans')}
          </AppLink>
          {!signedIn && access && (
            <AppLink to={access} css={linkCss}>
              {t('home.enter')}
            </AppLink>
          )}
        </Row>
      </PageHeader>
      {failures.length > 0 && (
        <div css={[gutterCss, { paddingBottom: 'var(--section)' }]}>
          <LoadFailed busy={failures.some(({ busy }) => busy)} retry={() => failures.forEach(({ retry }) => retry())} />
        </div>
      )}
      {home.data && tags.length === 0 && (
        <div css={[gutterCss, { paddingBottom: 'var(--section)' }]}>
          <EmptyState heading="h2" seed="play-none" title={t('none.title')} text={t('none.text')} />
        </div>
      )}
      {tags.map((tag) => (
        <Section key={tag.id} title={tag.name}>
          <EntryGrid entries={tag.items} />
        </Section>
      ))}
    </PlayPage>
  )
}

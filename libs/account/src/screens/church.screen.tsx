import { churchApi, ownAccountApi, type ChurchListing } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'
import {
  AppLink,
  beginLoadingAtom,
  failureOf,
  sessionAtom,
  signOut,
  useFeatureContext,
  type FeatureContext,
} from '@atrio/tenant-core'
import { Button, buttonCss, EmptyState, ListRow, Rows, RowsSkeleton, Stack } from '@atrio/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { loadOwnWords } from '../i18n/own-pages/messages.ts'
import { portalAddress } from '../model/portal-address.ts'
import { ChangeChurchDialog } from '../parts/change-church-dialog.tsx'
import { LoadFailed } from '../parts/load-failed.tsx'
import { OwnPage } from '../parts/own-page.tsx'
import { paths } from '../paths.ts'

const sistersOf = ({ api, tenant }: FeatureContext) =>
  api.q(churchApi.ofOrganization, { slug: tenant.church.organizationSlug ?? '' })

export const load = (ctx: FeatureContext) =>
  Promise.all([loadOwnWords(ctx), ctx.tenant.church.organizationSlug && ctx.queryClient.prefetchQuery(sistersOf(ctx))])

/** The churches of the organisation, with a button to move to each of the others. */
export default function ChurchScreen() {
  const ctx = useFeatureContext()
  const { t } = useTranslation('ownPages')
  const { church } = ctx.tenant
  const [wanted, setWanted] = useState<ChurchListing | null>(null)
  const sisters = useQuery({
    ...sistersOf(ctx),
    enabled: church.organizationSlug !== null,
    retryOnMount: false,
  })
  const { failed, busy, retry } = failureOf(sisters)
  const others = church.organizationSlug === null ? [] : sisters.data?.filter(({ id }) => id !== church.id)

  const change = async ({ id }: ChurchListing) => {
    const accountId = ctx.store.get(sessionAtom).account?.id ?? 0
    const { code, origin } = await ctx.api.run(ownAccountApi.changeChurch, { churchId: id })
    const address = portalAddress(origin, { code, accountId })
    // a session belongs to one portal: it ends here, and another begins there. Until that portal is loaded nothing of this
    // one may be pressed (GLOBAL, document 1 section 4); back from there by the browser's history, the page is usable
    const end = ctx.store.set(beginLoadingAtom, 'GLOBAL')
    addEventListener('pageshow', end, { once: true })
    await signOut(ctx, { home: false })
    window.open(address, '_self')
  }
  return (
    <OwnPage
      title={t('church.title')}
      lead={t('church.lead', { church: church.name })}
      back={{ to: paths.home, label: t('home.title') }}
    >
      <Stack gap={6}>
        {failed && <LoadFailed busy={busy} retry={retry} />}
        {!others && !failed && <RowsSkeleton rows={2} />}
        {others?.length === 0 && (
          <EmptyState
            heading="h2"
            seed="no-sister-church"
            title={t('church.none')}
            text={t('church.noneText', { church: church.name })}
            action={
              <AppLink to={paths.home} css={buttonCss()}>
                {t('church.back')}
              </AppLink>
            }
          />
        )}
        {others && others.length > 0 && (
          <Rows css={{ width: '100%' }}>
            {others.map((one) => (
              <ListRow
                key={one.id}
                title={one.name}
                meta={[one.address?.city, one.address?.state].filter(Boolean).join(', ')}
                trailing={
                  <Button aria-label={t('church.chooseNamed', { church: one.name })} onClick={() => setWanted(one)}>
                    {t('church.choose')}
                  </Button>
                }
              />
            ))}
          </Rows>
        )}
      </Stack>
      {wanted && (
        <ChangeChurchDialog
          from={church.name}
          to={wanted.name}
          onConfirm={() => change(wanted)}
          onClose={() => setWanted(null)}
        />
      )}
    </OwnPage>
  )
}

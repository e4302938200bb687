import { churchApi } from '@atrio/api-client'
import { churchPortalUrl } from '@atrio/content'
import { useTranslation } from '@atrio/i18n'
import { failureOf, useApi, useChurch, useConfig } from '@atrio/tenant-core'
import { Dialog, FailedNotice, IconButton, ListRow, Rows, RowsSkeleton, XIcon } from '@atrio/ui'
import { useQuery } from '@tanstack/react-query'

type Props = { open: boolean; onClose: () => void }

/** The other churches of the organisation, each with the way to its own portal. */
export function ChurchSelector({ open, onClose }: Props) {
  const { t } = useTranslation('shell')
  return (
    <Dialog open={open} onClose={onClose} title={t('selector.title')} css={{ '& h2': { paddingRight: '3rem' } }}>
      <span css={{ position: 'absolute', top: 'var(--s4)', right: 'var(--s4)' }}>
        <IconButton label={t('nav.close')} onClick={onClose}>
          <XIcon />
        </IconButton>
      </span>
      <Churches />
    </Dialog>
  )
}

function Churches() {
  const { t } = useTranslation('shell')
  const api = useApi()
  const church = useChurch()
  const { appDomain } = useConfig()
  const churches = useQuery(api.q(churchApi.ofOrganization, { slug: church.organizationSlug ?? '' }))
  const { data } = churches
  const { failed, busy, retry } = failureOf(churches)
  if (failed) {
    return (
      <FailedNotice retry={{ label: t('selector.retry'), onRetry: retry, busy }}>{t('selector.failed')}</FailedNotice>
    )
  }
  if (!data) {
    return (
      <div role="status" aria-label={t('selector.loading')}>
        <RowsSkeleton />
      </div>
    )
  }
  return (
    <Rows open>
      {data.map((one) => (
        <ListRow
          key={one.id}
          title={one.name}
          meta={
            one.id === church.id
              ? t('selector.here')
              : [one.address?.city, one.address?.state].filter(Boolean).join(', ')
          }
          link={
            one.id === church.id
              ? undefined
              : (title) => <a href={churchPortalUrl(one, appDomain, window.location)}>{title}</a>
          }
        />
      ))}
    </Rows>
  )
}

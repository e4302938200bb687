import type { GivingReason } from '@atrio/api-client'
import { useFormat, useTranslation } from '@atrio/i18n'
import { AppLink, useChurch, useLink } from '@atrio/tenant-core'
import { ListRow } from '@atrio/ui'
import { CampaignProgress } from './campaign-progress.tsx'

/** A reason to give. A gift must exceed the minimum (document 1 section 5), so it is "any amount over", not "from". */
export function ReasonRow({ reason }: { reason: GivingReason }) {
  const { t } = useTranslation('giving')
  const format = useFormat(useChurch().timeZone)
  const to = useLink('giving.home', { reasonId: reason.id })
  const above = reason.minimum > 0 && t('above', { amount: format.money(reason.minimum, reason.currency) })
  return (
    <ListRow
      title={reason.name}
      link={to ? (title) => <AppLink to={to}>{title}</AppLink> : undefined}
      meta={
        <>
          {reason.description && <p>{reason.description}</p>}
          {above && <p>{above}</p>}
          <CampaignProgress reason={reason} />
        </>
      }
    />
  )
}

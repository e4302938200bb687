import type { GivingReason } from '@atrio/api-client'
import { useFormat, useTranslation } from '@atrio/i18n'
import { useChurch } from '@atrio/tenant-core'
import { ProgressTrack, smallCss } from '@atrio/ui'
import { css } from '@emotion/react'
import { shareOf } from '../model/campaign.ts'

const frame = css(smallCss, { display: 'grid', gap: '.35rem', maxWidth: '24rem', marginTop: 'var(--s2)' })

type Props = { reason: Pick<GivingReason, 'campaign' | 'currency'> }

/** How much there is of what a church collects; nothing for a reason without a goal. */
export function CampaignProgress({ reason: { campaign, currency } }: Props) {
  const { t } = useTranslation('giving')
  const format = useFormat(useChurch().timeZone)
  if (!campaign) return null
  const share = shareOf(campaign)
  const words = {
    raised: format.money(campaign.raised, currency),
    goal: format.money(campaign.goal, currency),
    share,
  }
  return (
    <span css={frame}>
      <ProgressTrack share={share} />
      {t(share < 100 ? 'campaign.raised' : 'campaign.reached', words)}
    </span>
  )
}

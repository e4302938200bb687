import type { GivingReason } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'
import { ShareButton } from '@atrio/ui'
import { giftLinkPath } from './gift-link.ts'

type Props = { reason: GivingReason; amount: number; everyDays: number | null }

/** Shares the link of a gift as it is in the form. */
export function ShareGift(gift: Props) {
  const { t } = useTranslation('giftLink')
  return (
    <div css={{ marginTop: 'var(--s5)' }}>
      <ShareButton
        title={`${t('title')}: ${gift.reason.name}`}
        words={{ share: t('share'), shared: t('shared'), address: (url) => t('address', { url }) }}
        path={() => giftLinkPath(gift)}
      />
    </div>
  )
}

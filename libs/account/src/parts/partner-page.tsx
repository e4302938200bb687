import { useTranslation } from '@atrio/i18n'
import { Page, useFeatureContext } from '@atrio/tenant-core'
import { buttonCss, EmptyState, gutterCss, Notice, ArrowUpRightIcon } from '@atrio/ui'
import { partnerAddress, type Partner } from '../model/partner-address.ts'

const NAMES = { voluts: 'Voluts', mykids: 'MyKids' } as const satisfies Record<Partner, string>

/** Describes a partner's app and links to it. */
export function PartnerPage({ partner }: { partner: Partner }) {
  const ctx = useFeatureContext()
  const { t } = useTranslation('ownPages')
  const church = ctx.tenant.church.name
  const name = NAMES[partner]
  const address = partnerAddress(ctx, partner)
  return (
    <Page title={name} noIndex>
      <div css={[gutterCss, { paddingBlock: 'var(--s10) var(--section)' }]}>
        <EmptyState
          heading="h1"
          seed={`partner-${partner}`}
          title={name}
          text={t(`partner.${partner}`, { church })}
          action={
            address ? (
              <a href={address} target="_blank" rel="noopener noreferrer" css={buttonCss('primary', 'big')}>
                {t('partner.open', { name })}
                <ArrowUpRightIcon size="sm" />
                <span className="visually-hidden">({t('partner.outside')})</span>
              </a>
            ) : (
              <Notice kind="warn" css={{ maxWidth: '32em' }}>
                {t('partner.missing', { name, church })}
              </Notice>
            )
          }
        />
      </div>
    </Page>
  )
}

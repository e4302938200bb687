import { useTranslation } from '@atrio/i18n'
import { Page, sessionAtom, useChurch } from '@atrio/tenant-core'
import { EmptyState, gutterCss } from '@atrio/ui'
import { useAtomValue } from 'jotai'
import { useSearchParams } from 'react-router'
import { useMemberCard } from '../data/member-card.queries.ts'
import { memberCardOptions } from '../model/member-card-options.ts'
import { MemberCardFailed, MemberCardPending } from '../parts/member-card-states.tsx'
import { MemberCardView } from '../parts/member-card-view.tsx'

/**
 * A member card for a frame in another page: `?userId&memberChurchId&showCard`; without `userId` the card of who is
 * signed in. The address is not trusted: the server alone decides who sees a card, its own member, staff, or the holder of a signed link (`key`). The request is made in
 * the browser once the session is known: the server renders no personal data.
 */
export default function EmbedMemberCardScreen() {
  const { t } = useTranslation('memberCard')
  const church = useChurch()
  const [query] = useSearchParams()
  const viewer = useAtomValue(sessionAtom).clientAccount?.id
  const { userId, key, shown } = memberCardOptions(query, church.id, viewer)
  const { card, failed, busy, retry } = useMemberCard({ userId, key })
  return (
    <Page title={t('title')} noIndex>
      <h1 className="visually-hidden">{t('title')}</h1>
      <div css={[gutterCss, { paddingBlock: 'var(--s5)' }]}>
        {failed ? (
          <MemberCardFailed retry={retry} busy={busy} />
        ) : card === undefined ? (
          <MemberCardPending />
        ) : card === null ? (
          <div role="status">
            <EmptyState heading="h2" title={t('none')} text={t('noneText', { church: church.name })} />
          </div>
        ) : (
          <MemberCardView card={card} shown={shown} />
        )}
      </div>
    </Page>
  )
}

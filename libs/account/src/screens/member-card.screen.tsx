import { useTranslation } from '@atrio/i18n'
import {
  AppLink,
  KeptNotice,
  PersonPage,
  sessionAtom,
  useChurch,
  useFeatureContext,
  useLink,
  type FeatureContext,
} from '@atrio/tenant-core'
import { buttonCss, EmptyState } from '@atrio/ui'
import { useAtomValue } from 'jotai'
import { loadOwnCard, ownCardQuery, useMemberCard } from '../data/member-card.queries.ts'
import { MemberCardFailed, MemberCardPending } from '../parts/member-card-states.tsx'
import { MemberCardView } from '../parts/member-card-view.tsx'

export const load = (ctx: FeatureContext) => loadOwnCard(ctx)

/** The signed-in person's member card, to be shown at the door and printed. */
export default function MemberCardScreen() {
  const { t } = useTranslation('memberCard')
  const ctx = useFeatureContext()
  const church = useChurch()
  const account = useLink('account.home')
  const about = useLink('content.about')
  const person = useAtomValue(sessionAtom).clientAccount
  const { card, failed, busy, retry } = useMemberCard({ userId: person?.id })
  return (
    <PersonPage
      title={t('title')}
      lead={card && t('lead')}
      back={account ? { to: account, label: t('back') } : undefined}
    >
      <KeptNotice query={ownCardQuery(ctx)} text={(when) => t('kept', when)} />
      {failed ? (
        <MemberCardFailed retry={retry} busy={busy} />
      ) : card === undefined ? (
        <MemberCardPending />
      ) : card === null ? (
        <EmptyState
          heading="h2"
          seed="no-member-card"
          title={t('none')}
          text={t('noneOwn', { email: person?.email ?? '', church: church.name })}
          action={
            about && (
              <AppLink to={about} css={buttonCss('line')}>
                {t('ask')}
              </AppLink>
            )
          }
        />
      ) : (
        <MemberCardView card={card} />
      )}
    </PersonPage>
  )
}

import type { PrayerWishes } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'
import { Notice, Tag } from '@atrio/ui'

const stateOf = ({ active, inReview, onWall }: PrayerWishes) => {
  if (inReview) return 'inReview'
  return active ? (onWall ? 'onWall' : 'churchOnly') : 'taken'
}

/** Tag that says who can see an own request. */
export function OwnTag({ wishes }: { wishes: PrayerWishes }) {
  const { t } = useTranslation('prayer')
  const state = stateOf(wishes)
  return <Tag kind={state === 'taken' ? 'warn' : state === 'onWall' ? 'accent' : 'off'}>{t(`own.tag.${state}`)}</Tag>
}

/** Explains on the request's page who can see it, with other details only its author sees. */
export function OwnState({ wishes }: { wishes: PrayerWishes }) {
  const { t } = useTranslation('prayer')
  const state = stateOf(wishes)
  return (
    <Notice kind={state === 'taken' ? 'warn' : 'info'} title={t(`own.tag.${state}`)}>
      {t(`own.state.${state}`)} {wishes.callMe && t('own.callMe')} {wishes.visitMe && t('own.visitMe')}
    </Notice>
  )
}

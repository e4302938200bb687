import { useTranslation } from '@atrio/i18n'
import { Button, MapPinIcon, Notice } from '@atrio/ui'
import type { Place } from '../data/use-place.ts'

type Props = { place: Place['state']; onAsk: () => void; sorting: boolean; failed: boolean }

/** Orders the churches by distance on request, and says what came of it. */
export function NearMe({ place, onAsk, sorting, failed }: Props) {
  const { t } = useTranslation('content')
  const busy = place === 'locating' || sorting
  return (
    <div css={{ display: 'grid', gap: 'var(--s4)', justifyItems: 'start' }}>
      {(place !== 'known' || failed || sorting) && (
        <Button busy={busy} onClick={onAsk}>
          <MapPinIcon size="sm" />
          {busy ? t('churches.locating') : t('churches.near')}
        </Button>
      )}
      <div role="status">
        {place === 'known' && !sorting && !failed && <p css={{ color: 'var(--muted)' }}>{t('churches.nearFirst')}</p>}
        {place === 'denied' && <Notice kind="warn">{t('churches.denied')}</Notice>}
        {failed && <Notice kind="warn">{t('churches.nearFailed')}</Notice>}
      </div>
    </div>
  )
}

import { tileHost, type MapTiles } from '@atrio/contract/rules'
import { useTranslation } from '@atrio/i18n'
import { Button, MapIcon, Notice } from '@atrio/ui'

type Props = {
  tiles: MapTiles
  isOnline: boolean
  /** It was chosen, and its code is on its way. */
  busy: boolean
  failed: boolean
  takesFocus: boolean
  onWant: () => void
}

/** Above the drawing, which stays in view on a wide page: a street map, and who learns what by it. */
export function StreetMapOffer({ tiles, isOnline, busy, failed, takesFocus, onWant }: Props) {
  const { t } = useTranslation('map')
  if (!isOnline) {
    return (
      <Notice kind="warn" live css={{ marginBottom: 'var(--s5)' }}>
        {t('offline')}
      </Notice>
    )
  }
  return (
    <div
      css={{ display: 'grid', gap: 'var(--s3)', justifyItems: 'start', marginBottom: 'var(--s5)', maxWidth: '34em' }}
    >
      <Button busy={busy} autoFocus={takesFocus} onClick={onWant}>
        <MapIcon size="sm" />
        {t('offer.show')}
      </Button>
      <p css={{ color: 'var(--muted)', fontSize: 'var(--t-small)' }}>{t('offer.why', { host: tileHost(tiles) })}</p>
      {failed && (
        <Notice kind="bad" live>
          {t('offer.failed')}
        </Notice>
      )}
    </div>
  )
}

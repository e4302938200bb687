import { useTranslation } from '@atrio/i18n'
import { MinusIcon, PlusIcon } from '@atrio/ui'
import { css } from '@emotion/react'
import type { Map as LeafletMap } from 'leaflet/dist/leaflet-src.esm.js'

// in the corners, so that pins in the middle stay free in large letters, too
const corners = css({
  position: 'absolute',
  zIndex: 2,
  insetInline: 'var(--s2)',
  top: 'var(--s2)',
  display: 'flex',
  alignItems: 'start',
  gap: 'var(--s2)',
  pointerEvents: 'none',
  '& button': {
    display: 'grid',
    placeItems: 'center',
    minWidth: 44,
    minHeight: 44,
    padding: '0 min(.6rem, 2.5vw)',
    border: '1px solid var(--line-strong)',
    borderRadius: 'var(--radius)',
    background: 'var(--raised)',
    fontSize: 'min(var(--t-small), 6vw)',
    whiteSpace: 'nowrap',
    fontWeight: 600,
    pointerEvents: 'auto',
    '&:hover': { borderColor: 'var(--ink)' },
  },
})

/** Zoom and the way back to all places, for mice, keyboards and single fingers. */
export function Controls({ map, isStill, onAll }: { map: LeafletMap; isStill: boolean; onAll: () => void }) {
  const { t } = useTranslation('map')
  const by = (steps: number) => map.setZoom(map.getZoom() + steps, { animate: !isStill })
  return (
    <div css={corners}>
      <button type="button" css={{ marginInlineEnd: 'auto' }} onClick={onAll}>
        {t('all')}
      </button>
      <button type="button" aria-label={t('zoomIn')} onClick={() => by(1)}>
        <PlusIcon size="sm" />
      </button>
      <button type="button" aria-label={t('zoomOut')} onClick={() => by(-1)}>
        <MinusIcon size="sm" />
      </button>
    </div>
  )
}

import { useTranslation } from '@atrio/i18n'
import { css } from '@emotion/react'
import { ZOOM_START, zoomStep } from '../model/zoom.ts'
import { ToolGroup, ToolReset } from './tool-parts.tsx'

const small = css({ fontSize: '.9375rem' })
const large = css({ fontSize: '1.375rem' })

export type ZoomSettings = { zoom: number; onZoom: (zoom: number) => void }

/** Zooms out, in, and back. A step beyond the limits does nothing and is announced. */
export function ZoomTools({ zoom, onZoom }: ZoomSettings) {
  const { t } = useTranslation('praise')
  const step = (way: 'in' | 'out') => ({
    type: 'button' as const,
    'aria-label': t(`zoom.${way}`),
    'aria-disabled': zoomStep(zoom, way) === zoom || undefined,
    onClick: () => onZoom(zoomStep(zoom, way)),
  })
  return (
    <ToolGroup name={t('zoom.label')} obvious>
      <button {...step('out')}>
        <span aria-hidden css={small}>
          A
        </span>
      </button>
      <button {...step('in')}>
        <span aria-hidden css={large}>
          A
        </span>
      </button>
      {zoom !== ZOOM_START && <ToolReset label={t('zoom.reset')} onReset={() => onZoom(ZOOM_START)} />}
    </ToolGroup>
  )
}

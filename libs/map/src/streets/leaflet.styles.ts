import { css } from '@emotion/react'

/** Streets stay legible: dark ground, light lines, the hues as they were. */
const atNight = { filter: 'invert(1) hue-rotate(180deg) saturate(0.7) brightness(1.15) contrast(0.86)' }

/**
 * What Leaflet's elements need, of its own style sheet: that one would be a link, which the pages' policy refuses, and is
 * mostly about controls and popups that are not used here.
 */
export const leafletCss = css({
  position: 'relative',
  overflow: 'hidden',
  // one finger moves the page
  touchAction: 'pan-x pan-y',
  WebkitTapHighlightColor: 'transparent',
  '& .leaflet-pane, & .leaflet-tile, & .leaflet-marker-icon, & .leaflet-tile-container, & .leaflet-layer, & .leaflet-pane > svg':
    { position: 'absolute', left: 0, top: 0 },
  '& .leaflet-tile-pane': { zIndex: 1 },
  '& .leaflet-overlay-pane': { zIndex: 2 },
  '& .leaflet-marker-pane': { zIndex: 3 },
  '& .leaflet-tile': { visibility: 'hidden', userSelect: 'none', maxWidth: 'none', pointerEvents: 'none' },
  '& .leaflet-tile-loaded': { visibility: 'inherit' },
  '& .leaflet-overlay-pane svg': { maxWidth: 'none', maxHeight: 'none', pointerEvents: 'none' },
  '& .leaflet-zoom-animated': { transformOrigin: '0 0' },
  '&.leaflet-zoom-anim .leaflet-zoom-animated': {
    willChange: 'transform',
    transition: 'transform 0.25s cubic-bezier(0, 0, 0.25, 1)',
  },
  '&.leaflet-zoom-anim .leaflet-tile, &.leaflet-pan-anim .leaflet-tile': { transition: 'none' },
  '&.leaflet-grab, & .leaflet-grab': { cursor: 'grab' },
  '&.leaflet-dragging, &.leaflet-dragging .leaflet-grab': { cursor: 'grabbing' },
  'html[data-theme="dark"] & .leaflet-tile-pane': atNight,
  '@media (prefers-color-scheme: dark)': { 'html:not([data-theme="light"]) & .leaflet-tile-pane': atNight },
  '& .area': { fill: 'var(--accent)', fillOpacity: 0.14, stroke: 'var(--accent-edge)', strokeWidth: 1.5 },
})

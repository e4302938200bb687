import type { Plugin } from 'vite'

const LEAFLET = /\/leaflet\/dist\/leaflet-src\.esm\.js$/
/** It asks at its start whether the browser draws SVG that is written as HTML, and never uses the answer. */
const QUESTION = `div.innerHTML = '<svg/>';`

/**
 * Leaves out of Leaflet the one place where it writes HTML as soon as it is loaded: Trusted Types refuse that, and with it
 * the whole map. What else writes HTML (its controls, its popups) is not used. A new version that has moved it stops the
 * build here (docs/decisions/0069).
 */
export function leafletWithoutHtml(): Plugin {
  let found = false
  return {
    name: 'atrio-leaflet-without-html',
    transform: {
      filter: { id: LEAFLET },
      handler(code) {
        if (code.split(QUESTION).length !== 2) return null
        found = true
        return { code: code.replace(QUESTION, ''), map: null }
      },
    },
    buildEnd(error) {
      if (!error && !found) this.error('Leaflet has moved what writes HTML: tools/vite/leaflet-without-html.ts')
    },
  }
}

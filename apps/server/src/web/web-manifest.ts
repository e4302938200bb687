import type { StartUpWire } from '@atrio/contract'

/** The web app manifest of a church: its name, description and colour (document 1 section 1). */
export function webManifest({ igreja, igrejaVisual }: StartUpWire): object {
  const logo = igrejaVisual.logomarcaMenu
  return {
    name: igreja.nome,
    short_name: igreja.nome.length > 18 ? `${igreja.nome.slice(0, 17)}…` : igreja.nome,
    description: igreja.descricao ?? undefined,
    lang: igreja.idioma.replaceAll('_', '-'),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: igrejaVisual.corApp,
    background_color: '#fcfaf7',
    icons: [
      ...(logo ? [{ src: logo.url, sizes: 'any' }] : []),
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  }
}

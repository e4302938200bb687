import type { BareData } from './bare-data.ts'

/** The bare page as the constant host sends it: its data inlined, its picture as large as on the portal's phone page. */
export const bareHtml = (script: string, data: BareData): string =>
  [
    '<!doctype html><html lang="pt-BR"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1"><title>Bare</title>',
    '<style>body{margin:0;font:1.125rem/1.5 sans-serif}img{display:block;width:100%;height:auto}h1{font-size:2.5rem}</style>',
    '</head><body><div id="root"></div>',
    `<script type="application/json" id="data">${JSON.stringify(data).replace(/</g, '\\u003c')}</script>`,
    `<script type="module" src="${script}"></script></body></html>`,
  ].join('')

import type { ScreenName, Theme } from './screens.ts'

export type SheetPicture = { screen: ScreenName; theme: Theme; file: string }
export type SheetRow = { name: string; pictures: SheetPicture[] }

const width = {
  phone: 118,
  desktop: 380,
  wide: 380,
  widest: 380,
  narrow: 118,
  large: 118,
  'large-desktop': 380,
} as const satisfies Record<ScreenName, number>

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const thumbnail = ({ screen, theme, file }: SheetPicture) =>
  `<img src="${escaped(encodeURI(file))}" width="${width[screen]}" alt="${screen}, ${theme}">`

/** A page with every first view in small, one figure for each page of the portal. */
export const contactSheet = (rows: SheetRow[]): string =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Contact sheet</title><style>',
    'body{margin:24px;font:14px/1.3 sans-serif;color:#222;background:#e8e6e2;display:grid;gap:24px;',
    'grid-template-columns:repeat(2,max-content)}figure{margin:0}figcaption{margin-bottom:6px;font-weight:600}',
    'div{display:flex;gap:8px;align-items:flex-start}img{display:block;outline:1px solid #bbb}',
    '</style></head><body>',
    ...rows.map(
      ({ name, pictures }) =>
        `<figure><figcaption>${escaped(name)}</figcaption><div>${pictures.map(thumbnail).join('')}</div></figure>`,
    ),
    '</body></html>',
  ].join('')

/** First views by page, in the order in which they were taken. */
export function sheetRows(taken: (SheetPicture & { name: string })[]): SheetRow[] {
  const rows = new Map<string, SheetPicture[]>()
  for (const { name, ...picture } of taken) rows.set(name, [...(rows.get(name) ?? []), picture])
  return [...rows].map(([name, pictures]) => ({ name, pictures }))
}

/** Rows of one sheet: a picture of them all, some 40,000 pixels high, takes longer to draw than a browser waits. */
const ROWS = 40

/** The rows in sheets, in their order. */
export const sheetsOf = (rows: readonly SheetRow[]): SheetRow[][] =>
  Array.from({ length: Math.ceil(rows.length / ROWS) }, (_, sheet) => rows.slice(sheet * ROWS, (sheet + 1) * ROWS))

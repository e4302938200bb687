import { gold, ramp } from '../glass/ramp.ts'
import { validColor } from './color.ts'
import { deriveTokens, type Theme } from './derive.ts'
import { linearToHex } from './oklch.ts'

const declarations = (color: string, theme: Theme) =>
  Object.entries(deriveTokens(color, theme))
    .map(([token, value]) => `--${token}:${linearToHex(value)}`)
    .join(';')

/**
 * The theme of one church, to stand after base.css. Pure, so the server writes it into the page.
 * Browsers without relative colours or light-dark() get every colour token computed here.
 * @param color corApp, `#rrggbb`; anything else is answered with the default colour
 */
export function churchThemeCss(color: string): string {
  const church = validColor(color)
  const dark = declarations(church, 'dark')
  const tints = ramp(church)
  const cast = [tints[2], tints[4], tints[gold], tints[3]].map((tint, i) => `--g${i + 1}:${tint}`).join(';')
  return (
    `:root{--church:${church};--secondary:${church}26;${cast}}` +
    '@supports not ((color:oklch(from red l c h)) and (color:light-dark(red,red))){' +
    `:root{${declarations(church, 'light')}}` +
    `@media (prefers-color-scheme:dark){:root:not([data-theme=light]){${dark}}}` +
    `:root[data-theme=dark]{${dark}}}`
  )
}

import { glassMarkup } from './glass/glass-svg.ts'
import { glazier } from './glass/glazier.ts'

/** Makes `<Glass>` draw at once. The server's entry calls it when it starts; the browser keeps what was drawn. */
export const drawGlassOnServer = () => {
  glazier.markup = glassMarkup
}

export { glassSvg } from './glass/glass-svg.ts'
export { churchThemeCss } from './theme/church-theme-css.ts'

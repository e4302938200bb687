import { glassMarkup } from './glass/glass-svg.ts'
import { glazier } from './glass/glazier.ts'

/** Makes `<Glass>` draw synchronously. The server's entry calls it at start; the browser keeps its drawings. */
export const drawGlassOnServer = () => {
  glazier.markup = glassMarkup
}

export { glassSvg } from './glass/glass-svg.ts'
export { churchThemeCss } from './theme/church-theme-css.ts'

import type { BareData } from './bare-data.ts'
import { showBarePage } from './bare-page.tsx'

/** The yardstick: react, react-dom and the declarative router, nothing else, with the page's data in its HTML. */
const data = JSON.parse(document.getElementById('data')!.textContent) as BareData
showBarePage(document.getElementById('root')!, data)
performance.mark('atrio:interactive')

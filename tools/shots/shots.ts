import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import type { Browser } from 'playwright'
import { launchBrowser } from '../bench/portal/browser.ts'
import { withCleanUp } from '../bench/portal/clean-up.ts'
import { startPortal, type Portal } from '../bench/portal/start-portal.ts'
import { visitorOf } from './churches.ts'
import { contactSheet, sheetRows, type SheetPicture } from './contact-sheet.ts'
import { pages, type PageShot } from './pages.ts'
import { screenNames, screens, themes, type ScreenName, type Theme } from './screens.ts'
import { takePictures } from './take.ts'

const folder = path.resolve(import.meta.dirname, '../../shots')

type Taken = SheetPicture & { name: string }

/** Pictures of one page on one screen in one theme, in a browser that has seen nothing before. */
async function shoot(browser: Browser, portal: Portal, shot: PageShot, screen: ScreenName, theme: Theme) {
  const context = await browser.newContext({
    ...screens[screen],
    ...visitorOf(shot.church),
    colorScheme: theme,
    reducedMotion: 'reduce',
  })
  try {
    const pictures = await takePictures(await context.newPage(), portal.urlOf(shot.church, shot.path), shot)
    return pictures.flatMap(({ part, png }): Taken[] => {
      const name = [shot.name, part].filter(Boolean).join('-')
      const file = `${name}.${screen}.${theme}.png`
      writeFileSync(path.join(folder, file), png)
      // whole pages are too long for the sheet
      return part === 'whole' ? [] : [{ name, screen, theme, file }]
    })
  } finally {
    await context.close()
  }
}

async function drawSheet(browser: Browser, taken: Taken[]) {
  const file = path.join(folder, 'contact-sheet.html')
  writeFileSync(file, contactSheet(sheetRows(taken)))
  const page = await browser.newPage({ viewport: { width: 2120, height: 1000 } })
  await page.goto(pathToFileURL(file).href, { waitUntil: 'load' })
  await page.screenshot({ path: path.join(folder, 'contact-sheet.png'), fullPage: true })
}

/** `npm run shots`: pictures of every page into shots/, or of those whose name begins with `--only`. */
const { values } = parseArgs({ options: { only: { type: 'string' } } })
const asked = pages.filter(({ name }) => name.startsWith(values.only ?? ''))
if (asked.length === 0) {
  console.error(`No page's name begins with ${values.only}. There are ${pages.map(({ name }) => name).join(', ')}.`)
  process.exit(1)
}
if (!values.only) rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })

let failures = 0
await withCleanUp(async (later, interrupted) => {
  console.log('Starting the portal with a database of its own.')
  const portal = await startPortal(later)
  const browser = await launchBrowser(later)
  const taken: Taken[] = []
  for (const shot of asked) {
    for (const screen of shot.screens ?? screenNames) {
      for (const theme of themes) {
        try {
          taken.push(...(await shoot(browser, portal, shot, screen, theme)))
        } catch (error) {
          interrupted.throwIfAborted()
          failures++
          console.error(`${shot.name}, ${screen}, ${theme}:`, error)
        }
      }
    }
    console.log(shot.name)
  }
  await drawSheet(browser, taken)
})
console.log(`Pictures and contact-sheet.png are in ${folder}.`)
process.exitCode = failures > 0 ? 1 : 0

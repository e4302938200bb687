import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser } from 'playwright'
import { launchBrowser } from '../bench/portal/browser.ts'
import { withCleanUp, type Later } from '../bench/portal/clean-up.ts'
import { freePort } from '../../apps/server/src/testing/free-port.ts'
import { startPortal } from '../bench/portal/start-portal.ts'
import { comeFromAfar, visitorOf } from './churches.ts'
import { contactSheet, sheetRows, sheetsOf, type SheetPicture } from './contact-sheet.ts'
import { readOptions } from './options.ts'
import type { PageShot } from './page-shot.ts'
import { pages } from './pages.ts'
import { screens, usualScreens, type Language, type ScreenName, type Theme } from './screens.ts'
import { keep, signedIn } from './stage/people.ts'
import { REGISTERED_PORT, siteOrigin, startSite } from './stage/site.ts'
import { remember, runningPortal, type Stage } from './stage/stage.ts'
import { startTiles } from './stage/tiles.ts'
import { takePictures } from './take.ts'

const folder = path.resolve(import.meta.dirname, '../../shots')

type Taken = SheetPicture & { name: string }
/** How one page is looked at. */
type Sight = { screen: ScreenName; theme: Theme; language: Language }

/** Pictures of one page in one sight, in a browser that has seen nothing before but its person's signing in. */
async function shoot(stage: Stage, shot: PageShot, { screen, theme, language }: Sight): Promise<Taken[]> {
  const { church, as } = shot
  const { textScale, ...device } = screens[screen]
  const own = visitorOf(church)
  const asked = typeof shot.path === 'string' ? shot.path : await shot.path(stage, shot)
  const browser = await stage.browserOf(textScale)
  const context = await browser.newContext({
    ...device,
    ...own,
    ...(as && { storageState: await signedIn(stage, church, as) }),
    locale: language,
    colorScheme: theme,
    reducedMotion: 'reduce',
    // its requests would pass by what is set here
    serviceWorkers: 'block',
  })
  await comeFromAfar(context)
  try {
    const page = await context.newPage()
    const thrown: Error[] = []
    page.on('pageerror', (error) => thrown.push(error))
    const pictures = await takePictures(page, new URL(asked, stage.portal.urlOf(church, '/')).href, shot)
    if (thrown.length > 0) throw new AggregateError(thrown, `The page threw: ${thrown.join('; ')}`)
    return pictures.flatMap(({ part, png }): Taken[] => {
      const name = [shot.name, part].filter(Boolean).join('-')
      const file = [name, ...(language === own.locale ? [] : [language]), screen, theme, 'png'].join('.')
      writeFileSync(path.join(folder, file), png)
      // whole pages are too long for the sheet
      return part === 'whole' ? [] : [{ name, screen, theme, file }]
    })
  } finally {
    if (as) await keep(stage, context, church, as)
    await context.close()
  }
}

/** A portal with a database of its own, or the one that is asked for; and a site that may show it in frames. */
async function setStage(later: Later): Promise<Stage> {
  const sitePort = options.port === undefined ? await freePort() : REGISTERED_PORT
  if (options.port === undefined) console.log('Starting the portal with a database of its own.')
  process.env['EMBED_ORIGINS'] = siteOrigin(sitePort)
  // a portal that runs already has the street map of its own settings, or none
  if (options.port === undefined) Object.assign(process.env, await startTiles(later))
  const portal = options.port === undefined ? await startPortal(later) : runningPortal(options.port)
  await startSite(later, portal, sitePort)
  const siteOf = (at: string) => siteOrigin(sitePort) + at
  const browser = await launchBrowser(later)
  const once = remember()
  const browserOf = (scale: number) =>
    scale === 1
      ? Promise.resolve(browser)
      : once(`letters of ${scale}`, () => launchBrowser(later, `--blink-settings=defaultFontSize=${scale * 16}`))
  return { browser, browserOf, portal, siteOf, once, kept: new Map() }
}

async function drawSheets(browser: Browser, taken: Taken[]) {
  for (const file of readdirSync(folder)) if (file.startsWith('contact-sheet')) rmSync(path.join(folder, file))
  for (const [index, rows] of sheetsOf(sheetRows(taken)).entries()) {
    const file = path.join(folder, `contact-sheet-${index + 1}.html`)
    writeFileSync(file, contactSheet(rows))
    const page = await browser.newPage({ viewport: { width: 2120, height: 1000 } })
    await page.goto(pathToFileURL(file).href, { waitUntil: 'load' })
    await page.screenshot({ path: file.replace(/html$/, 'png'), fullPage: true })
    await page.close()
  }
}

/** Every sight that a page is to be pictured in. */
const sightsOf = (shot: PageShot): Sight[] =>
  (options.languages ?? [visitorOf(shot.church).locale]).flatMap((language) =>
    (options.screens ?? shot.screens ?? usualScreens).flatMap((screen) =>
      options.themes.map((theme) => ({ screen, theme, language })),
    ),
  )

/** `npm run shots`: pictures of every page into shots/, or of those that its options name. */
const options = readOptions(process.argv.slice(2))
const asked = pages.filter(
  ({ name }) => options.only.length === 0 || options.only.some((only) => name.startsWith(only)),
)
if (asked.length === 0) {
  console.error(`No page's name begins so. There are ${pages.map(({ name }) => name).join(', ')}.`)
  process.exit(1)
}
if (process.argv.length === 2) rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })

let failures = 0
await withCleanUp(async (later, interrupted) => {
  const stage = await setStage(later)
  const taken: Taken[] = []
  for (const shot of asked) {
    for (const sight of sightsOf(shot)) {
      try {
        taken.push(...(await shoot(stage, shot, sight)))
      } catch (error) {
        interrupted.throwIfAborted()
        failures++
        console.error(`${[shot.name, ...Object.values(sight)].join(', ')}:`, error)
      }
    }
    console.log(shot.name)
  }
  await drawSheets(stage.browser, taken)
})
console.log(`Pictures and contact-sheet-1.png, -2.png … are in ${folder}.`)
if (failures > 0) console.error(`${failures} could not be taken.`)
process.exitCode = failures > 0 ? 1 : 0

import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser } from 'playwright'
import { preview } from 'vite'
import { launchBrowser } from '../bench/portal/browser.ts'
import { withCleanUp } from '../bench/portal/clean-up.ts'

type Entry = { id: string; title: string; type: 'docs' | 'story' }

/**
 * Pages that stories run as tests do not cover: the guide, and those of parts, whose properties are whole objects that
 * controls have to copy. Pages of screens and of ui show one story after the other.
 */
const isChecked = ({ id, type }: Entry) => type === 'docs' && (id.startsWith('guide-') || id.includes('-parts'))

/** Two processors: one page loads while another is drawn. */
const AT_ONCE = 2
/** Milliseconds for one page, on a busy machine. */
const TIME_OUT_MS = 120_000
/** Milliseconds that a page is given to come to rest. */
const MAX_REST_MS = 20_000
/** What a page shows in the place of its contents once it could not be drawn. */
const FAILED = '.sb-show-errordisplay'

/** Opens one page of documentation. @returns what is wrong with it; undefined where it is in order */
async function faultOf(browser: Browser, origin: string, { id }: Entry): Promise<string | undefined> {
  const page = await browser.newPage()
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('response', (answer) => {
    if (answer.status() >= 400) faults.push(`${answer.status()} for ${answer.url()}`)
  })
  try {
    await page.goto(`${origin}/iframe.html?viewMode=docs&id=${id}`)
    await page.locator(`#storybook-docs h1, ${FAILED}`).first().waitFor({ state: 'attached', timeout: TIME_OUT_MS })
    // frames of dialogs and players may go on asking: what was wrong by then is known
    await page.waitForLoadState('networkidle', { timeout: MAX_REST_MS }).catch(() => undefined)
    if (faults.length > 0) return faults[0]
    return (await page.locator(FAILED).count()) > 0 ? 'shows an error' : undefined
  } catch (error) {
    return faults[0] ?? (error instanceof Error ? error.message : String(error))
  } finally {
    await page.close()
  }
}

/** Opens pages of a built catalogue in a browser and ends with 1 where one is not in order. The only argument is its folder. */
process.exitCode = await withCleanUp(async (later) => {
  const folder = path.resolve(process.argv[2] ?? '')
  const { entries } = JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, Entry>
  }
  const pages = Object.values(entries).filter(isChecked)
  // as 'mpa' it answers 404 for a file that is not there, and not with the first page
  const server = await preview({
    appType: 'mpa',
    build: { outDir: folder },
    preview: { port: 0, host: '127.0.0.1' },
    logLevel: 'warn',
  })
  later(() => server.close())
  const origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? ''
  const browser = await launchBrowser(later)

  const found: string[] = []
  const left = [...pages]
  const openAll = async () => {
    for (let entry = left.shift(); entry; entry = left.shift()) {
      const fault = await faultOf(browser, origin, entry)
      if (fault !== undefined) found.push(`${entry.title} (${entry.id}): ${fault}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, openAll))
  for (const fault of found) console.error(fault)
  console.log(`${pages.length} pages of the catalogue opened, ${found.length} not in order.`)
  return found.length === 0 && pages.length > 0 ? 0 : 1
})

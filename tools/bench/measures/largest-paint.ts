import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser } from 'playwright'
import { bareHtml } from '../bare/bare-html.ts'
import type { BareData } from '../bare/bare-data.ts'
import { buildBare } from '../bare/build-bare.ts'
import type { BenchRun } from '../bench-run.ts'
import { median } from '../median.ts'
import { startConstantHost } from '../portal/start-constant-host.ts'
import { temporaryFolder } from '../portal/start-portal.ts'
import { rounded, type Figures } from '../report.ts'
import { visit } from './visit.ts'
import { get } from '../portal/request.ts'

const ROUNDS = 7

/** P5: home's largest paint ÷ that of the bare page with the same words and picture, one after the other each round. */
export async function measureLargestPaint(run: BenchRun): Promise<Figures> {
  const browser = await run.browser()
  const home = run.portal.urlOf('demo', '/')
  const bare = await serveBare(run, browser, home)
  const portal: number[] = []
  const yardstick: number[] = []
  let largest = ''
  // the first round warms both servers and is not counted
  for (let round = 0; round <= ROUNDS; round++) {
    const ours = await visit(browser, home)
    const theirs = await visit(browser, bare)
    largest = `${ours.largest} (bare: ${theirs.largest})`
    if (round === 0) continue
    portal.push(Math.round(ours.largestPaint))
    yardstick.push(Math.round(theirs.largestPaint))
  }
  const ratios = portal.map((value, round) => rounded(value / yardstick[round]!))
  return {
    P5: {
      value: median(ratios),
      notes: { largest },
      rounds: { ratio: ratios, 'home, ms': portal, 'bare, ms': yardstick },
    },
  }
}

/** Serves the bare page; resolves with its address. */
async function serveBare({ later }: BenchRun, browser: Browser, home: string): Promise<string> {
  const folder = temporaryFolder(later)
  const { script } = await buildBare(folder)
  const { picture, ...data } = await wordsOf(browser, home)
  if (picture) writeFileSync(path.join(folder, picture.name), picture.bytes)
  writeFileSync(path.join(folder, 'index.html'), bareHtml(script, data))
  return `http://bare.localhost:${await startConstantHost(later, folder)}/`
}

/** What home says on a phone: the church's name, its first banner with its picture, its next events. */
async function wordsOf(browser: Browser, home: string): Promise<BareData & { picture?: Picture }> {
  const page = await browser.newPage({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    locale: 'pt-BR',
  })
  try {
    await page.goto(home, { waitUntil: 'load' })
    const found = await page.evaluate(() => {
      const text = (element: Element | null | undefined) => element?.textContent?.trim() ?? ''
      const [first] = document.querySelectorAll('main h2')
      // the banner's own picture: a window of glass is drawn, not fetched
      const image = first?.closest('li, section')?.querySelector('img')
      return {
        name: text(document.querySelector('h1')),
        banner: { title: text(first), text: text(first?.parentElement?.querySelector('h2 ~ p')) },
        image: image?.currentSrc || null,
        events: [...document.querySelectorAll('main a[href^="/event/"]')].map(text).filter(Boolean),
      }
    })
    const { image, ...words } = found
    if (!words.name || !words.banner.title || words.events.length === 0) {
      throw new Error(`Home shows no name, banner or events: ${JSON.stringify(words)}`)
    }
    const picture = image ? await pictureOf(image) : undefined
    return {
      ...words,
      banner: { ...words.banner, image: picture ? `/${picture.name}` : null },
      ...(picture && { picture }),
    }
  } finally {
    await page.close()
  }
}

type Picture = { name: string; bytes: Buffer }

/** The very bytes that the browser took: what it accepts decides the format. */
async function pictureOf(address: string): Promise<Picture> {
  const { host, port, pathname, search } = new URL(address)
  const { headers, body } = await get(Number(port), pathname + search, { host, accept: 'image/avif,image/webp,*/*' })
  const ending = (headers['content-type'] ?? '').replace('image/', '').replace('jpeg', 'jpg')
  return { name: `picture.${ending}`, bytes: body }
}

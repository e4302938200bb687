import { existsSync } from 'node:fs'
import path from 'node:path'
import { answerOf, run } from './processes.mjs'

/** The package without windows first: a whole browser starts a process more for each page, and takes half as long again. */
const packages = ['chromium-headless-shell', 'chromium']
const names = [...packages, 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge']
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/** Finds a Chromium, or installs it where that is possible, and gives its place to everything that follows. */
export async function ensureChromium() {
  const found = (await findChromium()) ?? (await installChromium())
  if (!found) {
    console.error(
      [
        'The stories and journeys need a Chromium, and none was found. One of these helps:',
        '  Debian, Ubuntu:  sudo apt-get install chromium',
        '  macOS:           brew install --cask chromium',
        '  everywhere:      npx playwright install chromium',
        '  or name yours:   CHROMIUM_PATH=/path/to/chrome npm test',
      ].join('\n'),
    )
    process.exit(1)
  }
  process.env.CHROMIUM_PATH = found
}

async function findChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (works(named)) return named
    console.error(`CHROMIUM_PATH names ${named}, which does not run. Looking for another.`)
  }
  return [...installed(), ...(await ofPlaywright())].find(works)
}

const installed = () => [
  ...(process.env.PATH ?? '').split(path.delimiter).flatMap((folder) => names.map((name) => path.join(folder, name))),
  ...places,
]

async function ofPlaywright() {
  try {
    const { chromium } = await import('playwright')
    return [chromium.executablePath()]
  } catch {
    return []
  }
}

/** It must answer, not only be there: a package of some distributions is a script that asks for another installer. */
const works = (program) =>
  existsSync(program) && (process.platform === 'win32' || answerOf(program, ['--version']) !== undefined)

async function installChromium() {
  if (process.getuid?.() !== 0 || answerOf('apt-get', ['--version']) === undefined) return undefined
  console.log('No Chromium found: installing the system’s package.')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-qq'], { env })
  for (const name of packages) {
    await run('apt-get', ['install', '-y', '-qq', name], { env })
    const found = installed().find(works)
    if (found) return found
  }
  return undefined
}

import { chromium, type Browser } from 'playwright'
import type { Later } from './clean-up.ts'

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The Chromium that the commands found (CHROMIUM_PATH), else Playwright's own. Signals are ours to handle. */
export async function launchBrowser(later: Later, ...more: string[]): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH']
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [...quiet, ...more],
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  })
  later(() => browser.close())
  return browser
}

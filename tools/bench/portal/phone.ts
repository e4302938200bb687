import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright'

/** A mid-range phone. */
const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'pt-BR',
  timezoneId: 'America/Sao_Paulo',
}
const CPU_SLOWER = 4

/** What DevTools' "slow 4G" is. */
export const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}

export type PhonePage = { page: Page; devtools: CDPSession }

/** A browser with an empty cache, as a phone has it, for some work. */
export async function withPhone<T>(browser: Browser, work: (open: () => Promise<PhonePage>) => Promise<T>): Promise<T> {
  const context = await browser.newContext(phone)
  try {
    return await work(async () => {
      const page = await context.newPage()
      const devtools = await context.newCDPSession(page)
      await devtools.send('Network.enable')
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER })
      return { page, devtools }
    })
  } finally {
    await context.close()
  }
}

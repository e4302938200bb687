import type { Page } from '@playwright/test'
import { expect, test } from './clean-page.ts'

// as in kept-pages: only these journeys allow the service worker
test.use({ serviceWorkers: 'allow' })

const controlled = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 20_000 })

test('the words of the players are kept with a page that shows one', async ({ page, visit, at }) => {
  test.slow()
  await visit(at('/live'))
  await controlled(page)
  await visit(at('/live'))
  const keptWords = () =>
    page.evaluate(async () => {
      const shelves = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
      const kept = (await Promise.all(shelves.map((shelf) => shelf.matchAll()))).flat()
      const scripts = kept.filter(({ url }) => url.endsWith('.js'))
      const texts = await Promise.all(scripts.map((one) => one.text()))
      return texts.filter((text) => text.includes('Abrir o arquivo do vídeo')).length
    })
  await expect.poll(keptWords, { timeout: 20_000 }).toBe(1)
})

import { PORTAL_PORT } from '../hosts/ports.ts'
import { expect, test } from './clean-page.ts'

/** The watch that ends every journey, seen at work. */
test.describe('a page is not clean', () => {
  test('fails a journey when an error is logged or thrown in any tab', async ({ page, context, at, faults }) => {
    faults.allow(/on purpose/)
    await page.goto(at('/'))
    await page.evaluate(() => console.error('written on purpose'))
    await page.evaluate(
      () =>
        void setTimeout(() => {
          throw new Error('thrown on purpose')
        }),
    )
    const tab = await context.newPage()
    await tab.goto(at('/about'))
    await tab.evaluate(() => reportError(new Error('reported on purpose')))
    for (const what of ['written', 'thrown', 'reported']) {
      await expect.poll(() => faults.seen.join('\n')).toContain(`${what} on purpose`)
    }
  })

  test('fails a journey when the policy blocks something', async ({ page, at, faults }) => {
    faults.allow(/policy|Content Security Policy/i)
    await page.goto(at('/'))
    await page.evaluate(() => {
      const style = document.createElement('style')
      style.textContent = 'body { color: red }'
      document.head.append(style)
    })
    await expect.poll(() => faults.seen.join('\n')).toContain('policy: style-src-elem stopped inline')
  })

  test('fails a journey when hydration differs from the server’s markup', async ({ page, at, visit, faults }) => {
    faults.allow(/Minified React error/)
    await page.route(at('/'), async (route) => {
      const response = await route.fetch({
        url: `http://127.0.0.1:${PORTAL_PORT}/`,
        headers: { ...route.request().headers(), host: new URL(at('/')).host },
      })
      const html = (await response.text()).replaceAll('>Sobre</a>', '>Outra</a>')
      await route.fulfill({ response, body: html })
    })
    await visit(at('/'))
    await expect.poll(() => faults.seen.join('\n')).toContain('Minified React error #418')
  })
})

import { expect, test } from './clean-page.ts'

const api = '**/api/v1/**'

test('a missing answer leads to the error page, and a retry back', async ({ page, visit, at, say, faults }) => {
  faults.allow(/net::ERR_FAILED/)
  await visit(at('/event'))
  await page.route(api, (route) => route.abort())
  await page.getByRole('link', { name: 'A mesa posta' }).click()
  await expect(page.getByRole('heading', { level: 1, name: say.failed })).toBeVisible()
  await expect(page.getByText(say.failedText)).toBeVisible()
  const { pathname, searchParams } = new URL(page.url())
  expect(pathname).toBe('/error')
  expect(searchParams.get('message')).toBe('HOME.MESSAGE.ERROR.GENERIC')
  await expect(page.getByRole('main')).not.toContainText('HOME.MESSAGE')
  await page.unroute(api)
  await page.getByRole('link', { name: say.retry }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'A mesa posta' })).toBeVisible()
})

test.describe('the error page’s message', { tag: '@matrix' }, () => {
  const hostile = `<img src=x onerror="document.title='run'"><b>bold</b><script>document.title='run'</script>`

  test('is plain text: it creates no element and runs no script', async ({ page, visit, at, church, faults }) => {
    faults.allow(/status of 404/)
    await visit(at(`/error?${new URLSearchParams({ message: hostile })}`))
    const message = page.getByRole('main').getByRole('blockquote')
    await expect(message).toHaveText(hostile)
    await expect(message.locator('*')).toHaveCount(0)
    await expect(page).toHaveTitle(new RegExp(`${church.name}$`))
  })

  test('links only into the portal', async ({ page, visit, at, say, faults }) => {
    faults.allow(/status of 404/)
    await visit(at(`/error?${new URLSearchParams({ message: 'x', from: '//evil.test' })}`))
    await expect(page.getByRole('heading', { level: 1, name: say.failed })).toBeVisible()
    const hosts = await page
      .getByRole('main')
      .locator('a')
      .evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).host))
    expect(new Set(hosts)).toEqual(new Set([new URL(at('/')).host]))
    await visit(at(`/error?${new URLSearchParams({ message: 'x', from: '/about' })}`))
    await expect(page.getByRole('link', { name: say.retry })).toHaveAttribute('href', '/about')
  })
})

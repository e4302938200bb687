import { expect, test } from './clean-page.ts'

test('a disabled module redirects home, by address and within the app', async ({ page, visit, at }) => {
  await visit(at('/event', 'minimal'))
  await expect(page).toHaveURL(at('/', 'minimal'))
  await visit(at('/about', 'minimal'))
  // as an entry of the history that was made while the module was on
  await page.evaluate(() => {
    history.pushState(null, '', '/event/1')
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page).toHaveURL(at('/', 'minimal'))
  await expect(page.getByRole('heading', { level: 1, name: 'Capela do Rio Manso' })).toBeVisible()
})

test(
  'an unknown path is a 404 with a link to home',
  { tag: '@matrix' },
  async ({ page, visit, at, say, church, faults }) => {
    faults.allow(/status of 404/)
    expect((await visit(at('/no/such/page')))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: say.notFound })).toBeVisible()
    await expect(page).toHaveTitle(`${say.notFound} · ${church.name}`)
    await page.getByRole('link', { name: say.home }).click()
    await expect(page).toHaveURL(at('/'))
    await expect(page).toHaveTitle(church.name)
  },
)

const NO_EVENT = /^(Evento não encontrado|Event not found|Evento no encontrado)$/

test('an unknown group, opened directly, has a page of its own with a link to the groups', async ({
  page,
  visit,
  at,
  faults,
}) => {
  faults.allow(/status of 404/)
  expect((await visit(at('/groups/999999')))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Grupo não encontrado' })).toBeVisible()
  await page.getByRole('main').getByRole('link').last().click()
  await expect(page).toHaveURL(at('/groups'))
})

test('an invalid event id is a 404', async ({ page, visit, at, faults }) => {
  faults.allow(/status of 404/)
  for (const id of ['1e3', '999999', '1%2F..']) {
    expect([id, (await visit(at(`/event/${id}`)))?.status()]).toEqual([id, 404])
    await expect(page.getByRole('heading', { level: 1, name: NO_EVENT })).toBeVisible()
  }
})

test('another church’s event is a 404', async ({ page, visit, at, faults }) => {
  faults.allow(/status of 404/)
  await visit(at('/', 'luz'))
  const path = await page.getByRole('link', { name: 'Noche de las velitas' }).getAttribute('href')
  expect((await visit(at(path!, 'luz')))?.status()).toBe(200)
  expect((await visit(at(path!, 'demo')))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: NO_EVENT })).toBeVisible()
})

test('a wrong id within the app shows the same page in the shell', async ({ page, visit, at, faults }) => {
  faults.allow(/status of 404/)
  await visit(at('/'))
  await page.evaluate(() => {
    history.pushState(null, '', '/event/999999')
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page.getByRole('heading', { level: 1, name: NO_EVENT })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
})

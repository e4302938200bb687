import { awake, expect, test } from './clean-page.ts'
import {
  acceptAll,
  answer,
  CODE,
  go,
  HOME,
  question,
  scriptsRan,
  settings,
  watchDocuments,
  watchOthers,
} from './third-parties.ts'

test('nothing is loaded before a choice, nor after a refusal, which is kept', async ({ page, visit }) => {
  const others = watchOthers(page)
  const documents = watchDocuments(page)
  await visit(`${HOME}/`)
  await expect(question(page)).toBeVisible()
  const recorded = page.waitForResponse((response) => response.url().includes('/consentimento/'))
  await answer(page, 'Só o necessário').click()
  expect(await (await recorded).json()).toMatchObject({ versao: 1, idioma: 'pt-BR', aceitas: [] })
  await expect(question(page)).toHaveCount(0)
  await visit(`${HOME}/news`)
  await expect(settings(page)).toBeVisible()
  await expect(question(page)).toHaveCount(0)
  expect(others.count()).toBe(0)
  expect(documents).toEqual([
    { path: '/', isOpen: false },
    { path: '/news', isOpen: false },
  ])
})

test('after consent each script comes with its code and counts each page', async ({ page }) => {
  const others = watchOthers(page)
  await acceptAll(page)
  await expect.poll(() => others.sent('pixel')).toEqual([{ what: 'pixel', path: '/', code: CODE, event: 'PageView' }])
  await expect
    .poll(() => others.sent('analytics'))
    .toEqual([{ what: 'analytics', path: '/', container: 'GTM-JOURNEY' }])
  await expect.poll(() => others.sent('recording')).toHaveLength(1)
  await expect(page.getByRole('button', { name: 'Assistente' })).toBeVisible()
  expect(others.files().sort()).toEqual(['/bot/demo.js', '/gtm.js?id=GTM-JOURNEY', '/pixel.js', '/recording.js'])

  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await go(page, 'Eventos')
  await expect(page).toHaveURL(`${HOME}/event`)
  await expect.poll(() => others.sent('pixel').map(({ path }) => path)).toEqual(['/', '/event'])
  await expect.poll(() => others.sent('analytics').map(({ path }) => path)).toEqual(['/', '/event'])
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  expect(others.files()).toHaveLength(4)
})

test('pages of money, sign-in and personal data are documents of their own without any of it', async ({ page }) => {
  const others = watchOthers(page)
  const documents = watchDocuments(page)
  await acceptAll(page)
  await scriptsRan(others)
  others.forget()
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await go(page, 'Contribuir')
  await expect(page).toHaveURL(`${HOME}/give`)
  await awake(page)
  await expect(settings(page)).toBeVisible()
  expect(await page.evaluate(() => 'sameDocument' in window || 'fbq' in window)).toBe(false)
  for (const path of ['/access', '/checkout', '/prayer', '/user/account', '/live', '/groups']) {
    await page.goto(HOME + path)
    await awake(page)
    await expect(settings(page)).toBeVisible()
  }
  expect(others.count()).toBe(0)
  const strict = documents.filter(({ path }) => path !== '/')
  expect(strict.length).toBeGreaterThan(6)
  expect(strict.filter(({ isOpen }) => isOpen)).toEqual([])

  await page.goBack()
  await go(page, 'Eventos')
  await expect(page).toHaveURL(`${HOME}/event`)
  await expect.poll(() => others.sent('pixel').map(({ path }) => path)).toEqual(['/event'])
  expect(documents.at(-1)).toEqual({ path: '/event', isOpen: true })
  await page.goBack()
  await awake(page)
  expect(documents.at(-1)?.isOpen).toBe(false)
})

test('a consent that is withdrawn in the footer ends with the document', async ({ page }) => {
  const others = watchOthers(page)
  const documents = watchDocuments(page)
  await acceptAll(page)
  await scriptsRan(others)
  await settings(page).click()
  const dialog = page.getByRole('dialog', { name: 'Escolhas de privacidade' })
  await expect(dialog.getByRole('checkbox')).toHaveCount(5)
  await expect(dialog.getByRole('checkbox', { name: 'Divulgação' })).toBeChecked()
  others.forget()
  const reloaded = page.waitForEvent('load')
  await dialog.getByRole('button', { name: 'Só o necessário' }).click()
  await reloaded
  await awake(page)
  await expect(settings(page)).toBeVisible()
  await go(page, 'Eventos')
  await expect(page).toHaveURL(`${HOME}/event`)
  expect(others.count()).toBe(0)
  expect(documents.at(-1)?.isOpen).toBe(false)
})

test('single purposes are chosen by keyboard, and only these run', async ({ page, visit }) => {
  const others = watchOthers(page)
  await visit(`${HOME}/about`)
  await answer(page, 'Escolher').press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Escolhas de privacidade' })
  await expect(dialog.getByRole('checkbox', { name: 'Estatísticas' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(answer(page, 'Escolher')).toBeVisible()
  await answer(page, 'Escolher').press('Enter')
  await page.keyboard.press('Space')
  const reloaded = page.waitForEvent('load')
  await dialog.getByRole('button', { name: 'Salvar escolha' }).press('Enter')
  await reloaded
  await awake(page)
  await expect.poll(() => others.sent('analytics')).toHaveLength(1)
  await expect(settings(page)).toBeVisible()
  expect(others.files()).toEqual(['/gtm.js?id=GTM-JOURNEY'])
})

test('the question fits the narrowest phone and leaves half of it to the page', async ({ page, visit }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await visit(`${HOME}/`)
  await expect(question(page)).toBeVisible()
  const box = await question(page).boundingBox()
  expect(box!.height).toBeLessThanOrEqual(320)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

import type { Page, Route } from '@playwright/test'
import { RECAPTCHA_PORT } from '../hosts/ports.ts'
import { awake, expect, test } from './clean-page.ts'
import { newAddress, PASSWORD } from './people.ts'
import { expectMember, MEMBERS_PAGE } from './signed-in.ts'
import { fillName, giveEmail, givePassword, heading } from './way-in.ts'

/** A deployment with reCAPTCHA's keys; Google's hosts are played here, so that nobody outside is asked. */
const home = (code: string) => `http://${code}.localhost:${RECAPTCHA_PORT}`

const API = 'https://www.google.com/recaptcha/api.js?*'
const RECAPTCHA_RELEASE = 'https://www.gstatic.com/recaptcha/releases/stand-in/recaptcha__pt_br.js'
const FRAME = 'https://www.google.com/recaptcha/api2/anchor'

/** Like the real one: the first script loads a second one by its address, which adds a frame and gets messages from it. */
const first = `
  const script = document.createElement('script')
  script.src = '${RECAPTCHA_RELEASE}'
  document.head.append(script)`
const second = `
  window.grecaptcha = {
    reset() {},
    render(place, { sitekey, size, theme, callback }) {
      const frame = document.createElement('iframe')
      frame.title = 'reCAPTCHA'
      frame.src = '${FRAME}?' + new URLSearchParams({ sitekey, size, theme })
      Object.assign(frame.style, { border: 0, width: size === 'normal' ? '304px' : '164px', height: size === 'normal' ? '78px' : '144px' })
      addEventListener('message', ({ source, data }) => source === frame.contentWindow && callback(data))
      place.append(frame)
      return 0
    },
  }
  window.atrioRecaptchaReady()`
const box = `<!doctype html><title>reCAPTCHA</title><button onclick="parent.postMessage('answer-of-the-box', '*')">Não sou um robô</button>`

const script = (body: string) => (route: Route) => route.fulfill({ contentType: 'text/javascript', body })

async function playGoogle(page: Page) {
  await page.route(API, script(first))
  await page.route(RECAPTCHA_RELEASE, script(second))
  await page.route(`${FRAME}?*`, (route) => route.fulfill({ contentType: 'text/html', body: box }))
}
const tick = (page: Page) => page.frameLocator('iframe[title="reCAPTCHA"]').getByRole('button').click()
const asked = (page: Page) => page.getByRole('heading', { level: 2, name: 'Confirme que você não é um robô' })

/** Takes registrations in the server's place, which would ask Google about the answer. */
async function takeRegistrations(page: Page) {
  const bodies: unknown[] = []
  await page.route('**/igreja/*/usuario/', (route) => {
    bodies.push(route.request().postDataJSON())
    return route.fulfill({ json: { situacao: 'verificar_email' } })
  })
  return bodies
}

async function fillRegistration(page: Page) {
  const email = newAddress('recaptcha')
  await giveEmail(page, email)
  await fillName(page)
  await page.getByRole('button', { name: 'Criar cadastro' }).click()
  return email
}

test('only access allows reCAPTCHA, and starts and ends with its own document', async ({ page, visit, say }) => {
  const policies: [string, string][] = []
  page.on('response', (response) => {
    const policy = response.headers()['content-security-policy']
    if (response.request().isNavigationRequest() && response.frame() === page.mainFrame() && policy)
      policies.push([new URL(response.url()).pathname, policy])
  })
  await playGoogle(page)
  const bodies = await takeRegistrations(page)
  await visit(`${home('minimal')}/about`)
  await page.getByRole('link', { name: 'Entrar', exact: true }).first().click()
  await expect(heading(page, say.giveEmail)).toBeVisible()
  expect(policies.map(([path]) => path)).toEqual(['/about', '/access'])
  expect(policies[0]?.[1]).not.toMatch(/recaptcha/)
  expect(policies[1]?.[1]).toMatch(/script-src [^;]*https:\/\/www\.google\.com\/recaptcha\//)

  const email = await fillRegistration(page)
  await expect(asked(page)).toBeFocused()
  expect(bodies).toEqual([])
  await tick(page)
  await expect(heading(page, 'Falta confirmar o e-mail')).toBeVisible()
  expect(bodies).toEqual([expect.objectContaining({ email, nome: 'Rute', captcha: 'answer-of-the-box' })])

  // what was let in stays behind
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page).toHaveURL(`${home('minimal')}/`)
  await expect.poll(() => policies.map(([path]) => path)).toEqual(['/about', '/access', '/'])
  await awake(page)
  expect(await page.evaluate(() => 'grecaptcha' in window)).toBe(false)
})

test('a required login passes through that document and ends at the wanted page', async ({ page, say, faults }) => {
  faults.allow(/status of 401/)
  const loads: string[] = []
  page.on('domcontentloaded', () => loads.push(new URL(page.url()).pathname))
  await page.goto(`${home('demo')}${MEMBERS_PAGE}?from=journey`)
  await expect(heading(page, say.giveEmail)).toBeVisible()
  await giveEmail(page, 'ana@demo.test')
  await givePassword(page, PASSWORD)
  await expect(page).toHaveURL(`${home('demo')}${MEMBERS_PAGE}?from=journey`)
  await expectMember(page)
  await expect.poll(() => loads.length).toBe(3)
  expect(loads).toEqual([MEMBERS_PAGE, '/access', MEMBERS_PAGE])
  await expectMember(page)
})

test('blocked reCAPTCHA shows an error, keeps the typed values and can be retried', async ({ page, visit, faults }) => {
  faults.allow(/net::ERR_/)
  await page.route(API, (route) => route.abort())
  const bodies = await takeRegistrations(page)
  await visit(`${home('minimal')}/access`)
  await fillRegistration(page)
  await expect(page.getByRole('alert').filter({ hasText: 'A verificação não carregou.' })).toBeVisible()
  await expect(page.getByLabel('Sobrenome', { exact: true })).toHaveValue('Nogueira')
  await expect(page.getByLabel('Crie uma senha', { exact: true })).toHaveValue(PASSWORD)
  expect(bodies).toEqual([])

  await page.unroute(API)
  await playGoogle(page)
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await tick(page)
  await expect(heading(page, 'Falta confirmar o e-mail')).toBeVisible()
  expect(bodies).toHaveLength(1)
})

test('the narrowest phone gets the compact box and no horizontal scrolling', async ({ page, visit }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await playGoogle(page)
  await visit(`${home('minimal')}/access`)
  await fillRegistration(page)
  await expect(page.locator('iframe[title="reCAPTCHA"]')).toHaveAttribute('src', /size=compact/)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { PORTAL_PORT } from '../hosts/ports.ts'
import { quiet } from './churches.ts'
import { awake, expect } from './clean-page.ts'
import { words } from './words.ts'

/**
 * The demonstration accounts' own. An account is looked up twenty times in a row at most, whatever comes of it: journeys
 * share the accounts out.
 */
export const PASSWORD = 'Atrio#2026'
/** A page for members only, whatever modules a church has. */
export const MEMBERS_PAGE = '/user/change-password'
/** Where somebody signs in who wants that page. */
export const TO_MEMBERS_PAGE = `/access?redirectTo=${MEMBERS_PAGE}`

type Words = (typeof words)[keyof typeof words]

let people = 0
/** An address that nobody had before, also where the server has seen earlier runs. */
export const newAddress = (what: string) => `${what}-${Date.now()}-${process.pid}-${(people += 1)}@journeys.test`

export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

/** The first step of access, on a page that stands there. */
export async function giveEmail(page: Page, email: string, say: Words = words['pt-BR']) {
  await page.getByLabel(say.email, { exact: true }).fill(email)
  await page.getByRole('button', { name: say.continue, exact: true }).click()
}

export async function givePassword(page: Page, password: string, say: Words = words['pt-BR']) {
  await page.getByLabel(say.password, { exact: true }).fill(password)
  await page.getByRole('button', { name: say.enter, exact: true }).click()
}

/** Opens an address of access and signs in there. */
export async function signIn(page: Page, url: string, email: string, password = PASSWORD) {
  await page.goto(url)
  await awake(page)
  await giveEmail(page, email)
  await givePassword(page, password)
}

/** The members' page stands, so that somebody is signed in. */
export const expectMember = (page: Page, say: Words = words['pt-BR']) =>
  expect(heading(page, say.changePassword)).toBeVisible()

/** Signs somebody in at a church's portal, and stands at the members' page. */
export async function enterAs(page: Page, home: string, email: string) {
  await signIn(page, home + TO_MEMBERS_PAGE, email)
  await expectMember(page)
}

/** A one-time code of somebody's for the church that they sign in at, made by the server. It is good for a minute. */
export async function codeOf(browser: Browser, at: (path: string) => string, email: string) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await enterAs(page, at(''), email)
  const code = await page.evaluate(async () => {
    const church = (await (await fetch('/api/v1/igreja/codigo/demo')).json()) as { id: number }
    const answer = await fetch('/api/v1/security/codigo-acesso', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${sessionStorage.getItem('atrio.token')}`,
      },
      body: JSON.stringify({ igreja: church.id }),
    })
    return ((await answer.json()) as { codigo: string }).codigo
  })
  await context.close()
  return code
}

type Mail = { to: string; subject: string; text: string }

/** The newest mail to an address whose subject says what it should; mails are sent a moment after they are asked for. */
export async function mailTo(request: APIRequestContext, email: string, subject: RegExp): Promise<Mail> {
  let found: Mail | undefined
  await expect
    .poll(async () => {
      const mails = (await (await request.get(`http://127.0.0.1:${PORTAL_PORT}/dev/mail.json`)).json()) as Mail[]
      found = mails.find((mail) => mail.to === email && subject.test(mail.subject))
      return found !== undefined
    })
    .toBe(true)
  return found!
}

/** Follows the link of an activation mail, by the button that its page has. */
export async function activate(page: Page, request: APIRequestContext, email: string) {
  const { text } = await mailTo(request, email, /confirme/i)
  await page.goto(/https?:\/\/\S+verify-email\S+/.exec(text)![0])
  await page.getByRole('button', { name: 'Sim, confirmar meu e-mail' }).click()
  await expect(heading(page, words['pt-BR'].giveEmail)).toBeVisible()
  await awake(page)
}

/** What every church asks of those who register. */
export async function fillName(page: Page, password = PASSWORD) {
  await page.getByLabel('Nome', { exact: true }).fill('Rute')
  await page.getByLabel('Sobrenome', { exact: true }).fill('Nogueira')
  await page.getByLabel('Crie uma senha', { exact: true }).fill(password)
  await page.getByLabel('Repita a senha', { exact: true }).fill(password)
}

/** Makes an active account of one's own at the quiet church. */
export async function becomeMember(page: Page, request: APIRequestContext, email: string) {
  await page.goto(`${quiet}/access`)
  await awake(page)
  await giveEmail(page, email)
  await fillName(page)
  await page.getByRole('button', { name: 'Criar cadastro' }).click()
  await expect(heading(page, 'Falta confirmar o e-mail')).toBeVisible({ timeout: 15_000 })
  await activate(page, request, email)
}

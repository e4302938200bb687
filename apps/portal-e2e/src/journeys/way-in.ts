import type { APIRequestContext, Page } from '@playwright/test'
import { awake, expect } from './clean-page.ts'
import { PASSWORD } from './people.ts'
import { mailTo } from './server-calls.ts'
import { MEMBERS_PAGE } from './signed-in.ts'
import { words } from './words.ts'

/** The access page of a person who wants the members' page. */
export const TO_MEMBERS_PAGE = `/access?redirectTo=${MEMBERS_PAGE}`

type Words = (typeof words)[keyof typeof words]

export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

/** The first step of access, on a page that shows it. */
export async function giveEmail(page: Page, email: string, say: Words = words['pt-BR']) {
  await page.getByLabel(say.email, { exact: true }).fill(email)
  await page.getByRole('button', { name: say.continue, exact: true }).click()
}

export async function givePassword(page: Page, password: string, say: Words = words['pt-BR']) {
  await page.getByLabel(say.password, { exact: true }).fill(password)
  await page.getByRole('button', { name: say.enter, exact: true }).click()
}

/** Opens an address of access and signs in there, by its form. */
export async function signInByForm(page: Page, url: string, email: string, password = PASSWORD) {
  await page.goto(url)
  await awake(page)
  await giveEmail(page, email)
  await givePassword(page, password)
}

/** Follows the link of an activation mail, and gives the password of the registration to its page. */
export async function activate(page: Page, request: APIRequestContext, email: string, password = PASSWORD) {
  const { text } = await mailTo(request, email, /confirme/i)
  await page.goto(/https?:\/\/\S+verify-email\S+/.exec(text)![0])
  await page.getByLabel('Senha do cadastro').fill(password)
  await page.getByRole('button', { name: 'Sim, confirmar meu e-mail' }).click()
  await expect(heading(page, 'E-mail confirmado')).toBeVisible()
  await awake(page)
}

/** The fields that every church requires at registration. */
export async function fillName(page: Page, password = PASSWORD) {
  await page.getByLabel('Nome', { exact: true }).fill('Rute')
  await page.getByLabel('Sobrenome', { exact: true }).fill('Nogueira')
  await page.getByLabel('Crie uma senha', { exact: true }).fill(password)
  await page.getByLabel('Repita a senha', { exact: true }).fill(password)
}

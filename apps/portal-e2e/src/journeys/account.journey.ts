import type { Page } from '@playwright/test'
import { check } from './axe.ts'
import { portal, quiet } from './churches.ts'
import { awake, expect, test } from './clean-page.ts'
import { words } from './words.ts'
import { newMember, PASSWORD } from './people.ts'
import { mailTo } from './server-calls.ts'
import { openAs } from './signed-in.ts'
import { heading } from './way-in.ts'

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click()
const box = (page: Page, name: string) => page.getByLabel(name, { exact: true })

/** Four dots, as a PNG. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEklEQVR4nGM4IRclEnWCAUIBACIUBO3wh4L2AAAAAElFTkSuQmCC',
  'base64',
)

test('a member shows their data, adds a child and an address, and deletes the account by mail', async ({
  page,
  request,
  faults,
}) => {
  test.slow()
  // the account that has ended is not let in again
  faults.allow(/status of 40[01]/)
  const email = await newMember(request, 'account')
  await openAs(page, `${quiet}/user/account`, email)
  await expect(heading(page, 'Rute Nogueira')).toBeVisible()
  await check(page, 'my account')

  await press(page, 'Adicionar foto')
  await page
    .getByLabel('Foto', { exact: true })
    .setInputFiles({ name: 'rute.png', mimeType: 'image/png', buffer: picture })
  await check(page, 'photo')
  await press(page, 'Salvar foto')
  await expect(page.getByText('Foto salva.')).toBeVisible()
  await expect(page.locator('main img[src*="/perfil-"]')).toBeVisible()
  await expect(page.getByRole('banner').locator('img[src*="/perfil-"]')).toBeVisible()

  await page.getByRole('link', { name: 'Meus dados', exact: true }).click()
  await expect(heading(page, 'Meus dados')).toBeVisible()
  await press(page, 'Adicionar filho')
  await box(page, 'Nome da criança').fill('Sofia')
  await check(page, 'new child')
  await press(page, 'Salvar cadastro')
  await expect(page.getByRole('button', { name: 'Alterar Sofia' })).toBeVisible()
  await press(page, 'Adicionar endereço')
  await box(page, 'CEP').fill('04103-010')
  await box(page, 'Rua').fill('Rua Um')
  await box(page, 'Número').fill('7')
  await box(page, 'Bairro').fill('Centro')
  await box(page, 'Cidade').fill('São Paulo')
  await box(page, 'Estado').selectOption('SP')
  await press(page, 'Salvar endereço')
  await expect(page.getByRole('button', { name: 'Alterar Rua Um, 7' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Alterar Sofia' })).toBeVisible()

  await page.goto(`${quiet}/user/delete-user`)
  await expect(heading(page, 'Excluir a minha conta')).toBeVisible()
  await box(page, 'A sua senha').fill(PASSWORD)
  await check(page, 'delete account')
  await press(page, 'Enviar o e-mail')
  await expect(page).toHaveURL(`${quiet}/user/delete-user-success`)
  await expect(page.getByText(`Enviamos uma mensagem para ${email}`)).toBeVisible()
  await check(page, 'deletion asked for')

  const { text } = await mailTo(request, email, /confirme a exclusão/)
  await page.goto(/https?:\/\/\S+confirm-delete-user\S+/.exec(text)![0])
  await awake(page)
  await check(page, 'confirm deletion')
  await press(page, 'Excluir a minha conta de vez')
  await expect(heading(page, 'A sua conta foi excluída')).toBeVisible()
  await check(page, 'account deleted')
  await mailTo(request, email, /foi excluída/)
  await page.goto(`${quiet}/user/account`)
  await expect(heading(page, words['pt-BR'].giveEmail)).toBeVisible()
})

test('a member of Grace changes to Hope and is signed in there', async ({ browser }) => {
  test.slow()
  const page = await (await browser.newContext({ locale: 'en-US' })).newPage()
  const [grace, hope] = [portal('grace'), portal('hope')]
  await openAs(page, `${grace}/user/church`, 'john@grace.test')
  await expect(heading(page, 'Change church')).toBeVisible()
  await check(page, 'change church')
  await page.getByRole('button', { name: /^Choose .*Hope/ }).click()
  await check(page, 'change church, asked')
  await page.getByRole('dialog').getByRole('button', { name: 'Change church' }).click()
  await expect(page).toHaveURL(new RegExp(`^${hope}/`))
  await expect(page.getByRole('button', { name: /^Your account/ })).toBeVisible()
  await page.goto(`${hope}/user/account`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('John')
  await expect(page).toHaveURL(`${hope}/user/account`)
  // at Grace the session has ended
  await page.goto(`${grace}/user/account`)
  await expect(heading(page, words.en.giveEmail)).toBeVisible()
  await page.context().close()
})

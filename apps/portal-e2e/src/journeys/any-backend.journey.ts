import type { Page } from '@playwright/test'
import { STATIC_PLAIN_PORT } from '../hosts/ports.ts'
import { check } from './axe.ts'
import { expect, test } from './clean-page.ts'
import { choose, giveBuyer, giveCpf, pay } from './paying.ts'
import { giveEmail, givePassword, heading } from './way-in.ts'

/** The portal as files, in front of a backend that knows the specification alone. */
const portal = `http://localhost:${STATIC_PLAIN_PORT}`
const member = { email: 'rute@colina.test', password: 'Colina#2025' }

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first()
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
/** A call that the stand-in does not have, and the browser's line about it. */
const lacked = /status of (401|404)/

async function signIn(page: Page, wanted: string) {
  await page.goto(`${portal}/access?redirectTo=${wanted}`)
  await giveEmail(page, member.email)
  await givePassword(page, member.password)
  await expect(page).toHaveURL(portal + wanted)
}

test.beforeEach(({ faults }) => faults.allow(lacked))

test('the portal starts, and shows and sells events of any backend', async ({ page }) => {
  await page.goto(portal)
  await expect(page).toHaveTitle('Igreja da Colina')
  await expect(page.getByRole('heading', { name: 'Sábado de mutirão' })).toBeVisible()
  // calls of our own are not there, and neither are their sections
  await expect(page.getByRole('heading', { name: /semana|cultos/i })).toHaveCount(0)
  await expect(page.getByText('Não foi possível')).toHaveCount(0)
  await check(page, 'home of any backend')

  await page.goto(`${portal}/event`)
  await expect(link(page, 'Noite de oração')).toBeVisible()
  await check(page, 'events of any backend')
  await link(page, 'Noite de oração').click()
  await expect(heading(page, 'Noite de oração')).toBeVisible()
  await page.goBack()
  await link(page, 'Piquenique no parque').click()
  await expect(heading(page, 'Piquenique no parque')).toBeVisible()
  await expect(page.getByText('sexta-feira, 1 de maio')).toBeVisible()
  await check(page, 'an event of any backend')
  await page.getByRole('link', { name: /^Inscrever-se$/ }).click()
  await press(page, 'Continuar')
  await page.getByLabel('Nome completo', { exact: true }).fill('Davi Prado')
  await press(page, 'Ir para o resumo')
  await expect(heading(page, 'Falta só confirmar')).toBeVisible()
  await giveBuyer(page, 'davi@colina.test')
  await page.getByRole('checkbox', { name: /Li e aceito/ }).check()
  await press(page, 'Confirmar')
  await expect(page).toHaveURL(/thank-you/)
  await expect(heading(page, 'Inscrição confirmada')).toBeVisible()
})

test('a gift is given by Pix at any backend', async ({ page }) => {
  await page.goto(`${portal}/give`)
  await page.getByRole('checkbox', { name: /^Dízimos/ }).check()
  await page.getByRole('button', { name: /^R\$\s50,00$/ }).click()
  await check(page, 'giving at any backend')
  await press(page, 'Ir para o pagamento')
  await giveBuyer(page, 'davi@colina.test')
  await choose(page, 'Pix')
  await giveCpf(page)
  await pay(page)
  await expect(heading(page, 'Aguardando o pagamento')).toBeVisible()
})

test('groups, studies, Play and prayer of any backend are open to visitors', async ({ page }) => {
  await page.goto(`${portal}/groups`)
  await expect(heading(page, 'Pequenos grupos')).toBeVisible()
  await check(page, 'groups of any backend')
  await link(page, 'Célula do Vale').click()
  await expect(heading(page, 'Célula do Vale')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Rua do Vale, 12')
  await page.goto(`${portal}/studies`)
  await expect(page.getByText('A parábola do semeador')).toBeVisible()

  await page.goto(`${portal}/play/browse`)
  await expect(page.getByText('Salmo 23, verso a verso').first()).toBeVisible()
  await check(page, 'Play of any backend')
  await page.goto(`${portal}/play/plans`)
  await expect(page.getByText('Mensal').first()).toBeVisible()

  await page.goto(`${portal}/prayer`)
  await expect(page.getByText('Pelo novo emprego do Tiago.')).toBeVisible()
  await check(page, 'prayer wall of any backend')
  await page.goto(`${portal}/podcast`)
  await expect(page.getByText('No alto da colina')).toBeVisible()
})

test('a person of any backend signs in, prays and keeps notes', async ({ page }) => {
  await page.goto(`${portal}/access`)
  await giveEmail(page, member.email)
  await givePassword(page, 'Errada#2025')
  await expect(page.getByText('Nome de usuário ou senha inválidos.')).toBeVisible()
  await signIn(page, '/user/notes')
  await expect(heading(page, 'Anotações')).toBeVisible()
  await check(page, 'notes of any backend')
  await link(page, 'O bom pastor').click()
  await expect(page.getByLabel('Título', { exact: true })).toHaveValue('O bom pastor')
  await page.goto(`${portal}/user/account`)
  await expect(heading(page, 'Rute Prado')).toBeVisible()
  await page.goto(`${portal}/user/registrations`)
  await expect(link(page, 'Piquenique no parque')).toBeVisible()
  await page.goto(`${portal}/user/prayer`)
  await expect(page.getByText('Pela minha mãe.')).toBeVisible()
  await page.goto(`${portal}/groups`)
  await expect(link(page, 'Célula do Vale')).toBeVisible()
})

import type { Page } from '@playwright/test'
import { check } from './axe.ts'
import { quiet } from './churches.ts'
import { expect, test } from './clean-page.ts'
import { newCpf, newMember } from './people.ts'
import { openAs } from './signed-in.ts'
import { heading } from './way-in.ts'

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click()
const box = (page: Page, name: string) => page.getByLabel(name, { exact: true })

/** No postal service answers a journey: everything is typed. */
async function fillAddress(page: Page, street: string) {
  await box(page, 'CEP').fill('04103-010')
  await box(page, 'Rua').fill(street)
  await box(page, 'Número').fill('7')
  await box(page, 'Bairro').fill('Centro')
  await box(page, 'Cidade').fill('São Paulo')
  await box(page, 'Estado').selectOption('SP')
}

test('a new member completes their data and returns, then adds and deletes addresses', async ({ page, request }) => {
  test.slow()
  const email = await newMember(request, 'own-data')
  await openAs(page, `${quiet}/user/data-update?payment=true&redirectTo=%2Fabout`, email)
  await expect(heading(page, 'Complete os seus dados')).toBeVisible()
  await expect(box(page, 'CEP')).toBeVisible()
  await check(page, 'complete data')
  await fillAddress(page, 'Rua Um')
  await box(page, 'CPF').fill(newCpf())
  await press(page, 'Salvar e continuar')
  await expect(page).toHaveURL(`${quiet}/about`)

  await page.goto(`${quiet}/user/update`)
  await expect(page).toHaveURL(`${quiet}/user/data`)
  const rows = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Excluir / }) })
  await expect(rows).toHaveCount(1)
  await expect(rows.first()).toContainText('Principal')
  await check(page, 'my data')
  await press(page, 'Adicionar endereço')
  await fillAddress(page, 'Rua Dois')
  await press(page, 'Salvar endereço')
  await expect(rows).toHaveCount(2)
  await press(page, 'Excluir Rua Um, 7')
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click()
  await expect(rows).toHaveCount(1)
  await expect(rows.first()).toContainText('Rua Dois, 7')
  await expect(rows.first()).toContainText('Principal')
  await page.reload()
  await expect(rows.first()).toContainText('Rua Dois, 7')
})

test('answers to the church’s own fields are kept, and another church does not see them', async ({
  page,
  request,
  at,
}) => {
  const email = await newMember(request, 'custom-fields', at(''))
  await openAs(page, at('/user/data'), email)
  const question = page.getByLabel('Como você conheceu a igreja? (opcional)')
  await question.selectOption('Convite de alguém')
  await page.getByLabel('Cozinha').check()
  await page.getByLabel('Música').check()
  await check(page, 'church’s own fields')
  await press(page, 'Salvar')
  await expect(page.getByText('Dados salvos.')).toBeVisible()
  await page.reload()
  await expect(question).toHaveValue('convite')
  await expect(page.getByLabel('Cozinha')).toBeChecked()
  await expect(page.getByLabel('Crianças')).not.toBeChecked()

  await openAs(page, `${quiet}/user/data`, await newMember(request, 'custom-fields'))
  await expect(box(page, 'Nome')).toBeVisible()
  await expect(question).toHaveCount(0)
})

test('a card is added through the sandbox and deleted', async ({ page, request, at, faults }) => {
  // the sandbox's bank refuses the first
  faults.allow(/status of 400/)
  await openAs(page, at('/user/addcard'), await newMember(request, 'card', at('')))
  await expect(heading(page, 'Adicionar cartão')).toBeVisible()
  await check(page, 'new card')
  await box(page, 'Número do cartão').fill('4000000000000002')
  await box(page, 'Validade').fill('08/31')
  await page.getByLabel('Código de segurança').fill('123')
  await box(page, 'Nome impresso no cartão').fill('RUTE NOGUEIRA')
  await box(page, 'CPF do titular').fill('52998224725')
  await box(page, 'Data de nascimento do titular').fill('01/02/1990')
  await press(page, 'Guardar cartão')
  await expect(page.getByText('O banco recusou este cartão. Confira o número ou use outro.')).toBeVisible()
  await box(page, 'Número do cartão').fill('4242424242424242')
  await press(page, 'Guardar cartão')
  await expect(page).toHaveURL(at('/user/cards'))
  const card = page.getByRole('listitem').filter({ hasText: 'RUTE NOGUEIRA' })
  await expect(card).toContainText('Visa com final 4242')
  await check(page, 'cards')
  await card.getByRole('link', { name: 'Excluir Visa com final 4242' }).click()
  await expect(page).toHaveURL(/\/user\/deletecard\?card=\d+$/)
  await press(page, 'Excluir cartão')
  await expect(page).toHaveURL(at('/user/cards'))
  await expect(card).toHaveCount(0)
})

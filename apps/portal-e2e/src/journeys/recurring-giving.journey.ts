import type { Page } from '@playwright/test'
import { check } from './axe.ts'
import { expect, test } from './clean-page.ts'
import { cards, choose, giveCard, pay } from './paying.ts'
import { newMember } from './people.ts'
import { openAs } from './signed-in.ts'
import { heading } from './way-in.ts'

const goOn = (page: Page) => page.getByRole('button', { name: 'Ir para o pagamento' }).click()
const repeat = (page: Page) => page.getByRole('checkbox', { name: 'Repetir esta contribuição' })

test.describe('giving every month', () => {
  test.slow()

  test('a member starts a recurring gift, changes its amount, pauses it and ends it', async ({ page, request, at }) => {
    await openAs(page, at('/give'), await newMember(request, 'gives-again', at('')))
    await expect(heading(page, 'Contribuir')).toBeVisible()
    await page.getByRole('checkbox', { name: /^Oferta/ }).check()
    await page.getByLabel('Valor: Oferta').fill('3500')
    await repeat(page).check()
    await expect(page.getByLabel('Com que frequência?')).toHaveValue('30')
    await expect(page.getByText(/^A primeira é agora; a próxima, em/)).toBeVisible()
    await check(page, 'giving, to be repeated')

    // a second reason makes it a single gift with a notice; without it the choice is restored
    const second = page.getByRole('checkbox', { name: /^Missões no sertão/ })
    await second.check()
    await expect(page.getByText(/Para repetir, escolha uma só finalidade/)).toBeVisible()
    await expect(repeat(page)).toHaveCount(0)
    await check(page, 'giving to two reasons, which does not repeat')
    await second.uncheck()
    await expect(repeat(page)).toBeChecked()

    await goOn(page)
    await expect(heading(page, 'Como você prefere pagar?')).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Pix', exact: true })).toHaveCount(0)
    // on a phone the order is one line that opens
    const folded = page.locator('main summary:visible').first()
    if (await folded.isVisible()) await folded.click()
    await expect(page.getByText(/Repete a cada 30 dias; a próxima em/).filter({ visible: true })).toBeVisible()
    await choose(page, 'Cartão de crédito')
    await expect(page.getByText(/^O cartão fica guardado/)).toBeVisible()
    await giveCard(page, cards.approved)
    await pay(page)
    await expect(heading(page, 'Pagamento confirmado')).toBeVisible()
    await expect(page.getByText(/^Ela se repete sozinha\. A próxima é em/)).toBeVisible()
    await check(page, 'thanks for a gift that repeats')

    await page.getByRole('link', { name: 'Minhas contribuições recorrentes' }).click()
    await expect(heading(page, 'Contribuições recorrentes')).toBeVisible()
    const own = page.getByRole('listitem', { name: 'Oferta' }).first()
    await expect(own.getByText(/^R\$\s35,00 a cada 30 dias$/)).toBeVisible()
    await check(page, 'own recurring gifts')

    await own.getByRole('button', { name: 'Alterar' }).click()
    const amount = page.getByRole('dialog').getByLabel('Valor')
    await amount.fill('5000')
    await check(page, 'changing a recurring gift')
    await page.getByRole('dialog').getByRole('button', { name: 'Salvar' }).click()
    await expect(own.getByText(/^R\$\s50,00 a cada 30 dias$/)).toBeVisible()

    await own.getByRole('button', { name: 'Pausar' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Pausar' }).click()
    await expect(own.getByText('Pausada', { exact: true })).toBeVisible()
    await own.getByRole('button', { name: 'Retomar' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Retomar' }).click()
    await expect(own.getByText(/^Próxima: /)).toBeVisible()

    await own.getByRole('button', { name: 'Cancelar' }).click()
    await check(page, 'asked before a recurring gift ends')
    await page.getByRole('dialog').getByRole('button', { name: 'Cancelar contribuição' }).click()
    await expect(heading(page, 'Contribuições recorrentes')).toBeVisible()
    await expect(page.getByText('Você não tem contribuições recorrentes')).toBeVisible()
    await check(page, 'no recurring gifts')
  })

  test('a visitor learns that recurring gifts need an account and returns to their choice', async ({
    page,
    at,
    visit,
  }) => {
    await visit(at('/give'))
    await page.getByRole('checkbox', { name: /^Oferta/ }).check()
    await page.getByLabel('Valor: Oferta').fill('2500')
    await expect(repeat(page)).toHaveCount(0)
    await page.getByRole('link', { name: 'Entrar na minha conta' }).click()
    await expect(page).toHaveURL(/\/access\?redirectTo=/)
  })
})

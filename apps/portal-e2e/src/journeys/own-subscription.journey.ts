import type { Page } from '@playwright/test'
import { check } from './axe.ts'
import { expect, test } from './clean-page.ts'
import { cards, choose, giveCard, pay } from './paying.ts'
import { newMember } from './people.ts'
import { openAs } from './signed-in.ts'
import { heading } from './way-in.ts'

const press = (page: Page, name: string) => page.getByRole('button', { name }).first().click()
const inDialog = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name }).click()

test.describe('the own subscription', () => {
  test.slow()

  test('a member agrees to the renewal, cancels, and undoes that', async ({ page, request, at }) => {
    await openAs(page, at('/play/plans'), await newMember(request, 'play-own', at('')))
    await press(page, 'Assinar: Play mensal')
    await choose(page, 'Cartão de crédito')
    await giveCard(page, cards.approved)
    await page.getByRole('checkbox', { name: 'Guardar este cartão para a próxima vez' }).check()
    await pay(page)
    await expect(heading(page, 'Pagamento confirmado')).toBeVisible()
    await page.getByRole('link', { name: 'Minha assinatura' }).click()
    await expect(heading(page, 'Minha assinatura do Play')).toBeVisible()
    await expect(page.getByText(/^Vale até .* não renova sozinha/)).toBeVisible()
    await expect(page.getByRole('link', { name: /^Ver o pagamento / })).toBeVisible()
    await check(page, 'an own subscription by hand')

    await press(page, 'Renovar com o cartão')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(/^Cada renovação custa R\$\s\d+,\d\d/)).toBeVisible()
    await dialog.getByRole('radio', { name: /final 4242/ }).check()
    await check(page, 'the consent to a renewal')
    await inDialog(page, 'Autorizar a renovação')
    await expect(page.getByText(/^Vale até .* cobramos R\$\s\d+,\d\d no cartão Visa com final 4242/)).toBeVisible()

    await press(page, 'Cancelar assinatura')
    await expect(dialog.getByText(/Você continua assistindo até/)).toBeVisible()
    await inDialog(page, 'Cancelar assinatura')
    await expect(page.getByText(/^Nada mais é cobrado\. O acesso continua até/)).toBeVisible()
    await check(page, 'a cancelled subscription')
    await page.goto(at('/play/browse'))
    await expect(heading(page, 'Vida Plena Play')).toBeVisible()

    await page.getByRole('navigation', { name: 'Play' }).getByRole('link', { name: 'Minha assinatura' }).click()
    await press(page, 'Desfazer o cancelamento')
    await inDialog(page, 'Desfazer')
    await expect(page.getByText(/^Vale até .* cobramos R\$/)).toBeVisible()
    await press(page, 'Desligar a renovação automática')
    await inDialog(page, 'Desligar')
    await expect(page.getByText(/^Vale até .* não renova sozinha/)).toBeVisible()
  })
})

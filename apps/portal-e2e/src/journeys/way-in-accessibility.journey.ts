import { check } from './axe.ts'
import { quiet } from './churches.ts'
import { expect, test } from './clean-page.ts'
import { newAddress, PASSWORD } from './people.ts'
import { enterAs, MEMBERS_PAGE } from './signed-in.ts'
import { fillName, giveEmail, givePassword, heading } from './way-in.ts'

test.describe('access', { tag: '@sweep' }, () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`every step of signing in passes axe in ${colorScheme}`, async ({ page, visit, at, say, faults }) => {
      test.slow()
      faults.allow(/status of 40[13]/)
      await page.emulateMedia({ colorScheme })
      await visit(at('/access'))
      const email = page.getByLabel(say.email, { exact: true })
      await expect(email).toBeVisible()
      await check(page, 'e-mail')
      await email.press('Enter')
      await expect(page.getByText('Esse campo é obrigatório.')).toBeVisible()
      await check(page, 'e-mail with its error')
      await giveEmail(page, newAddress('axe'))
      await expect(heading(page, say.register)).toBeVisible()
      const send = page.getByRole('button', { name: 'Criar cadastro' })
      await expect(send).toBeVisible()
      await check(page, 'register')
      await send.press('Enter')
      await expect(page.getByText('Esse campo é obrigatório.')).not.toHaveCount(0)
      await check(page, 'register with its errors')
      await visit(at('/reset-password'))
      await expect(page.getByRole('button', { name: 'Enviar nova senha' })).toBeVisible()
      await check(page, 'recover')
      await visit(at('/access'))
      await giveEmail(page, 'ines@demo.test')
      await expect(heading(page, say.givePassword)).toBeVisible()
      await check(page, 'password')
      await givePassword(page, PASSWORD)
      await expect(page.getByRole('dialog')).toContainText('ines@demo.test')
      await check(page, 'inactive account')
    })

    test(`the change of the password passes axe in ${colorScheme}`, async ({ page, visit, at, say }) => {
      await page.emulateMedia({ colorScheme })
      await enterAs(page, at(''), 'bia@demo.test')
      await check(page, 'change of the password')
      await page.getByRole('button', { name: say.changePassword }).press('Enter')
      await expect(page.getByText('Esse campo é obrigatório.')).toHaveCount(3)
      await check(page, 'change of the password with its errors')
      await visit(at(`${MEMBERS_PAGE}/success`))
      await expect(heading(page, 'Senha trocada')).toBeVisible()
      await check(page, 'password changed')
    })

    test(`the outcomes of signing in pass axe in ${colorScheme}`, async ({ page, visit, say, faults }) => {
      test.slow()
      faults.allow(/status of 40[39]/)
      await page.emulateMedia({ colorScheme })
      // no mail for the look of a page
      await page.route('**/security/recuperar-senha', (route) => route.fulfill({ json: { situacao: 'enviado' } }))
      await visit(`${quiet}/reset-password`)
      await page.getByLabel(say.email, { exact: true }).fill(newAddress('axe'))
      await page.getByRole('button', { name: 'Enviar nova senha' }).click()
      await expect(heading(page, 'Confira o seu e-mail')).toBeVisible()
      await check(page, 'recovered')

      const answers = [
        { status: 409, json: { code: 'account_exists', status: 409 } },
        { status: 200, json: { situacao: 'verificar_email' } },
      ]
      await page.route('**/igreja/*/usuario/', (route) => route.fulfill(answers.shift()!))
      await visit(`${quiet}/access`)
      await giveEmail(page, newAddress('axe'))
      await fillName(page)
      const send = page.getByRole('button', { name: 'Criar cadastro' })
      await send.click()
      await expect(page.getByRole('dialog', { name: 'Já existe uma conta com este e-mail' })).toBeVisible()
      await check(page, 'account exists')
      await page.keyboard.press('Escape')
      await send.click()
      await expect(heading(page, 'Falta confirmar o e-mail')).toBeVisible()
      await check(page, 'verify the e-mail')
    })

    test(`the pages of a signed-in person pass axe in ${colorScheme}`, async ({ page, visit, at, faults }) => {
      faults.allow(/status of 40[01]/)
      await page.emulateMedia({ colorScheme })
      await enterAs(page, at(''), 'bia@demo.test')
      await page.getByRole('button', { name: /^Sua conta/ }).click()
      await expect(page.getByRole('button', { name: 'Sair' })).toBeVisible()
      await check(page, 'user menu')
      await page.keyboard.press('Escape')
      // a link for another person, whose data loads only after the answer
      await visit(at('/about?token=somebody-elses'))
      await expect(page.getByRole('dialog', { name: 'Entrar com outra conta?' })).toBeVisible()
      await check(page, 'another account?')
    })
  }
})

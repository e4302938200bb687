import { check } from './axe.ts'
import { quiet } from './churches.ts'
import { expect, test } from './clean-page.ts'
import { newAddress, newMember, PASSWORD } from './people.ts'
import { mailTo } from './server-calls.ts'
import { enterAs, openAs } from './signed-in.ts'
import { heading } from './way-in.ts'

test('a member changes the e-mail by the mail to the new address, and signs in with it', async ({
  page,
  request,
  faults,
}) => {
  test.slow()
  faults.allow(/status of 40[01]/)
  const email = await newMember(request, 'old-email')
  const next = newAddress('new-email')
  await openAs(page, `${quiet}/user/data`, email)
  await page.getByRole('button', { name: 'Trocar o e-mail' }).click()
  await page.getByLabel('Novo e-mail', { exact: true }).fill(next)
  await page.getByLabel('A sua senha', { exact: true }).fill('Errada#2026')
  await check(page, 'new email')
  await page.getByRole('button', { name: 'Enviar o link' }).click()
  await expect(page.getByText('A senha atual não confere.')).toBeVisible()
  await page.getByLabel('A sua senha', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Enviar o link' }).click()
  await expect(page.getByText(`enviamos um link para ${next}`)).toBeVisible()
  await check(page, 'email waits')
  await mailTo(request, email, /pediram a troca/)

  const { text } = await mailTo(request, next, /confirme o novo e-mail/)
  await page.goto(/https?:\/\/\S+confirm-email\S+/.exec(text)![0])
  await check(page, 'confirm email')
  await page.getByLabel('Senha da conta').fill('Errada#2026')
  await page.getByRole('button', { name: 'Sim, usar este e-mail' }).click()
  await expect(page.getByText('Não é a senha dessa conta.')).toBeVisible()
  await page.getByLabel('Senha da conta').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sim, usar este e-mail' }).click()
  await expect(page.getByText('a sua conta agora usa este e-mail')).toBeVisible()
  await mailTo(request, email, /foi trocado/)
  await page.getByRole('link', { name: 'Ir para os meus dados' }).click()
  await expect(heading(page, 'Meus dados')).toBeVisible()
  await expect(page.getByText(`Você entra com ${next}.`)).toBeVisible()
  await enterAs(page, quiet, next)
})

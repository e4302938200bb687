import { quiet } from './churches.ts'
import { expect, test } from './clean-page.ts'
import { newAddress, newMember } from './people.ts'
import { mailTo } from './server-calls.ts'
import { enterAs, expectMember, MEMBERS_PAGE } from './signed-in.ts'
import { giveEmail, givePassword, heading, signInByForm, TO_MEMBERS_PAGE } from './way-in.ts'

test('a mailed password works beside the old one until it is used and must then be changed', async ({
  page,
  browser,
  request,
  visit,
  say,
  faults,
}) => {
  test.slow()
  faults.allow(/status of 40[013]/)
  const email = await newMember(request, 'recovery')
  await visit(`${quiet}/access`)
  await giveEmail(page, email)
  await expect(heading(page, say.givePassword)).toBeVisible()
  await page.getByRole('button', { name: 'Esqueci a minha senha' }).click()
  await page.getByRole('button', { name: 'Enviar nova senha' }).click()
  await expect(heading(page, 'Confira o seu e-mail')).toBeVisible()
  await expect(page.getByText(`A nova senha foi enviada para ${email}.`)).toBeVisible()
  const { text } = await mailTo(request, email, /sua nova senha/)
  const mailed = text.split('\n').find((line) => /^\S{8,}$/.test(line) && !line.includes('://'))!

  // the old one still signs in
  const other = await browser.newContext()
  const elsewhere = await other.newPage()
  await enterAs(elsewhere, quiet, email)

  await page.getByRole('button', { name: 'Entrar com a senha' }).click()
  await givePassword(page, mailed)
  await expect(page).toHaveURL(new RegExp(`${MEMBERS_PAGE}$`))
  await expect(page.getByText('Você entrou com a senha que chegou por e-mail.')).toBeVisible()

  const own = 'Riacho#2027'
  await page.getByLabel('Senha recebida por e-mail', { exact: true }).fill(mailed)
  await page.getByLabel('Nova senha', { exact: true }).fill(own)
  await page.getByLabel('Repita a nova senha', { exact: true }).fill(own)
  await page.getByRole('button', { name: say.changePassword }).click()
  await expect(heading(page, 'Senha trocada')).toBeVisible()
  await expect(page).toHaveURL(`${quiet}${MEMBERS_PAGE}/success`)
  await mailTo(request, email, /sua senha foi alterada/)

  // on another device, since the tab elsewhere is led away by the end of its session: the old password no longer works
  await other.close()
  const device = await browser.newContext()
  const anew = await device.newPage()
  await signInByForm(anew, quiet + TO_MEMBERS_PAGE, email)
  await expect(anew.getByRole('alert').filter({ hasText: say.wrongPassword })).toBeVisible()
  await givePassword(anew, own)
  await expectMember(anew)
  await device.close()
})

test('an e-mail without an account receives no password', async ({ page, visit, say, faults }) => {
  faults.allow(/status of 40[04]/)
  await visit(`${quiet}/reset-password`)
  await page.getByLabel(say.email, { exact: true }).fill(newAddress('nobody'))
  await page.getByRole('button', { name: 'Enviar nova senha' }).click()
  await expect(page.getByText('E-mail não encontrado.')).toBeVisible()
  await expect(page.getByLabel(say.email, { exact: true })).toBeFocused()
})

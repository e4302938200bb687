import { quiet } from './churches.ts'
import { expect, test } from './clean-page.ts'
import { newAddress, newMember, PASSWORD } from './people.ts'
import { enterAs, expectMember, forgetSession } from './signed-in.ts'
import { fillName, giveEmail, givePassword, heading, TO_MEMBERS_PAGE } from './way-in.ts'

test('a form survives an expired session, which is renewed before the form is saved', async ({
  page,
  request,
  say,
  faults,
}) => {
  test.slow()
  faults.allow(/status of 40[013]/)
  const email = await newMember(request, 'expires')
  await enterAs(page, quiet, email)
  const own = 'Riacho#2027'
  await page.getByLabel('Senha atual', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Nova senha', { exact: true }).fill(own)
  await page.getByLabel('Repita a nova senha', { exact: true }).fill(own)

  // the token runs out between typing and sending: the server itself refuses it
  const statuses: number[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('/user/alterar-senha')) statuses.push(response.status())
  })
  await page.route(
    '**/user/alterar-senha',
    (route) => route.continue({ headers: { ...route.request().headers(), authorization: 'Bearer expired.or.cut' } }),
    { times: 1 },
  )
  const renewed = page.waitForResponse('**/security/token/refresh')
  await page.getByRole('button', { name: say.changePassword }).click()
  expect((await renewed).status()).toBe(200)
  await expect(heading(page, 'Senha trocada')).toBeVisible()
  expect(statuses).toEqual([401, 200])

  await forgetSession(page, quiet)
  await page.goto(quiet + TO_MEMBERS_PAGE)
  await giveEmail(page, email)
  await givePassword(page, own)
  await expectMember(page)
})

test('a form that fails keeps its values and can be sent again', async ({ page, visit, say, faults }) => {
  faults.allow(/status of 50[03]|net::ERR_/)
  await visit(`${quiet}/access`)
  const field = page.getByLabel(say.email, { exact: true })
  const email = newAddress('fails')
  const lookUps = '**/igreja/*/usuario/?email=*'
  await page.route(lookUps, (route) => route.abort())
  await giveEmail(page, email)
  await expect(page.getByRole('alert').filter({ hasText: 'Nada do que você preencheu se perdeu' })).toBeVisible()
  await expect(field).toHaveValue(email)
  await page.unroute(lookUps)
  await page.getByRole('button', { name: say.continue, exact: true }).click()
  await expect(heading(page, say.register)).toBeVisible()
})

test('a draft survives a refresh, except the passwords', async ({ page, visit, say }) => {
  const email = newAddress('draft')
  await visit(`${quiet}/access`)
  await giveEmail(page, email)
  await fillName(page, 'Segredo#2027')
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toContain('Nogueira')
  expect(await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))).not.toContain(
    'Segredo',
  )
  await page.reload()
  await expect(heading(page, say.register)).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
  await expect(page.getByLabel('Sobrenome', { exact: true })).toHaveValue('Nogueira')
  await expect(page.getByLabel('Crie uma senha', { exact: true })).toHaveValue('')
})

import { check } from './axe.ts'
import { quiet } from './churches.ts'
import { expect, test } from './clean-page.ts'
import { newMember } from './people.ts'
import { mailTo } from './server-calls.ts'
import { enterAs, MEMBERS_PAGE, openAs } from './signed-in.ts'
import { heading } from './way-in.ts'

test('a member sees where they are signed in and signs out the other device', async ({
  page,
  browser,
  request,
  faults,
}) => {
  test.slow()
  const email = await newMember(request, 'sessions')
  const other = await browser.newContext()
  const elsewhere = await other.newPage()
  await enterAs(elsewhere, quiet, email)
  await openAs(page, `${quiet}/user/account`, email)
  await page.getByRole('link', { name: 'Onde você entrou', exact: true }).click()
  await expect(heading(page, 'Onde você entrou')).toBeVisible()
  const rows = page.getByRole('group', { name: 'Aparelhos' }).getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await expect(rows.filter({ hasText: 'Este aparelho' })).toHaveCount(1)
  await expect(rows.first()).toContainText('Último uso: hoje')
  await check(page, 'sessions')

  await rows.getByRole('button').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sair desse aparelho' }).click()
  await expect(rows).toHaveCount(1)
  await expect(page.getByText('A sua conta não está aberta em nenhum outro aparelho.')).toBeVisible()

  let loads = 0
  elsewhere.on('load', () => (loads += 1))
  await elsewhere.goto(quiet + MEMBERS_PAGE)
  // document 1: a refused session leads home, with one reload
  await expect.poll(() => loads).toBe(2)
  await expect(elsewhere).toHaveURL(`${quiet}/`)

  await enterAs(elsewhere, quiet, email)
  await page.reload()
  await page.getByRole('button', { name: 'Sair de todos os outros' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sair de todos os outros' }).click()
  await expect(rows).toHaveCount(1)
  await mailTo(request, email, /outros aparelhos/)
  faults.allow(/status of 401/)
  await other.close()
})

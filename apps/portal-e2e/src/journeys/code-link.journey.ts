import type { Page } from '@playwright/test'
import { expect, test } from './clean-page.ts'
import { codeOf } from './people.ts'
import { enterAs, expectMember, forgetSession, MEMBERS_PAGE } from './signed-in.ts'
import { heading } from './way-in.ts'

async function expectSignedInAs(page: Page, email: string) {
  await page.getByRole('button', { name: /^Sua conta/ }).click()
  await expect(page.getByText(email)).toBeVisible()
  await page.keyboard.press('Escape')
}

test('a one-time code asks the signed-in person, signs its owner in once, and is removed from the address', async ({
  page,
  request,
  at,
  say,
  faults,
}) => {
  test.slow()
  faults.allow(/status of 40[01]/)
  await enterAs(page, at(''), 'admin@demo.test')
  // made as late as possible: it is valid for a minute
  const code = await codeOf(request, at(''), 'leo@demo.test')
  const link = at(`${MEMBERS_PAGE}?token=${code}&user=7&embed=false`)

  const seen: string[] = []
  page.on('request', (request) => seen.push(`${request.url()} ${request.headers()['referer'] ?? ''}`))
  await page.goto(link)
  const question = page.getByRole('dialog', { name: 'Entrar com outra conta?' })
  await expect(question).toBeVisible()
  await expect(page).toHaveURL(at(MEMBERS_PAGE))
  await question.getByRole('button', { name: 'Continuar como estou' }).click()
  await expectMember(page)
  await expectSignedInAs(page, 'admin@demo.test')

  // the answer left the code as it was
  await page.goto(link)
  await question.getByRole('button', { name: 'Entrar com o link' }).click()
  await expectMember(page)
  await expectSignedInAs(page, 'leo@demo.test')
  await expect(page).toHaveURL(at(MEMBERS_PAGE))
  expect(seen.filter((request) => request.includes(code))).toHaveLength(2)

  // once is once
  await forgetSession(page, at(''))
  await page.goto(link)
  await expect(heading(page, say.giveEmail)).toBeVisible()
})

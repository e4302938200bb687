import { readFile } from 'node:fs/promises'
import { quiet } from './churches.ts'
import { expect, test } from './clean-page.ts'
import { newMember, PASSWORD } from './people.ts'
import { openAs } from './signed-in.ts'

test('a member downloads a copy of their data after giving the password', async ({ page, request, faults }) => {
  faults.allow(/status of 400/)
  const email = await newMember(request, 'copy')
  await openAs(page, `${quiet}/user/data`, email)
  await page.getByRole('button', { name: 'Baixar uma cópia' }).click()
  const password = page.getByLabel('Confirme com a sua senha', { exact: true })
  await password.fill('Errada#2026')
  await page.getByRole('button', { name: 'Baixar', exact: true }).click()
  await expect(page.getByText('A senha atual não confere.')).toBeVisible()
  await password.fill(PASSWORD)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Baixar', exact: true }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^meus-dados-\d{4}-\d{2}-\d{2}\.json$/)
  const text = await readFile(await download.path(), 'utf8')
  expect(text).toContain(email)
  expect(text).not.toMatch(/argon2|senha/)
  await expect(page.getByText(/A cópia foi baixada/)).toBeVisible()
})

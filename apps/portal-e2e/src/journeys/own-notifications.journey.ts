import { check } from './axe.ts'
import { expect, test } from './clean-page.ts'
import { newMember } from './people.ts'
import { openAs } from './signed-in.ts'
import { heading } from './way-in.ts'

test('a member removes a notification and mutes a kind, on every device', async ({ page, browser, request, at }) => {
  test.slow()
  const email = await newMember(request, 'notifications', at(''))
  await openAs(page, at('/about'), email)
  const bell = page.getByRole('button', { name: /^Notificações/ })
  await bell.click()
  const sheet = page.getByRole('dialog', { name: 'Notificações' })
  await expect(sheet.getByText('Domingo tem cantata')).toBeVisible()
  // all of it is from before they registered
  await expect(bell).toHaveAccessibleName('Notificações')
  await sheet.getByRole('button', { name: 'Remover algumas' }).click()
  await check(page, 'removing notifications')
  const remove = sheet.getByRole('button', { name: 'Remover: Domingo tem cantata' })
  await remove.click()
  await expect(remove).toHaveCount(0)
  await expect(sheet.getByText('Removida: Domingo tem cantata')).toHaveRole('status')
  await sheet.getByRole('link', { name: 'Escolher as notificações' }).click()
  await expect(heading(page, 'Notificações')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Notícias' }).click()
  await expect(page.getByRole('checkbox', { name: 'Notícias' })).not.toBeChecked()
  // shown at once, and on its way
  await expect(page.locator('fieldset', { has: page.getByRole('checkbox', { name: 'Notícias' }) })).toHaveAttribute(
    'aria-busy',
    'false',
  )
  await check(page, 'notification settings')
  // without keys the server offers no push
  await expect(page.getByRole('button', { name: /neste aparelho/ })).toHaveCount(0)

  // another device: the choice is kept, and what was removed is gone
  const other = await browser.newContext()
  const elsewhere = await other.newPage()
  await openAs(elsewhere, at('/user/notifications'), email)
  await expect(elsewhere.getByRole('checkbox', { name: 'Notícias' })).not.toBeChecked()
  const there = elsewhere.getByRole('button', { name: /^Notificações/ })
  await expect(there).toHaveAccessibleName('Notificações')
  await there.click()
  await expect(elsewhere.getByRole('listitem').first()).toBeVisible()
  await expect(elsewhere.getByText('Domingo tem cantata')).toHaveCount(0)
  await other.close()
})

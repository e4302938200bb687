import { readFile } from 'node:fs/promises'
import { expect, test } from '../journeys/clean-page.ts'
import { fits } from '../journeys/fits.ts'
import { newAddress, newMember, PASSWORD } from '../journeys/people.ts'
import { mailTo } from '../journeys/server-calls.ts'
import { openAs } from '../journeys/signed-in.ts'
import { heading } from '../journeys/way-in.ts'

test('a member changes the email by the mail to the new address', async ({ page, request, at }) => {
  test.slow()
  const email = await newMember(request, 'old-email-en', at(''))
  const next = newAddress('new-email-en')
  await openAs(page, at('/user/data'), email)
  await expect(heading(page, 'My details')).toBeVisible()
  await expect(page.getByText(`You sign in with ${email}.`)).toBeVisible()
  await fits(page, 'my details')
  await page.getByRole('button', { name: 'Change email' }).click()
  await page.getByLabel('New email', { exact: true }).fill(next)
  await page.getByLabel('Your password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText(`we sent a link to ${next}. Open it by `)).toBeVisible()
  await fits(page, 'an email that waits')
  await mailTo(request, email, /^Grace Community: someone asked to change your email$/)

  const { text } = await mailTo(request, next, /^Grace Community: confirm your new email$/)
  await page.goto(/https?:\/\/\S+confirm-email\S+/.exec(text)![0])
  await expect(heading(page, 'Confirm the new email')).toBeVisible()
  await fits(page, 'confirming an email')
  await page.getByLabel('Password of the account').fill(PASSWORD)
  await page.getByRole('button', { name: 'Yes, use this email' }).click()
  await expect(page.getByText('Done: your account uses this email now.')).toBeVisible()
  await page.getByRole('link', { name: 'Go to my details' }).click()
  await expect(heading(page, 'My details')).toBeVisible()
  await expect(page.getByText(`You sign in with ${next}.`)).toBeVisible()
})

test('a member signs out another device', async ({ page, browser, request, at, faults }) => {
  test.slow()
  faults.allow(/status of 401/)
  const email = await newMember(request, 'sessions-en', at(''))
  const other = await browser.newContext()
  const elsewhere = await other.newPage()
  await openAs(elsewhere, at('/user/data'), email)
  await openAs(page, at('/user/account'), email)
  await page.getByRole('link', { name: 'Where you are signed in', exact: true }).click()
  await expect(heading(page, 'Where you are signed in')).toBeVisible()
  const rows = page.getByRole('group', { name: 'Devices' }).getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText(/Chrome on Android.*This device/s)
  await expect(rows.first()).toContainText('Since today · Last used: today')
  await fits(page, 'sessions')
  await rows.getByRole('button').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Whoever uses that device will have to sign in again.')
  await dialog.getByRole('button', { name: 'Sign out that device' }).click()
  await expect(rows).toHaveCount(1)
  await expect(page.getByText('Your account is not open on any other device.')).toBeVisible()
  await elsewhere.goto(at('/user/data'))
  await expect(elsewhere).toHaveURL(at('/'))
  await other.close()
})

test('a member downloads a copy of their data after giving the password', async ({ page, request, at, faults }) => {
  faults.allow(/status of 400/)
  const email = await newMember(request, 'copy-en', at(''))
  await openAs(page, at('/user/data'), email)
  await expect(
    page.getByText('Everything this church keeps about you, in one JSON file. You can download it up to twice a day.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Download a copy' }).click()
  const password = page.getByLabel('Confirm with your password', { exact: true })
  await password.fill('Wrong#2026')
  await page.getByRole('button', { name: 'Download', exact: true }).click()
  await expect(page.getByText('The current password is incorrect.')).toBeVisible()
  await fits(page, 'a wrong password')
  await password.fill(PASSWORD)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download', exact: true }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^my-data-\d{4}-\d{2}-\d{2}\.json$/)
  expect(await readFile(await download.path(), 'utf8')).toContain(email)
  await expect(page.getByText('The copy was downloaded. Keep the file somewhere only you can open it.')).toBeVisible()
})

test('a member removes a notification, and mutes a kind', async ({ page, request, at }) => {
  test.slow()
  await openAs(page, at('/about'), await newMember(request, 'notifications-en', at('')))
  const bell = page.getByRole('button', { name: /^Notifications/ })
  await bell.click()
  const sheet = page.getByRole('dialog', { name: 'Notifications' })
  const first = 'Carols by candlelight: doors open at six'
  await expect(sheet.getByText(first)).toBeVisible()
  // all of it is from before they registered
  await expect(bell).toHaveAccessibleName('Notifications')
  await expect(sheet.getByRole('listitem').first()).toContainText(/hours ago/)
  await sheet.getByRole('button', { name: 'Remove some' }).click()
  await fits(page, 'removing notifications')
  const remove = sheet.getByRole('button', { name: `Remove: ${first}` })
  await remove.click()
  await expect(remove).toHaveCount(0)
  await sheet.getByRole('link', { name: 'Choose your notifications' }).click()
  await expect(heading(page, 'Notifications')).toBeVisible()
  await expect(bell).toHaveAccessibleName('Notifications')
  await expect(page.getByText('The bell counts only what you choose here as new.')).toBeVisible()
  await page.getByRole('checkbox', { name: 'News' }).click()
  await expect(page.getByRole('checkbox', { name: 'News' })).not.toBeChecked()
  // shown at once, and on its way
  await expect(page.locator('fieldset', { has: page.getByRole('checkbox', { name: 'News' }) })).toHaveAttribute(
    'aria-busy',
    'false',
  )
  await fits(page, 'notification settings')
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'News' })).not.toBeChecked()
  await expect(bell).toHaveAccessibleName('Notifications')
})

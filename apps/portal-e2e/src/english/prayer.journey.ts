import type { Page } from '@playwright/test'
import { expect, test } from '../journeys/clean-page.ts'
import { fits } from '../journeys/fits.ts'
import { newMember } from '../journeys/people.ts'
import { openAs } from '../journeys/signed-in.ts'
import { heading } from '../journeys/way-in.ts'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('a member edits a prayer request and marks it as answered', async ({ page, request, at }) => {
  test.slow()
  const text = `For my brother’s trip, ${Date.now()}.`
  await openAs(page, at('/prayer/new'), await newMember(request, 'asks-en', at('')))
  await expect(heading(page, 'Prayer request')).toBeVisible()
  await page.getByLabel('What can we pray for?', { exact: true }).fill(text)
  await page.getByLabel(/^Name shown with the request/).fill('')
  await page.getByRole('radio', { name: /^Everyone, on the prayer wall/ }).check()
  await fits(page, 'new prayer request')
  await press(page, 'Send request')
  await expect(heading(page, 'Request sent')).toBeVisible()
  await page.getByRole('link', { name: 'See my requests' }).click()
  await expect(heading(page, 'My prayer requests')).toBeVisible()
  await page.getByRole('listitem').filter({ hasText: text }).getByRole('link').click()
  await expect(page.getByText('Everyone can read this request and pray for it.')).toBeVisible()

  await page.getByRole('link', { name: 'Edit the request' }).click()
  await expect(heading(page, 'Edit the request')).toBeVisible()
  const changed = `${text} He is back on Sunday.`
  await page.getByLabel('What can we pray for?', { exact: true }).fill(changed)
  await fits(page, 'changing a prayer request')
  await press(page, 'Save')
  await expect(page.getByText('Your request was changed.')).toBeVisible()
  await expect(page.getByText(changed)).toBeVisible()
  await press(page, 'Mark as answered')
  const dialog = page.getByRole('dialog', { name: 'Prayer answered' })
  await expect(dialog).toContainText('A few lines are enough. They appear with the request on the wall.')
  await dialog.getByRole('textbox', { name: /^Testimony/ }).fill('He got home safe.')
  await fits(page, 'a prayer is answered')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Praise God! Your request is marked as answered.')).toBeVisible()
  const answered = page.getByRole('listitem').filter({ hasText: changed })
  // the server learns a moment later that a page that it has kept is out of date
  await expect(async () => {
    await page.goto(at('/prayer'))
    await expect(answered).toContainText('Answered', { timeout: 1_000 })
  }).toPass()
  await expect(answered).toContainText('He got home safe.')
  await fits(page, 'an answered prayer on the wall')
})

test('a visitor reports a request', async ({ page, visit, at }) => {
  await visit(at('/prayer'))
  await page.getByRole('link', { name: 'Pray for Denise', exact: true }).click()
  await expect(heading(page, 'Denise’s request')).toBeVisible()
  await press(page, 'Report this request')
  const dialog = page.getByRole('dialog', { name: 'Report' })
  await expect(dialog).toContainText('Nobody will know it was you.')
  await dialog.getByRole('radio', { name: 'Someone may be in danger' }).check()
  await expect(dialog).toContainText('In an emergency call 911. To talk to someone, call or text 988.')
  await dialog.getByRole('radio', { name: 'Someone’s personal data' }).check()
  await dialog.getByRole('textbox', { name: /^Anything to add\?/ }).fill('It names a hospital room.')
  await fits(page, 'reporting a request')
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByText('Your report was sent. The church’s staff will read it.')).toBeVisible()
})

test('a member reports a message in the chat, and its moderator closes the report', async ({
  page,
  at,
  browser,
  request,
}) => {
  test.slow()
  // only this church has a moderator with an account
  const live = at('/live', 'demo')
  const said = `Buy now ${Date.now()}`
  const author = await (await browser.newContext()).newPage()
  await openAs(author, live, await newMember(request, 'says-en', at('', 'demo')))
  await author.getByRole('textbox', { name: 'Message', exact: true }).fill(said)
  await press(author, 'Send')
  await openAs(page, live, await newMember(request, 'reports-en', at('', 'demo')))
  await expect(page.getByRole('log').getByRole('listitem').filter({ hasText: said })).toBeVisible()
  await press(page, 'Report')
  const dialog = page.getByRole('dialog', { name: 'Report' })
  await dialog.getByRole('radiogroup', { name: 'Which message?' }).getByRole('radio', { name: said }).check()
  await dialog.getByRole('radio', { name: 'Advertising or fraud' }).check()
  await fits(page, 'reporting a message')
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByText('Your report was sent. The church’s staff will read it.')).toBeVisible()

  await openAs(author, live, 'leo@demo.test')
  await press(author, 'Moderation')
  await press(author, 'Reports')
  const report = author.getByRole('dialog', { name: 'Reports' }).getByRole('listitem').filter({ hasText: said }).first()
  await expect(report).toContainText('Chat message')
  await expect(report).toContainText('1 report')
  await expect(report).toContainText('Advertising or fraud')
  await fits(author, 'reports')
  await report.getByRole('button', { name: 'Close the report about Rute' }).click()
  await expect(report).toHaveCount(0)
  await author.context().close()
})

import type { Page } from '@playwright/test'
import { expect, test } from '../journeys/clean-page.ts'
import { fits } from '../journeys/fits.ts'
import { logIn, newMember } from '../journeys/people.ts'
import { callServer, churchOf } from '../journeys/server-calls.ts'
import { openAs } from '../journeys/signed-in.ts'
import { heading } from '../journeys/way-in.ts'

const PLAN = 'Ruth in a week'
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const box = (page: Page, day: number) => page.getByRole('checkbox', { name: `Day ${day}: read` })

test('a reader who is behind marks what passed, takes it back, and asks for a daily mail', async ({
  page,
  request,
  at,
}) => {
  test.slow()
  const portal = at('')
  const email = await newMember(request, 'behind-en', portal)
  const { token } = await logIn(request, portal, email)
  const church = await churchOf(request, portal)
  await openAs(page, at('/reading-plans'), email)
  await page.getByRole('link', { name: PLAN }).click()
  await expect(heading(page, PLAN)).toBeVisible()
  await press(page, 'Start this plan')
  const dialog = page.getByRole('dialog', { name: `Start “${PLAN}”?` })
  await expect(dialog).toContainText(/Day one is today, [A-Z][a-z]+ \d{1,2}/)
  await fits(page, 'beginning a plan')
  await dialog.getByRole('button', { name: 'Start today' }).click()
  await expect(page.getByText('Today’s reading · day 1 of 7')).toBeVisible()
  // as if it had been begun three days ago
  const plan = page.url().split('/').at(-1)
  const { assinatura } = await callServer<{ assinatura: { uuid: string; dataInicio: string } }>(
    request,
    portal,
    `GET /user/plano-leitura/${plan}?igreja=${church}`,
    { token },
  )
  const start = new Date(Date.parse(assinatura.dataInicio) - 3 * 86_400_000).toISOString().slice(0, 10)
  await callServer(request, portal, `PUT /assinatura-plano-leitura/${assinatura.uuid}?igreja=${church}`, {
    token,
    data: { dataInicio: start },
  })

  await page.reload()
  await expect(page.getByText('3 days slipped by, and that’s fine.')).toBeVisible()
  await expect(page.getByText('Today’s reading · day 4 of 7')).toBeVisible()
  await fits(page, 'a plan that is behind')
  await press(page, 'Mark the 3 days before as read')
  await expect(page.getByText('3 days marked as read.')).toBeVisible()
  for (const day of [1, 2, 3]) await expect(box(page, day)).toBeChecked()
  await press(page, 'Undo')
  for (const day of [1, 2, 3]) await expect(box(page, day)).not.toBeChecked()

  const calendar = page.getByRole('region', { name: 'Reading calendar' })
  await expect(calendar.getByRole('link', { name: /^Day 4, [A-Z][a-z]+ \d{1,2}.*: today’s reading$/ })).toBeVisible()
  await page.getByLabel('Reminder by email').selectOption({ label: '7:00 AM' })
  await expect(page.getByText('Reminder by email is on.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Reminder by email')).toHaveValue('7')
  await fits(page, 'a plan with a reminder')
})

test('the Bible is read, searched, and opened from a reading plan', async ({ page, request, visit, at }) => {
  test.slow()
  await visit(at('/bible'))
  await expect(heading(page, 'Bible')).toBeVisible()
  await fits(page, 'the books')
  await page.getByRole('link', { name: 'Psalms', exact: true }).click()
  await page.getByRole('link', { name: 'Chapter 23', exact: true }).click()
  await expect(heading(page, 'Psalm 23')).toBeVisible()
  await expect(page.getByRole('button', { name: /The LORD is my shepherd/ })).toBeVisible()
  await expect(page.getByText(/Public domain/)).toBeVisible()
  await fits(page, 'a psalm')
  await visit(at('/bible'))
  await page.getByRole('searchbox', { name: 'Search the Bible' }).fill('flocks Laban')
  await press(page, 'Search')
  await expect(page.getByText(/^\d verses found\.$/)).toBeVisible()
  await fits(page, 'a search of the Bible')

  await openAs(page, at('/reading-plans'), await newMember(request, 'bible-en', at('')))
  await page.getByRole('link', { name: 'Ten psalms for tired people' }).click()
  await page.getByRole('link', { name: 'Psalm 121', exact: true }).first().click()
  const sheet = page.getByRole('dialog', { name: 'Psalm 121' })
  await expect(sheet).toContainText('I will lift up mine eyes unto the hills')
  await fits(page, 'a passage')
  await sheet.getByRole('link', { name: 'Open in the Bible' }).click()
  await expect(heading(page, 'Psalm 121')).toBeVisible()
})

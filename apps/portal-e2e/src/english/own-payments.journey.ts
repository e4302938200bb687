import { expect, test } from '../journeys/clean-page.ts'
import { fits } from '../journeys/fits.ts'
import { cards, choose, giveCardAlone, pay, paying } from '../journeys/paying.ts'
import { newMember } from '../journeys/people.ts'
import { openAs } from '../journeys/signed-in.ts'
import { heading } from '../journeys/way-in.ts'

test('a member finds a recurring gift in dollars among their payments, with its receipt and the year’s total', async ({
  page,
  request,
  at,
}) => {
  test.slow()
  await openAs(page, at('/give'), await newMember(request, 'payments-en', at('')))
  await page.getByRole('checkbox', { name: /^Food pantry/ }).check()
  await page.getByLabel('Amount for Food pantry').fill('125050')
  await expect(page.getByLabel('Amount for Food pantry')).toHaveValue('1,250.50')
  await page.getByRole('checkbox', { name: 'Repeat this gift' }).check()
  await expect(page.getByText(/^The first is now, the next on [A-Z][a-z]+ \d{1,2}, \d{4}\.$/)).toBeVisible()
  await fits(page, 'giving')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(heading(page, 'How would you like to pay?')).toBeVisible()
  await choose(page, 'Credit card')
  await giveCardAlone(page, cards.approved, paying.en)
  await fits(page, 'paying by card')
  await pay(page, paying.en)
  await expect(heading(page, 'Payment confirmed')).toBeVisible()
  await expect(page.getByText('Thank you for giving.')).toBeVisible()

  await page.goto(at('/user/account'))
  await page.getByRole('link', { name: 'Payments and gifts' }).click()
  await expect(heading(page, 'Payments and gifts')).toBeVisible()
  await expect(page.getByText('$1,250.50 every 30 days, until you cancel')).toBeVisible()
  await expect(page.getByText('Confirmed', { exact: true }).first()).toBeVisible()
  await fits(page, 'own payments')
  await page.getByRole('link', { name: 'Change or cancel' }).click()
  await expect(heading(page, 'Recurring gifts')).toBeVisible()
  await expect(page.getByText('$1,250.50 every 30 days')).toBeVisible()
  await page.goBack()

  await page.getByRole('navigation', { name: 'Year' }).getByRole('link').nth(1).click()
  const sums = page.getByRole('region', { name: /^Your gifts in \d{4}$/ })
  await expect(sums.getByRole('row', { name: 'Food pantry (1 time) $1,250.50' })).toBeVisible()
  await expect(sums.getByRole('row', { name: 'Total for the year $1,250.50' })).toBeVisible()
  await fits(page, 'own payments of a year')
  const [summary] = await Promise.all([
    page.waitForEvent('download'),
    sums.getByRole('button', { name: 'Download the summary (PDF)' }).click(),
  ])
  expect(summary.suggestedFilename()).toMatch(/^giving-20\d\d\.pdf$/)

  await page.getByRole('link', { name: /^Food pantry/ }).click()
  await expect(heading(page, 'Payment confirmed')).toBeVisible()
  await expect(page.getByText(/^(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)/).first()).toBeVisible()
  const [receipt] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the receipt (PDF)' }).click(),
  ])
  expect(receipt.suggestedFilename()).toMatch(/\.pdf$/)
})

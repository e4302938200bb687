import { expect, test } from '../journeys/clean-page.ts'
import { fits } from '../journeys/fits.ts'
import {
  accounts,
  choose,
  chooseTicket,
  giveAccount,
  giveBuyer,
  pay,
  payButton,
  paying,
  toCheckout,
} from '../journeys/paying.ts'
import { newAddress, newMember } from '../journeys/people.ts'
import { openAs } from '../journeys/signed-in.ts'
import { heading } from '../journeys/way-in.ts'

test.describe('paying', () => {
  test.slow()

  test('a member pays from a bank account after accepting the terms of the event', async ({ page, request, at }) => {
    await openAs(page, at('/event'), await newMember(request, 'ach-en', at('')))
    await chooseTicket(page, at(''), 'Marriage weekend in Lake Geneva', 'Garden room', paying.en)
    await page.getByLabel('Full name', { exact: true }).fill('John Abernathy')
    await page.getByLabel('Emergency contact').fill('+1 615 555 0142')
    await fits(page, 'the questions of a ticket')
    await toCheckout(page, paying.en)
    await expect(page.getByText('Paying as Rute Nogueira')).toBeVisible()
    await choose(page, 'Bank account (ACH)')
    await giveAccount(page, accounts.refused, paying.en)
    await expect(page.getByRole('radio', { name: 'Checking', exact: true })).toBeChecked()
    await fits(page, 'paying from a bank account')
    await payButton(page, paying.en).click()
    await expect(page.getByText('Accept the terms to go on.')).toBeVisible()
    await page.getByText('Read the terms and conditions').click()
    await expect(page.getByText(/^Cancel up to 21 days ahead for a full refund\./)).toBeVisible()
    await page.keyboard.press('Escape')
    await pay(page, paying.en)
    await expect(page.getByText('The bank declined this account. Check the numbers or use another one.')).toBeVisible()
    await page.getByLabel('Account number', { exact: true }).fill(accounts.approved)
    await payButton(page, paying.en).click()
    await expect(heading(page, 'Payment confirmed')).toBeVisible()
    await expect(page.getByText('account ending in 6789')).toBeVisible()
    await expect(page.getByText(/\$28\d\.\d\d/).first()).toBeVisible()
    await fits(page, 'a payment that is confirmed')
    await page.getByRole('link', { name: 'View my tickets' }).click()
    await expect(page.getByRole('img', { name: 'QR code of John Abernathy’s ticket' })).toBeVisible()
  })

  test('a free event without terms of its own asks for the terms, too', async ({ page, at, visit }) => {
    await visit(at('/event'))
    await chooseTicket(page, at(''), 'Neighborhood supper', 'A chair at the table', paying.en)
    await page.getByLabel('Full name', { exact: true }).fill('Ruth Noonan')
    await page.getByRole('button', { name: 'Go to the summary' }).click()
    await expect(heading(page, 'Just confirm it')).toBeVisible()
    await giveBuyer(page, newAddress('terms-en'), paying.en)
    await payButton(page, paying.en).click()
    await expect(page.getByText('Accept the terms to go on.')).toBeVisible()
    await fits(page, 'terms that are not accepted')
    await pay(page, paying.en)
    await expect(heading(page, 'Registration confirmed')).toBeVisible()
  })

  test('a link fills a gift in, and says what of it is not valid', async ({ page, at, visit }) => {
    await visit(at('/give'))
    await page.getByRole('checkbox', { name: /^Missions/ }).check()
    await page.getByLabel('Amount for Missions').fill('4250')
    await expect(page.getByRole('button', { name: 'Copy a link to this gift' })).toBeVisible()
    const reason = await page.locator('li[id^="amount"]', { hasText: 'Missions' }).getAttribute('id')
    const purpose = reason!.slice('amount'.length)
    await visit(at(`/give?purpose=${purpose}&amount=42.50&every=30`))
    await expect(page.getByRole('checkbox', { name: /^Missions/ })).toBeChecked()
    await expect(page.getByLabel('Amount for Missions')).toHaveValue('42.50')
    await fits(page, 'giving, from a link')
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await expect(heading(page, 'How would you like to pay?')).toBeVisible()
    await expect(payButton(page, paying.en)).toContainText('$42.50')
    await visit(at(`/give?purpose=${purpose}&amount=1`))
    await expect(
      page.getByText('The amount in the link, $1.00, is too little: for this fund it must be more than $5.00.'),
    ).toBeVisible()
    await visit(at('/give?purpose=999999&amount=x'))
    await expect(page.getByText('The fund in the link is gone. Choose one below.')).toBeVisible()
    await fits(page, 'giving, from a link that is not valid')
  })
})

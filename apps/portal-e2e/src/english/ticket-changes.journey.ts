import type { Page } from '@playwright/test'
import { expect, test } from '../journeys/clean-page.ts'
import { fits } from '../journeys/fits.ts'
import { chooseTicket, pay, paying } from '../journeys/paying.ts'
import { newMember } from '../journeys/people.ts'
import { mailTo } from '../journeys/server-calls.ts'
import { openAs } from '../journeys/signed-in.ts'
import { heading } from '../journeys/way-in.ts'

const SUPPER = 'Neighborhood supper'
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const qrOf = (page: Page, holder: string) => page.getByRole('img', { name: `QR code of ${holder}’s ticket` })

/** A member's free chair at the supper, up to its page. */
async function freeTicket(page: Page, portal: string, holder: string) {
  await chooseTicket(page, portal, SUPPER, 'A chair at the table', paying.en)
  await page.getByLabel('Full name', { exact: true }).fill(holder)
  await press(page, 'Go to the summary')
  await expect(heading(page, 'Just confirm it')).toBeVisible()
  await fits(page, 'confirming a registration')
  await pay(page, paying.en)
  await expect(heading(page, 'Registration confirmed')).toBeVisible()
  await page.getByRole('link', { name: 'View my tickets' }).click()
  await expect(qrOf(page, holder)).toBeVisible()
}

test.describe('changes of a ticket', () => {
  test.slow()

  test('a member cancels a free registration', async ({ page, request, at }) => {
    await openAs(page, at('/event'), await newMember(request, 'cancels-en', at('')))
    await freeTicket(page, at(''), 'Ruth Noonan')
    await press(page, 'Cancel ticket')
    const dialog = page.getByRole('dialog', { name: 'Cancel Ruth Noonan’s ticket?' })
    await expect(dialog).toContainText('The place becomes free at once, and the code stops working at the entrance.')
    await expect(dialog).toContainText(/You can cancel until [A-Z][a-z]+ \d{1,2}(, \d{4})?, \d{1,2}:\d{2}\s[AP]M\./)
    await fits(page, 'asking before a ticket is canceled')
    await dialog.getByRole('button', { name: 'Cancel ticket' }).click()
    await expect(page.getByText('Ticket canceled.')).toBeVisible()
    await expect(page.getByText('Canceled', { exact: true })).toBeVisible()
    await expect(qrOf(page, 'Ruth Noonan')).toHaveCount(0)
  })

  test('a member passes a ticket on, and another account takes it', async ({ page, request, at, browser }) => {
    const taker = await newMember(request, 'takes-en', at(''))
    await openAs(page, at('/event'), await newMember(request, 'passes-en', at('')))
    await freeTicket(page, at(''), 'Ruth Noonan')
    await press(page, 'Pass on to someone')
    await page.getByLabel('Email of the person who gets it').fill(taker)
    await fits(page, 'passing a ticket on')
    await press(page, 'Send the link')
    await expect(page.getByText(`Link sent to ${taker}.`)).toBeVisible()
    const { text } = await mailTo(request, taker, /^Neighborhood supper: a ticket for you$/)
    const { pathname, search } = new URL(/https?:\/\/\S+pass=\S+/.exec(text)![0])

    const other = await browser.newContext()
    const theirs = await other.newPage()
    await openAs(theirs, at(`${pathname}${search}`), taker)
    await expect(
      theirs.getByText('Rute Nogueira would like to pass a ticket on to you: A chair at the table.'),
    ).toBeVisible()
    await expect(theirs.getByText(/^The link is valid until [A-Z][a-z]+ \d{1,2}/)).toBeVisible()
    await fits(theirs, 'a ticket that is offered')
    await theirs.getByLabel('Full name', { exact: true }).fill('David Prado')
    await press(theirs, 'Take the ticket')
    await expect(qrOf(theirs, 'David Prado')).toBeVisible()
    await other.close()

    await page.reload()
    await expect(heading(page, `Tickets: ${SUPPER}`)).toBeVisible()
    await expect(page.getByRole('img', { name: /^QR code of/ })).toHaveCount(0)
  })
})

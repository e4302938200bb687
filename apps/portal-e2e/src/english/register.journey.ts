import type { Page } from '@playwright/test'
import { expect, test } from '../journeys/clean-page.ts'
import { fits } from '../journeys/fits.ts'
import { newAddress, newCpf, newMember, PASSWORD } from '../journeys/people.ts'
import { mailTo } from '../journeys/server-calls.ts'
import { openAs } from '../journeys/signed-in.ts'
import { giveEmail, givePassword, heading } from '../journeys/way-in.ts'
import { words } from '../journeys/words.ts'

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

test.beforeEach(({ faults }) => faults.allow(/status of 404/))

/** From the register page's e-mail to the form. */
async function startAs(page: Page, email: string) {
  await expect(heading(page, 'Create your account')).toBeVisible()
  await giveEmail(page, email, words.en)
  await expect(heading(page, 'Let’s create your account')).toBeVisible()
}

/** What every church asks. */
async function fillRequired(page: Page) {
  await field(page, 'First name').fill('Ruth')
  await field(page, 'Last name').fill('Noonan')
  await field(page, 'Create a password').fill(PASSWORD)
  await field(page, 'Repeat the password').fill(PASSWORD)
}

const send = (page: Page) => page.getByRole('button', { name: 'Create account' }).press('Enter')

test('a registration returns to the page that was wanted', async ({ page, request, visit, at }) => {
  test.slow()
  const email = newAddress('register-en')
  await visit(at('/register?redirectTo=%2Fuser%2Fdata'))
  await startAs(page, email)
  await send(page)
  await expect(page.getByText('This field is required.')).toHaveCount(4)
  await fits(page, 'a registration with errors')
  await fillRequired(page)
  await send(page)
  await expect(heading(page, 'Confirm your email')).toBeVisible()
  await expect(page.getByText(`We sent a message to ${email}.`)).toBeVisible()

  const { text } = await mailTo(request, email, /^Grace Community: confirm your email$/)
  expect(text).toContain('There is one step left to activate your account: confirm that this email address is yours.')
  await page.goto(/https?:\/\/\S+verify-email\S+/.exec(text)![0])
  await page.getByLabel('Password you registered with').fill(PASSWORD)
  await page.getByRole('button', { name: 'Yes, confirm my email' }).click()
  await expect(heading(page, 'Email confirmed')).toBeVisible()
  await giveEmail(page, email, words.en)
  await givePassword(page, PASSWORD, words.en)
  await expect(page).toHaveURL(at('/user/data'))
  await expect(heading(page, 'My details')).toBeVisible()
})

// only the Portuguese church asks questions of its own

test('a registration asks the church’s own questions in the language of the reader', async ({ page, visit, at }) => {
  await visit(at('/register', 'demo'))
  await startAs(page, newAddress('questions-en'))
  await fillRequired(page)
  await field(page, 'Phone').pressSequentially('11988881234')
  await field(page, 'Date of birth').pressSequentially('03121990')
  await expect(field(page, 'Date of birth')).toHaveValue('03/12/1990')
  await field(page, 'CPF').pressSequentially(newCpf())
  await page.getByLabel('How did you hear about us? (optional)').selectOption('Someone invited me')
  await page.getByRole('group', { name: 'Where would you like to help?' }).getByLabel('Kitchen').check()
  await page.getByRole('checkbox', { name: /^I have read and accept the/ }).check()
  await fits(page, 'a registration')
  await send(page)
  await expect(heading(page, 'Confirm your email')).toBeVisible()
})

test('answers to the church’s own questions are kept', async ({ page, request, at }) => {
  await openAs(page, at('/user/data', 'demo'), await newMember(request, 'fields-en', at('', 'demo')))
  const question = page.getByLabel('How did you hear about us? (optional)')
  await question.selectOption('I live nearby')
  await page.getByRole('group', { name: 'Where would you like to help?' }).getByLabel('Welcome team').check()
  await fits(page, 'church’s own questions')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Details saved.')).toBeVisible()
  await page.reload()
  await expect(question).toHaveValue('bairro')
  await expect(page.getByLabel('Welcome team')).toBeChecked()
})

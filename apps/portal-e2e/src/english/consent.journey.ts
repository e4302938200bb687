import { expect, test } from '../journeys/clean-page.ts'
import { fits } from '../journeys/fits.ts'
import { HOME, watchOthers } from '../journeys/third-parties.ts'

test('consent to other companies is given in part, and withdrawn in the footer', async ({ page, visit }) => {
  test.slow()
  const others = watchOthers(page)
  await visit(`${HOME}/`)
  const question = page.getByRole('region', { name: 'Your privacy' })
  await expect(question).toContainText('Only if you say yes.')
  await expect(question.getByRole('button', { name: 'Only necessary' })).toBeVisible()
  await fits(page, 'the question')
  expect(others.count()).toBe(0)
  await question.getByRole('button', { name: 'Choose' }).click()
  const dialog = page.getByRole('dialog', { name: 'Privacy choices' })
  for (const purpose of ['Statistics', 'Marketing', 'Chat help', 'Feedback survey', 'Visit recording'])
    await expect(dialog.getByRole('checkbox', { name: purpose })).not.toBeChecked()
  await fits(page, 'the choices')
  await dialog.getByRole('checkbox', { name: 'Statistics' }).check()
  const opened = page.waitForEvent('load')
  await dialog.getByRole('button', { name: 'Save choice' }).click()
  await opened
  await expect.poll(() => others.sent('analytics')).toHaveLength(1)
  expect(others.files()).toEqual(['/gtm.js?id=GTM-JOURNEY'])

  await page.getByRole('button', { name: 'Privacy choices' }).click()
  await expect(dialog.getByRole('checkbox', { name: 'Statistics' })).toBeChecked()
  const closed = page.waitForEvent('load')
  await dialog.getByRole('button', { name: 'Only necessary' }).click()
  await closed
  others.forget()
  await visit(`${HOME}/news`)
  await expect(page.getByRole('button', { name: 'Privacy choices' })).toBeVisible()
  await expect(question).toHaveCount(0)
  expect(others.count()).toBe(0)
})

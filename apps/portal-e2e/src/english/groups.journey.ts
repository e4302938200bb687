import type { Page } from '@playwright/test'
import { awake, expect, test } from '../journeys/clean-page.ts'
import { fits } from '../journeys/fits.ts'
import { newMember } from '../journeys/people.ts'
import { mailTo } from '../journeys/server-calls.ts'
import { openAs } from '../journeys/signed-in.ts'
import { heading } from '../journeys/way-in.ts'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const inDialog = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click()

/** The path of a group's page, whose number the journeys don't know. */
async function groupAt(page: Page, groups: string, name: string) {
  await page.goto(groups)
  return (await page.getByRole('link', { name, exact: true }).getAttribute('href'))!
}

test('groups are filtered by day and neighborhood', async ({ page, visit, at }) => {
  await visit(at('/groups', 'demo'))
  await expect(heading(page, 'Small groups')).toBeVisible()
  await page.getByText('Filter', { exact: true }).click()
  await page.getByRole('combobox', { name: 'Neighborhood' }).selectOption('Vila Mariana')
  await page.getByRole('combobox', { name: 'Day of the week' }).selectOption('Wednesday')
  await press(page, 'Search')
  await expect(page.getByText('1 group found.')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('article')).toContainText(/Wednesday, \d{1,2}:\d{2}\s[AP]M/)
  await fits(page, 'groups filtered')
  await page.getByRole('combobox', { name: 'Day of the week' }).selectOption('Saturday')
  await press(page, 'Search')
  await expect(page.getByRole('heading', { name: 'No group matches these filters' })).toBeVisible()
  await fits(page, 'no group matches the filters')
  await page.getByRole('link', { name: 'Clear the filters' }).click()
  await expect(page.getByRole('article').nth(3)).toBeVisible()
})

test('a member withdraws a request to join a group', async ({ page, request, at }) => {
  const path = await groupAt(page, at('/groups'), 'Early Shift')
  await openAs(page, at(path), await newMember(request, 'withdraws-en', at('')))
  await page.getByRole('textbox', { name: /^Message to the leader/ }).fill('I drive the 7 a.m. bus.')
  await press(page, 'Request to participate')
  await expect(heading(page, 'Request sent')).toBeVisible()
  await page.getByRole('link', { name: 'Back to the group' }).click()
  await expect(page.getByText('You have already asked to join.')).toBeVisible()
  await press(page, 'Withdraw the request')
  await expect(page.getByRole('dialog', { name: 'Withdraw your request to join Early Shift?' })).toBeVisible()
  await fits(page, 'withdrawing a request')
  await inDialog(page, 'Withdraw the request')
  await expect(page.getByText('You withdrew your request to join Early Shift.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Request to participate' })).toBeVisible()
})

test('a leader accepts a request and records a meeting with its attendance; the member leaves the group', async ({
  page,
  request,
  browser,
  at,
}) => {
  test.slow()
  // only this church has a leader with an account
  const demo = at('', 'demo')
  const path = await groupAt(page, `${demo}/groups`, 'Jovens da Saúde')
  const email = await newMember(request, 'joins-en', demo)
  await openAs(page, demo + path, email)
  const words = `I would like to join ${Date.now()}`
  await page.getByRole('textbox', { name: /^Message to the leader/ }).fill(words)
  await press(page, 'Request to participate')
  await expect(heading(page, 'Request sent')).toBeVisible()

  const leader = await (await browser.newContext()).newPage()
  await openAs(leader, demo + path, 'leo@demo.test')
  await leader.getByRole('link', { name: 'Requests to join' }).click()
  const asked = leader.getByRole('listitem').filter({ hasText: words })
  await fits(leader, 'requests to join')
  await asked.getByRole('button', { name: 'Accept Rute Nogueira' }).click()
  await inDialog(leader, 'Accept')
  await expect(leader.getByText('Rute Nogueira now belongs to the group.')).toBeVisible()
  await mailTo(request, email, /Jovens da Saúde/)

  await leader.goto(`${demo}${path}/meetings/new`)
  await awake(leader)
  await expect(heading(leader, 'Record a meeting')).toBeVisible()
  await expect(leader.getByLabel('Date', { exact: true })).toHaveValue(/^\d{2}\/\d{2}\/\d{4}$/)
  const topic = `Zacchaeus ${Date.now()}`
  await leader.getByRole('textbox', { name: 'Topic' }).fill(topic)
  await leader.getByRole('textbox', { name: /^Notes/ }).fill('We prayed for Tiago’s exam.')
  await leader.getByRole('checkbox', { name: 'Rute Nogueira' }).first().check()
  await leader.getByRole('textbox', { name: 'Visitors' }).fill('2')
  await fits(leader, 'recording a meeting')
  await press(leader, 'Save the meeting')
  await expect(heading(leader, topic)).toBeVisible()
  await expect(leader.getByRole('main')).toContainText('3 people')
  await expect(leader.getByRole('heading', { name: 'Who was there' })).toBeVisible()
  await fits(leader, 'a meeting that a leader recorded')
  await leader.context().close()

  await page.goto(demo + path)
  await awake(page)
  await press(page, 'Leave the group')
  await expect(page.getByRole('dialog', { name: 'Leave Jovens da Saúde?' })).toBeVisible()
  await fits(page, 'leaving a group')
  await inDialog(page, 'Leave the group')
  await expect(page.getByText('You left Jovens da Saúde.')).toBeVisible()
})

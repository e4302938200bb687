import type { Page } from '@playwright/test'
import { expect, test } from '../journeys/clean-page.ts'
import { fits } from '../journeys/fits.ts'

const links = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true })

test('one search of the portal finds an event, a song and a news item', async ({ page, visit, at, say }) => {
  await visit(at('/'))
  await page.getByRole('button', { name: say.more, exact: true }).click()
  const menu = page.getByRole('navigation', { name: say.more, exact: true })
  await menu.getByRole('link', { name: 'Search', exact: true }).click()
  const box = page.getByRole('searchbox', { name: 'What are you looking for?' })
  for (const [term, title] of [
    ['carols', 'Carols by candlelight'],
    ['amazing gra', 'Amazing Grace'],
    ['family pantry', 'The pantry fed 212 families'],
  ] as const) {
    await box.fill(term)
    await box.press('Enter')
    await expect(links(page, title)).toBeVisible()
  }
  await expect(page.getByText('2 results for “family pantry”.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'News' })).toContainText(/[A-Z][a-z]+ \d{1,2}, \d{4}/)
  await fits(page, 'search results')
  await box.fill('xylophone')
  await box.press('Enter')
  await expect(page.getByRole('heading', { name: 'Nothing found for “xylophone”' })).toBeVisible()
  await expect(page.getByText('Check the spelling or try fewer words.')).toBeVisible()
  await fits(page, 'nothing found')
})

// the English church has no publications
for (const { list, church, label, term, title, found } of [
  {
    list: '/news',
    church: 'grace',
    label: 'Search the news',
    term: 'pantry',
    title: 'The pantry fed 212 families',
    found: '1 result for “pantry”.',
  },
  {
    list: '/videos',
    church: 'grace',
    label: 'Search videos',
    term: 'choir',
    title: 'The choir warms up',
    found: '1 result for “choir”.',
  },
  {
    list: '/publications',
    church: 'demo',
    label: 'Search publications',
    term: 'caderno',
    title: 'Caderno: salmos de subida',
    found: '1 result for “caderno”.',
  },
  {
    list: '/event',
    church: 'grace',
    label: 'Search events',
    term: 'supper',
    title: 'Neighborhood supper',
    found: '1 event found for “supper”.',
  },
] as const)
  test(`the list ${list} is searched in its own place`, async ({ page, visit, at }) => {
    await visit(at(list, church))
    const box = page.getByRole('searchbox', { name: label })
    await box.fill(term)
    await box.press('Enter')
    await expect(page.getByText(found)).toBeVisible()
    await expect(links(page, title)).toBeVisible()
    await fits(page, `${list} searched`)
    await page.getByRole('link', { name: 'Clear search' }).click()
    await expect(page.getByText(found)).toHaveCount(0)
  })

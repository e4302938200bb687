import type { Page } from '@playwright/test'
import { check } from './axe.ts'
import { expect, test } from './clean-page.ts'
import { portal } from './churches.ts'
import { newMember } from './people.ts'
import { openAs } from './signed-in.ts'

const demo = portal('demo')
const song = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const listed = (page: Page) =>
  page.getByRole('region', { name: 'Louvores do repertório' }).getByRole('link').allTextContents()

test('a member makes a set list of two songs, puts them in order and opens it again', async ({ page, request }) => {
  // a member of this journey's own: nobody else counts their lists
  const email = await newMember(request, 'set-lists', demo)
  await page.setViewportSize({ width: 390, height: 844 })
  await openAs(page, `${demo}/songs`, email)

  await page.getByRole('link', { name: 'Castelo forte', exact: true }).click()
  await expect(song(page, 'Castelo forte')).toBeVisible()
  await button(page, 'Favorito').click()
  await expect(button(page, 'Favorito')).toHaveAttribute('aria-pressed', 'true')
  await button(page, 'Meio tom acima').click()
  await button(page, 'Repertório').click()
  await page.getByRole('textbox', { name: 'Nome' }).fill('Domingo de manhã')
  await check(page, 'add to a set list')
  await button(page, 'Criar repertório').click()
  await expect(page.getByText('“Castelo forte” está em Domingo de manhã.')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.goto(`${demo}/songs?term=emanuel`)
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click()
  await expect(button(page, 'Repertório')).toBeVisible()
  const second = await page.getByRole('heading', { level: 1 }).innerText()
  await button(page, 'Repertório').click()
  await button(page, 'Domingo de manhã').click()
  await expect(page.getByText(`“${second}” está em Domingo de manhã.`)).toBeVisible()

  await page.goto(`${demo}/user/set-lists`)
  await check(page, 'set lists')
  await page.getByRole('link', { name: 'Domingo de manhã' }).click()
  await expect.poll(() => listed(page)).toEqual(['Castelo forte', second])
  await button(page, `Subir “${second}”`).click()
  await expect.poll(() => listed(page)).toEqual([second, 'Castelo forte'])
  await expect(button(page, `Subir “${second}”`)).toBeFocused()
  // shown before it is saved
  await expect(page.getByText(`“${second}”: 1 de 2.`)).toBeAttached()
  await check(page, 'set list')

  await page.reload()
  await expect.poll(() => listed(page)).toEqual([second, 'Castelo forte'])
  await page.getByRole('link', { name: second }).click()
  await page.getByRole('link', { name: 'Próximo: Castelo forte' }).click()
  await expect(song(page, 'Castelo forte')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Escolher o tom' })).toHaveValue('1')
  await check(page, 'song of a set list')

  await page.goto(`${demo}/user/favorites`)
  await expect(page.getByRole('link', { name: 'Castelo forte', exact: true })).toBeVisible()
})

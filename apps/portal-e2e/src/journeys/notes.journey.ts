import type { Browser, Page } from '@playwright/test'
import { check } from './axe.ts'
import { quiet } from './churches.ts'
import { expect, test } from './clean-page.ts'
import { reachServer } from './paying.ts'
import { newMember } from './people.ts'
import { openAs } from './signed-in.ts'
import { heading, signInByForm } from './way-in.ts'

const title = (page: Page) => page.getByLabel('Título', { exact: true })
const text = (page: Page) => page.getByRole('textbox', { name: /^Texto/ })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })
const list = `${quiet}/user/notes`
const enter = (page: Page, email: string) => openAs(page, list, email)

async function otherDevice(browser: Browser, email: string) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await enter(page, email)
  await expect(heading(page, 'Anotações')).toBeVisible()
  return page
}

test('a note is written, found, printed and deleted', async ({ page, request }) => {
  test.slow()
  const email = await newMember(request, 'notes')
  await enter(page, email)
  await expect(page.getByRole('heading', { name: 'Nenhuma anotação ainda' })).toBeVisible()
  await check(page, 'no notes')
  await page.getByRole('link', { name: 'Nova anotação' }).click()
  await expect(heading(page, 'Nova anotação')).toBeVisible()
  await press(page, 'Salvar')
  await expect(page.getByText('Dê um título à anotação para salvá-la.')).toBeVisible()
  await check(page, 'new note without a title')

  await title(page).fill('Salmo 23')
  const low = (await text(page).boundingBox())!.height
  await text(page).fill(Array.from({ length: 30 }, (_, line) => `Linha ${line + 1}`).join('\n'))
  expect((await text(page).boundingBox())!.height).toBeGreaterThan(low)
  await press(page, 'Salvar')
  await expect(page).toHaveURL(/\/user\/notes\/\d+$/)
  await expect(page.getByText('Anotação salva.')).toBeVisible()
  await check(page, 'a saved note')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('article').filter({ hasText: 'Linha 30' })).toBeVisible()
  await expect(title(page)).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  await press(page, 'Nova anotação')
  await expect(title(page)).toHaveValue('')
  await title(page).fill('Romanos 8')
  await press(page, 'Salvar')
  await page.getByRole('link', { name: 'Todas as anotações' }).click()
  await page.getByRole('searchbox').fill('linha 30')
  await expect(page.getByRole('listitem').filter({ has: page.getByRole('time') })).toHaveCount(1)
  await check(page, 'notes')
  await row(page, 'Salmo 23').getByRole('link').click()
  await page.getByRole('link', { name: 'Excluir' }).click()
  await expect(page.getByRole('dialog', { name: 'Excluir “Salmo 23”?' })).toBeVisible()
  await check(page, 'deleting a note')
  await press(page, 'Excluir anotação')
  await expect(page).toHaveURL(list)
  await expect(row(page, 'Romanos 8')).toBeVisible()
  await expect(row(page, 'Salmo 23').filter({ has: page.getByRole('time') })).toHaveCount(0)
})

test('a note survives a refresh, a failed save and an expired session, and is removed on logout', async ({
  page,
  request,
  faults,
}) => {
  test.slow()
  faults.allow(/status of (401|503)|net::ERR_/)
  const email = await newMember(request, 'notes-kept')
  await enter(page, email)
  await page.getByRole('link', { name: 'Nova anotação' }).click()
  await title(page).fill('Salmo 1')
  await text(page).fill('Como árvore')
  await page.reload()
  await expect(text(page)).toHaveValue('Como árvore')

  // the answer gets lost, and the note is one all the same
  const keys: (string | undefined)[] = []
  await page.route(
    '**/nota-sermao/?*',
    async (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      await reachServer(route)
      await route.abort()
    },
    { times: 1 },
  )
  await press(page, 'Salvar')
  await expect(page.getByText(/será enviada assim que possível/)).toBeVisible()
  await check(page, 'a note that waits')
  await page.reload()
  await expect(text(page)).toHaveValue('Como árvore')
  await page.goto(list)
  await expect(row(page, 'Salmo 1').filter({ hasText: 'Será enviada' })).toHaveCount(0)
  await expect(row(page, 'Salmo 1')).toHaveCount(1)
  expect(keys).toHaveLength(1)

  // neither the token nor its renewal is taken: the person has to enter again
  await row(page, 'Salmo 1').getByRole('link').click()
  await text(page).fill('Como árvore junto a ribeiros')
  await page.evaluate(() =>
    [sessionStorage, localStorage].forEach((store) => {
      for (const key of Object.keys(store)) if (/token/i.test(key)) store.removeItem(key)
    }),
  )
  await signInByForm(page, `${quiet}/access?redirectTo=${encodeURIComponent('/user/notes')}`, email)
  await expect(row(page, 'Salmo 1')).toContainText('Alterações não salvas')
  await row(page, 'Salmo 1').getByRole('link').click()
  await expect(text(page)).toHaveValue('Como árvore junto a ribeiros')

  await page.getByRole('button', { name: /^Sua conta/ }).click()
  await page.getByRole('button', { name: 'Sair' }).click()
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('ribeiros')
})

test('a note written offline is sent once the network returns', async ({ page, request, context, faults }) => {
  test.slow()
  faults.allow(/net::ERR_/)
  const email = await newMember(request, 'notes-offline')
  await enter(page, email)
  await page.getByRole('link', { name: 'Nova anotação' }).click()
  await title(page).fill('No trem')
  await context.setOffline(true)
  await text(page).fill('Sem rede')
  await press(page, 'Salvar')
  await expect(page.getByText(/será enviada assim que possível/)).toBeVisible()
  await context.setOffline(false)
  await expect(page).toHaveURL(/\/user\/notes\/\d+$/)
  await page.goto(list)
  await expect(row(page, 'No trem')).toHaveCount(1)
})

test('a conflict between two devices is resolved by the person and overwrites nothing silently', async ({
  page,
  request,
  browser,
  faults,
}) => {
  test.slow()
  faults.allow(/status of 409/)
  const email = await newMember(request, 'notes-two')
  await enter(page, email)
  await page.getByRole('link', { name: 'Nova anotação' }).click()
  await title(page).fill('Salmo 42')
  await press(page, 'Salvar')
  await expect(page).toHaveURL(/\/user\/notes\/\d+$/)

  const tablet = await otherDevice(browser, email)
  await row(tablet, 'Salmo 42').getByRole('link').click()
  await text(tablet).fill('Escrito no tablet')
  await press(tablet, 'Salvar')
  await expect(tablet.getByText('Anotação salva.')).toBeVisible()

  await text(page).fill('Escrito no celular')
  await press(page, 'Salvar')
  const dialog = page.getByRole('dialog', { name: 'Esta anotação mudou em outro lugar' })
  await expect(dialog).toContainText('Escrito no tablet')
  await check(page, 'two versions')
  await press(page, 'Guardar as duas')
  await expect(page.getByText('Anotação salva.')).toBeVisible()
  await page.goto(list)
  await expect(row(page, 'Escrito no tablet')).toBeVisible()
  await expect(row(page, 'Escrito no celular')).toBeVisible()
  await tablet.context().close()
})

test('a note is taken beside a broadcast under its name', async ({ page, at }) => {
  await openAs(page, at('/live'), 'bia@demo.test')
  await press(page, 'Anotar')
  await expect(title(page)).not.toHaveValue('')
  await check(page, 'notes beside a broadcast')
  await text(page).fill('Uma frase')
  await press(page, 'Salvar')
  await expect(page.getByText('Anotação salva.')).toBeVisible()
  await expect(page).toHaveURL(/\/live$/)
})

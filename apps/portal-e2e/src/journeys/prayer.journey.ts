import type { Page } from '@playwright/test'
import { check } from './axe.ts'
import { expect, test } from './clean-page.ts'
import { newMember } from './people.ts'
import { openAs } from './signed-in.ts'
import { heading } from './way-in.ts'

const words = {
  'pt-BR': { wall: 'Mural de oração', pray: 'Orar por Helena', of: 'Pedido de Helena', enter: 'Entre para participar' },
  en: { wall: 'Prayer wall', pray: 'Pray for Denise', of: 'Denise’s request', enter: 'Sign in to take part' },
  es: { wall: 'Muro de oración', pray: 'Orar por Marcela', of: 'Petición de Marcela', enter: 'Entra para participar' },
} as const

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test(
  'a visitor reads the wall and is asked to sign in before praying',
  { tag: '@matrix' },
  async ({ page, visit, at, language }) => {
    const say = words[language]
    await visit(at('/prayer'))
    await expect(heading(page, say.wall)).toBeVisible()
    await check(page, 'prayer wall')
    await page.getByRole('link', { name: say.pray, exact: true }).click()
    await expect(heading(page, say.of)).toBeVisible()
    await check(page, 'prayer request')
    await press(page, say.pray)
    await expect(page.getByRole('dialog', { name: say.enter })).toBeVisible()
    await check(page, 'asked to enter')
    const enter = page.getByRole('dialog').getByRole('link').first()
    await expect(enter).toHaveAttribute('href', /\/access\?redirectTo=%2Fprayer%2F\d+$/)
  },
)

test('a member asks for prayer, receives it, finds the request among their own and deletes it', async ({
  page,
  at,
  faults,
}) => {
  test.slow()
  faults.allow(/status of 503|net::ERR_/)
  const text = `Pela viagem do meu irmão, ${Date.now()}.`
  await openAs(page, at('/prayer/new'), 'ana@demo.test')
  await expect(heading(page, 'Pedido de oração')).toBeVisible()
  await check(page, 'new prayer request')
  await page.getByLabel('Pelo que podemos orar?', { exact: true }).fill(text)
  await page.getByLabel(/^Nome que aparece/).fill('')
  await page.getByRole('radio', { name: /^Todos, no mural/ }).check()

  // nothing is lost when it does not come through, nor by a reload
  await page.route('**/api/v1/oracao/?*', (route) => route.abort(), { times: 1 })
  await press(page, 'Enviar pedido')
  await expect(page.getByRole('alert').filter({ hasText: 'Sem resposta' })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Pelo que podemos orar?', { exact: true })).toHaveValue(text)
  await press(page, 'Enviar pedido')
  await expect(heading(page, 'Pedido enviado')).toBeVisible()
  await check(page, 'prayer request sent')

  await page.getByRole('link', { name: 'Ver todo o mural' }).click()
  await expect(page.getByText(text)).toBeVisible()
  await page.goto(at('/user/prayer'))
  await expect(heading(page, 'Meus pedidos de oração')).toBeVisible()
  await check(page, 'own prayer requests')
  await page.getByRole('listitem').filter({ hasText: text }).getByRole('link').click()
  await expect(page.getByText('Todos podem ler este pedido')).toBeVisible()
  await check(page, 'own prayer request')

  await page.getByRole('link', { name: 'Alterar o pedido' }).click()
  const changed = `${text} Ele volta no domingo.`
  await page.getByLabel('Pelo que podemos orar?', { exact: true }).fill(changed)
  await check(page, 'changing a prayer request')
  await press(page, 'Salvar')
  await expect(page.getByText('Pedido alterado.')).toBeVisible()
  await expect(page.getByText(changed)).toBeVisible()
  await press(page, 'Marcar como respondida')
  await page.getByRole('dialog').getByRole('textbox').fill('Ele chegou bem.')
  await check(page, 'a prayer is answered')
  await page.getByRole('dialog').getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Ele chegou bem.')).toBeVisible()
  const answered = page.getByRole('listitem').filter({ hasText: changed })
  // the server learns a moment later that a page that it has kept is out of date
  await expect(async () => {
    await page.goto(at('/prayer'))
    await expect(answered).toContainText('Oração respondida', { timeout: 1_000 })
  }).toPass()
  await expect(answered).toContainText('Ele chegou bem.')
  await check(page, 'an answered prayer on the wall')
  await page.goto(at('/user/prayer'))
  await page.getByRole('listitem').filter({ hasText: changed }).getByRole('link').click()
  await page.getByRole('link', { name: 'Excluir este pedido' }).click()
  await expect(heading(page, 'Excluir o pedido?')).toBeVisible()
  await check(page, 'delete a prayer request')
  await press(page, 'Excluir pedido')
  await expect(heading(page, 'Pedido excluído')).toBeVisible()
  await check(page, 'prayer request deleted')
  await page.getByRole('link', { name: 'Ver todo o mural' }).click()
  await expect(heading(page, 'Mural de oração')).toBeVisible()
  await expect(page.getByText(text)).toHaveCount(0)
})

test('a member prays and writes to the author', async ({ page, request, at }) => {
  test.slow()
  await openAs(page, at('/prayer'), await newMember(request, 'prays', at('')))
  await page.getByRole('link', { name: 'Orar por Marcos', exact: true }).click()
  await expect(heading(page, 'Pedido de Marcos')).toBeVisible()
  const praying = page.getByText('Você está orando.')
  await press(page, 'Orar por Marcos')
  await expect(praying).toBeVisible()
  await page.reload()
  await expect(praying).toBeVisible()

  const message = `Que alegria! ${Date.now()}`
  await page.getByLabel('Escreva uma palavra de apoio', { exact: true }).fill(message)
  await press(page, 'Enviar mensagem')
  await expect(page.getByRole('listitem').filter({ hasText: message })).toContainText('Rute')
  await expect(page.getByLabel('Escreva uma palavra de apoio', { exact: true })).toHaveValue('')
  await check(page, 'prayer request of a member')
})

test('a request is made beside a broadcast', async ({ page, visit, at }) => {
  await visit(at('/live'))
  await press(page, 'Pedir oração')
  await expect(page.getByRole('dialog', { name: 'Entre para participar' })).toBeVisible()
})

test('a visitor reports a request, and the moderator of the chat sees it', async ({ page, visit, at, browser }) => {
  test.slow()
  await visit(at('/prayer'))
  await page.getByRole('link', { name: 'Orar por Marcos', exact: true }).click()
  await press(page, 'Denunciar este pedido')
  const dialog = page.getByRole('dialog', { name: 'Denunciar' })
  await dialog.getByRole('radio', { name: 'Dados pessoais de alguém' }).check()
  const note = `Cita o endereço de alguém, ${Date.now()}.`
  await dialog.getByRole('textbox').fill(note)
  await check(page, 'reporting a request')
  await dialog.getByRole('button', { name: 'Enviar denúncia' }).click()
  await expect(page.getByText('Denúncia enviada.')).toBeVisible()

  const moderator = await (await browser.newContext()).newPage()
  await openAs(moderator, at('/live'), 'leo@demo.test')
  await moderator.getByRole('button', { name: 'Moderação' }).click()
  await moderator.getByRole('button', { name: 'Denúncias' }).click()
  const report = moderator.getByRole('dialog', { name: 'Denúncias' }).getByRole('listitem').filter({ hasText: note })
  await expect(report.first()).toContainText('Pedido de oração')
  await check(moderator, 'reports')
  await report
    .first()
    .getByRole('button', { name: /^Encerrar/ })
    .click()
  await expect(report).toHaveCount(0)
  await moderator.context().close()
})

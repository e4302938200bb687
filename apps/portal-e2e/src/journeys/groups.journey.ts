import type { Page } from '@playwright/test'
import { check } from './axe.ts'
import { portal } from './churches.ts'
import { awake, expect, test } from './clean-page.ts'
import { newMember } from './people.ts'
import { mailTo } from './server-calls.ts'
import { openAs } from './signed-in.ts'
import { heading } from './way-in.ts'

const demo = portal('demo')
const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name })

/** The address of a group's page, whose number the journeys don't know. */
async function groupAt(page: Page, name: string) {
  await page.goto(`${demo}/groups`)
  const href = await page.getByRole('link', { name, exact: true }).getAttribute('href')
  return href!
}

test('groups are found by name and on the map, and show a neighbourhood instead of an address', async ({ page }) => {
  await page.goto(`${demo}/groups`)
  await awake(page)
  await expect(heading(page, 'Pequenos grupos')).toBeVisible()
  await expect(card(page, 'Quarto de Costura')).toContainText('Sem vagas')
  await expect(card(page, 'Casais do Ipiranga')).toContainText('Não recebe pedidos agora')
  await check(page, 'groups as a list')
  await page.getByRole('link', { name: 'Mapa', exact: true }).click()
  const map = page.getByRole('group', { name: 'Mapa dos grupos' })
  await expect(map.getByRole('button').first()).toBeVisible()
  await check(page, 'groups on the map')
  await page.getByRole('link', { name: 'Lista', exact: true }).click()
  await page.getByText('Filtrar', { exact: true }).click()
  await page.getByRole('searchbox', { name: 'Nome do grupo' }).fill('vizinhos')
  await page.getByRole('button', { name: 'Buscar' }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByRole('link', { name: 'Vizinhos da Vila' }).click()
  await expect(heading(page, 'Vizinhos da Vila')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Vila Mariana, São Paulo – SP')
  await expect(page.getByRole('main')).not.toContainText('Humberto')
  await check(page, 'a group')
  await page.getByRole('button', { name: 'Pedir para participar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Entre para pedir' })
  await expect(dialog.getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', /redirectTo=%2Fgroups%2F\d+/)
  await check(page, 'a visitor who asks')
})

test('server-rendered pages contain no street of a private home', async ({ page }) => {
  const answer = await page.goto(demo + (await groupAt(page, 'Vizinhos da Vila')))
  const markup = await answer!.text()
  expect(markup).toContain('Vizinhos da Vila')
  expect(markup).not.toMatch(/Humberto|04018|97654/)
})

test('a person can request membership once', async ({ page, request }) => {
  const path = await groupAt(page, 'Osasco em Casa')
  await openAs(page, demo + path, await newMember(request, 'asks', demo))
  await expect(heading(page, 'Osasco em Casa')).toBeVisible()
  const send = page.getByRole('button', { name: 'Pedir para participar' })
  await page.getByRole('textbox', { name: /Mensagem para a liderança/ }).fill('Moramos no Centro, com dois meninos.')
  await check(page, 'asking')
  await send.click()
  await expect(heading(page, 'Pedido enviado')).toBeVisible()
  await page.goto(demo + path)
  await expect(page.getByText('Você já pediu para participar.')).toBeVisible()
  await expect(send).toHaveCount(0)
  await check(page, 'asked')
})

test('only members can read the address and the meetings of their group', async ({ page, faults }) => {
  const path = await groupAt(page, 'Vizinhos da Vila')
  await openAs(page, demo + path, 'ana@demo.test')
  await expect(page.getByText('Rua Humberto I, 512, casa 2')).toBeVisible()
  await page.getByRole('link', { name: 'Encontros', exact: true }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Lugar para mais um' })).toContainText('8 pessoas')
  await check(page, 'meetings')
  await page.getByRole('link', { name: 'Pão e peixe na praia' }).click()
  await expect(page.getByText('Oramos pela cirurgia do seu Anselmo')).toBeVisible()
  await check(page, 'a meeting')
  await page.getByRole('link', { name: 'Estudo: Pão e peixe na praia' }).click()
  await expect(page.getByText('Onde você precisa recomeçar?')).toBeVisible()
  await page.goto(`${demo}/groups?mine=1`)
  await expect(card(page, 'Vizinhos da Vila')).toContainText('Você participa')
  await expect(page.getByRole('article')).toHaveCount(1)
  faults.allow(/status of 404/)
  await page.goto(`${demo}${await groupAt(page, 'Jovens da Saúde')}/meetings`)
  await expect(heading(page, 'Os encontros são de quem participa')).toBeVisible()
})

test('studies are public or require a sign-in, as the church configures', async ({ page }) => {
  await page.goto(`${demo}/studies`)
  await awake(page)
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('Pão e peixe na praia')
  await check(page, 'studies')
  await page.getByRole('link', { name: 'Lugar para mais um' }).click()
  await expect(page.getByRole('link', { name: 'Caderno do grupo' })).toBeVisible()
  await check(page, 'a study')
  await page.goto(`${portal('grace')}/studies`)
  await expect(page.getByRole('main').getByRole('link', { name: /Entrar|Sign in|Log in/ })).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('The older brother')
})

test('groups are filtered by weekday and neighbourhood, at an address that can be shared', async ({ page }) => {
  await page.goto(`${demo}/groups`)
  await awake(page)
  await expect(page.getByRole('article').first()).toBeInViewport()
  await page.getByText('Filtrar', { exact: true }).click()
  await page.getByRole('combobox', { name: 'Bairro' }).selectOption('Vila Mariana')
  await page.getByRole('combobox', { name: 'Dia da semana' }).selectOption('quarta-feira')
  await page.getByRole('button', { name: 'Buscar' }).click()
  await expect(page.getByText('1 grupo encontrado.')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)
  await check(page, 'groups filtered')
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('combobox', { name: 'Bairro' })).toHaveValue('Vila Mariana')
  await page.getByRole('combobox', { name: 'Dia da semana' }).selectOption('sábado')
  await page.getByRole('button', { name: 'Buscar' }).click()
  await expect(page.getByRole('heading', { name: 'Nenhum grupo com estes filtros' })).toBeVisible()
  await check(page, 'no group matches the filters')
  await page.goBack()
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByRole('link', { name: 'Limpar os filtros' }).click()
  await expect(page.getByRole('article').nth(3)).toBeVisible()
})

test('a request can be withdrawn, and made again', async ({ page, request }) => {
  const path = await groupAt(page, 'Osasco em Casa')
  await openAs(page, demo + path, await newMember(request, 'withdraws', demo))
  const send = page.getByRole('button', { name: 'Pedir para participar' })
  await page.getByRole('textbox', { name: /Mensagem para a liderança/ }).fill('Quero participar')
  await send.click()
  await expect(heading(page, 'Pedido enviado')).toBeVisible()
  await page.getByRole('link', { name: 'Voltar ao grupo' }).click()
  await page.getByRole('button', { name: 'Retirar o pedido' }).click()
  await check(page, 'withdrawing a request')
  await page.getByRole('dialog').getByRole('button', { name: 'Retirar o pedido' }).click()
  await expect(page.getByText('Você retirou o pedido')).toBeVisible()
  await expect(send).toBeVisible()
})

test('a leader accepts a request and records a meeting; the member reads it, and leaves', async ({
  page,
  request,
  browser,
}) => {
  test.slow()
  const path = await groupAt(page, 'Jovens da Saúde')
  const email = await newMember(request, 'joins', demo)
  await openAs(page, demo + path, email)
  const words = `Quero participar ${Date.now()}`
  await page.getByRole('textbox', { name: /Mensagem para a liderança/ }).fill(words)
  await page.getByRole('button', { name: 'Pedir para participar' }).click()
  await expect(heading(page, 'Pedido enviado')).toBeVisible()

  const leader = await (await browser.newContext()).newPage()
  await openAs(leader, demo + path, 'leo@demo.test')
  await leader.getByRole('link', { name: 'Pedidos para participar' }).click()
  const asked = leader.getByRole('listitem').filter({ hasText: words })
  await check(leader, 'requests to join')
  await asked.getByRole('button', { name: /^Aceitar/ }).click()
  await leader.getByRole('dialog').getByRole('button', { name: 'Aceitar' }).click()
  await expect(leader.getByText('Rute Nogueira agora participa do grupo.')).toBeVisible()
  await expect(asked).toHaveCount(0)
  expect((await mailTo(request, email, /Jovens da Saúde/)).text).toContain('Seu pedido foi aceito.')

  await leader.goto(`${demo}${path}/meetings/new`)
  const topic = `Zaqueu ${Date.now()}`
  await leader.getByRole('textbox', { name: 'Tema' }).fill(topic)
  await leader.getByRole('textbox', { name: /Anotações/ }).fill('Oramos pela prova do Tiago.')
  await leader.getByRole('checkbox', { name: 'Rute Nogueira' }).first().check()
  await leader.getByRole('textbox', { name: 'Visitantes' }).fill('2')
  await check(leader, 'recording a meeting')
  await leader.getByRole('button', { name: 'Salvar o encontro' }).click()
  await expect(heading(leader, topic)).toBeVisible()
  await expect(leader.getByRole('main')).toContainText('3 pessoas')
  await expect(leader.getByRole('heading', { name: 'Quem esteve' })).toBeVisible()
  await check(leader, 'a meeting that a leader recorded')
  const meeting = leader.url()
  await leader.context().close()

  await page.goto(meeting)
  await expect(page.getByText('Oramos pela prova do Tiago.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Quem esteve' })).toHaveCount(0)
  await page.goto(demo + path)
  await page.getByRole('button', { name: 'Sair do grupo' }).click()
  await check(page, 'leaving a group')
  await page.getByRole('dialog').getByRole('button', { name: 'Sair do grupo' }).click()
  await expect(page.getByText('Você saiu de Jovens da Saúde.')).toBeVisible()
})

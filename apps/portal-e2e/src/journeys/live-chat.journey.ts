import type { Browser, Page, WebSocketRoute } from '@playwright/test'
import { check } from './axe.ts'
import { expect, test } from './clean-page.ts'
import { openAs } from './signed-in.ts'

// one church has one room: these people would read along with one another
test.describe.configure({ mode: 'default' })

const chat = (page: Page) => page.getByRole('region', { name: 'Conversa' })
const log = (page: Page) => chat(page).getByRole('log')
const line = (page: Page, text: string) => log(page).getByRole('listitem').filter({ hasText: text })
const field = (page: Page) => chat(page).getByRole('textbox', { name: 'Mensagem' })
const joined = (page: Page) => expect(log(page)).toBeVisible()

/** Words that no earlier run has said. */
const fresh = (what: string) => `${what} ${Date.now().toString(36)}`

async function say(page: Page, text: string) {
  await field(page).fill(text)
  await chat(page).getByRole('button', { name: 'Enviar' }).click()
  await expect(line(page, text)).toHaveCount(1)
  await expect(field(page)).toHaveValue('')
}

async function comeIn(page: Page, name: string) {
  await chat(page).getByRole('textbox', { name: 'Seu nome' }).fill(name)
  await chat(page).getByRole('button', { name: 'Participar' }).click()
}

/** Another person's browser, in front of the broadcast. */
async function another(browser: Browser, url: string, email?: string) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'pt-BR' })
  const page = await context.newPage()
  if (email) await openAs(page, url, email)
  else await page.goto(url)
  await joined(page)
  return page
}

test('a visitor and a member chat beside the broadcast', async ({ page, browser, visit, at, faults }) => {
  test.slow()
  // the browser's own line about a name that is refused
  faults.allow(/status of 400/)
  await visit(at('/live'))
  await expect(page.getByRole('heading', { level: 1, name: 'Corrente de oração pela cidade' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Assistir: Corrente de oração pela cidade' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Navegação' })).toHaveCount(0)
  await joined(page)
  await expect(field(page)).toHaveCount(0)
  await comeIn(page, 'Leonardo Pires de Camargo')
  await expect(chat(page).getByText('Este nome já é de alguém da igreja. Escolha outro, por favor.')).toBeVisible()
  await comeIn(page, 'Tiago')
  await expect(field(page)).toBeVisible()

  const ana = await another(browser, at('/live'), 'ana@demo.test')
  const [hello, answer] = [fresh('Que bom estar aqui'), fresh('Seja bem-vindo')]
  await say(page, hello)
  await expect(line(ana, hello)).toContainText('Tiago · visitante')
  await say(ana, answer)
  await expect(line(page, answer)).toHaveCount(1)
  await expect(line(page, answer)).not.toContainText('visitante')
  await expect(chat(ana).getByText(/^\d+ pessoas aqui$/)).toBeVisible()

  await page.reload()
  await joined(page)
  await expect(line(page, hello)).toHaveCount(1)
  await expect(field(page)).toBeVisible()
  await check(page, '/live with the chat, on a phone')
  await check(ana, '/live with the chat, on a desktop')
  await ana.context().close()
})

test('a lost connection is re-established without missing messages', async ({ page, browser, visit, at, faults }) => {
  test.slow()
  faults.allow(/WebSocket/)
  const lines: WebSocketRoute[] = []
  let cut = false
  await page.routeWebSocket(/\/chat\//, (socket) => {
    if (cut) return void socket.close()
    socket.connectToServer()
    lines.push(socket)
  })
  await visit(at('/live'))
  await joined(page)
  await comeIn(page, 'Vânia')
  const typed = fresh('meio escrito')
  await field(page).fill(typed)

  const ana = await another(browser, at('/live'), 'ana@demo.test')
  cut = true
  for (const socket of lines) await socket.close()
  await expect(chat(page).getByText(/^A conexão caiu/)).toBeVisible()
  const missed = [fresh('um'), fresh('dois'), fresh('três')]
  for (const text of missed) await say(ana, text)
  cut = false
  for (const text of missed) await expect(line(page, text)).toHaveCount(1, { timeout: 25_000 })
  await expect(chat(page).getByText(/^A conexão caiu/)).toHaveCount(0)
  await expect(field(page)).toHaveValue(typed)
  await ana.context().close()
})

test('a moderator deletes a message after confirmation, undoes it, and opens a commitment', async ({
  page,
  browser,
  visit,
  at,
}) => {
  test.slow()
  await visit(at('/live'))
  await joined(page)
  await comeIn(page, 'Zeca')
  const [first, second] = [fresh('compre já'), fresh('compre agora')]
  await say(page, first)
  await say(page, second)
  await expect(chat(page).getByRole('button', { name: /^Ações/ })).toHaveCount(0)

  const leo = await another(browser, at('/live'), 'leo@demo.test')
  await line(leo, first)
    .getByRole('button', { name: /^Ações/ })
    .click()
  await leo.getByRole('button', { name: 'Apagar esta mensagem' }).click()
  await leo.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click()
  await expect(line(page, first)).toHaveCount(1)
  await line(leo, first)
    .getByRole('button', { name: /^Ações/ })
    .click()
  await leo.getByRole('button', { name: 'Apagar esta mensagem' }).click()
  await leo.getByRole('dialog').getByRole('button', { name: 'Apagar', exact: true }).click()
  await expect(line(page, first)).toHaveCount(0)
  await expect(line(leo, first)).toHaveCount(0)
  await expect(line(page, second)).toHaveCount(1)
  await leo.getByRole('button', { name: 'Desfazer' }).click()
  await expect(line(page, first)).toHaveCount(1)

  await line(leo, first)
    .getByRole('button', { name: /^Ações/ })
    .click()
  await leo.getByRole('button', { name: 'Apagar todas de Zeca' }).click()
  await leo.getByRole('dialog').getByRole('button', { name: 'Apagar todas' }).click()
  for (const text of [first, second]) await expect(line(page, text)).toHaveCount(0)

  const invitation = fresh('Você quer recomeçar?')
  await leo.getByRole('button', { name: 'Moderação' }).click()
  await leo.getByRole('button', { name: 'Abrir um momento de decisão' }).click()
  await leo.getByRole('textbox', { name: 'Convite' }).fill(invitation)
  await leo.getByRole('dialog').getByRole('button', { name: 'Abrir', exact: true }).click()
  const moment = page.getByRole('region', { name: invitation })
  await moment.getByRole('button', { name: 'Levantar a mão' }).click()
  await expect(moment).toContainText('Sua mão está levantada.')
  await check(page, 'a moment that was answered')
  await page.reload()
  await expect(page.getByRole('region', { name: invitation })).toContainText('Sua mão está levantada.')

  const own = leo.getByRole('region', { name: invitation })
  await expect(own).toContainText('1 mão levantada')
  await own.getByRole('button', { name: 'Ver quem levantou a mão' }).click()
  await expect(leo.getByRole('dialog', { name: 'Quem levantou a mão' })).toContainText('Zeca')
  await check(leo, 'who has raised their hand')
  await leo.getByRole('dialog').getByRole('button', { name: 'Fechar' }).click()
  await own.getByRole('button', { name: 'Encerrar o momento' }).click()
  await expect(page.getByRole('region', { name: invitation })).toHaveCount(0)
  await leo.context().close()
})

test('a church without a broadcast shows the next service', async ({ page, visit, at }) => {
  const chat = page.getByRole('region', { name: /Conversa|Chat/ })
  // on a Sunday one of the two may be in the midst of its service
  for (const code of ['hope', 'harbor']) {
    await visit(at('/live', code))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    if ((await chat.count()) === 0) break
  }
  await expect(chat).toHaveCount(0)
  await check(page, '/live without a broadcast')
})

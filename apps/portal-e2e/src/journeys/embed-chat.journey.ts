import type { Browser, BrowserContext, Frame, Page } from '@playwright/test'
import { SITE_PORT } from '../hosts/ports.ts'
import { expect, test } from './clean-page.ts'
import { codeOf } from './people.ts'

// one church has one room: these people would read along with one another
test.describe.configure({ mode: 'default' })

const site = (query: string) => `http://site.localhost:${SITE_PORT}/chat-frame?channel=demo${query}`

/** The chat in a frame of another site, once it can be read. */
async function chatIn(page: Page, url: string): Promise<Frame> {
  await page.goto(url)
  const frame = await (await page.locator('iframe').elementHandle())!.contentFrame()
  await expect(log(frame!)).toBeVisible()
  return frame!
}

/** The same in another person's browser. */
async function another(browser: Browser, query: string): Promise<{ chat: Frame; context: BrowserContext }> {
  const context = await browser.newContext({ locale: 'pt-BR' })
  return { context, chat: await chatIn(await context.newPage(), site(query)) }
}

const log = (chat: Frame) => chat.getByRole('log')
const line = (chat: Frame, text: string) => log(chat).getByRole('listitem').filter({ hasText: text })
const actions = (chat: Frame, text: string) => line(chat, text).getByRole('button', { name: /^Ações/ })

/** Words that no earlier run has said. */
const fresh = (what: string) => `${what} ${Date.now().toString(36)}`

/** Expects a person who may not moderate, once the room has said so: the tools of one who may come later than messages. */
async function expectNoTools(chat: Frame) {
  // in their place
  await expect(chat.getByRole('button', { name: 'Denunciar' })).toBeVisible()
  await expect(chat.getByRole('button', { name: /^(Ações|Moderação)/ })).toHaveCount(0)
}

async function say(chat: Frame, text: string) {
  await chat.getByRole('textbox', { name: 'Mensagem' }).fill(text)
  await chat.getByRole('button', { name: 'Enviar' }).click()
  await expect(line(chat, text)).toHaveCount(1)
}

test('a visitor writes under the name that the site passes, and another frame reads it', async ({ page, browser }) => {
  test.slow()
  const reader = await another(browser, '')
  await expect(reader.chat.getByRole('textbox', { name: 'Seu nome' })).toBeVisible()

  const chat = await chatIn(page, site('&username=Dalva'))
  const hello = fresh('Boa noite de longe')
  await say(chat, hello)
  await expect(line(reader.chat, hello)).toContainText('Dalva · visitante')
  await reader.context.close()
})

test('showManagement gives nobody moderation rights', async ({ page }) => {
  const chat = await chatIn(page, site('&username=Rui&showManagement=true'))
  const text = fresh('quero moderar')
  await say(chat, text)
  await expectNoTools(chat)
})

test('a member signs in by a one-time code, which is removed afterwards', async ({ page, browser, request, at }) => {
  test.slow()
  const code = await codeOf(request, at(''), 'ana@demo.test')
  const later: string[] = []
  page.on('request', (request) => later.push(`${request.url()} ${request.headers()['referer'] ?? ''}`))
  const chat = await chatIn(page, site(`&token=${code}`))
  // the name comes from the account, not from the code
  await expect(chat.getByRole('textbox', { name: 'Mensagem' })).toBeVisible()
  expect(new URL(chat.url()).search).toBe('?channel=demo')
  // the site's own page, and the frame as the site wrote it
  expect(later.filter((request) => request.split(' ')[0]!.includes(code))).toHaveLength(2)

  const visitor = await another(browser, '&username=Dalva')
  const text = fresh('Aqui é a Ana')
  await say(chat, text)
  await expect(line(visitor.chat, text)).toContainText('Ana')
  await expect(line(visitor.chat, text)).not.toContainText('visitante')
  await visitor.context.close()
})

test('a moderator can delete only where the site shows management', async ({ page, browser, request, at }) => {
  test.slow()
  const visitor = await another(browser, '&username=Zenaide&showManagement=true')
  const text = fresh('compre agora')
  await say(visitor.chat, text)

  const plain = await another(browser, `&token=${await codeOf(request, at(''), 'leo@demo.test')}`)
  await expect(line(plain.chat, text)).toHaveCount(1)
  await expectNoTools(plain.chat)
  await plain.context.close()

  const chat = await chatIn(page, site(`&showManagement=true&token=${await codeOf(request, at(''), 'leo@demo.test')}`))
  await expect(chat.getByRole('button', { name: 'Moderação' })).toBeVisible()
  await actions(chat, text).click()
  await chat.getByRole('button', { name: 'Apagar esta mensagem' }).click()
  await chat.getByRole('dialog').getByRole('button', { name: 'Apagar', exact: true }).click()
  await expect(line(chat, text)).toHaveCount(0)
  await expect(line(visitor.chat, text)).toHaveCount(0)
  await visitor.context.close()
})

test('a member whose session ends elsewhere becomes a reader in the same frame', async ({
  page,
  request,
  at,
  faults,
}) => {
  test.setTimeout(120_000)
  // the browser's own line about the pass, and the renewing, that are refused
  faults.allow(/status of 40[01]/)
  const exchanged = page.waitForResponse(/\/codigo-acesso\/trocar$/)
  const chat = await chatIn(page, site(`&token=${await codeOf(request, at(''), 'ana@demo.test')}`))
  await expect(chat.getByRole('textbox', { name: 'Mensagem' })).toBeVisible()
  // the frame's storage is blocked: its tokens are read from the network
  const { refreshToken } = (await (await exchanged).json()) as { refreshToken: string }
  await chat.evaluate(
    (token) =>
      fetch('/api/v1/security/logout', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ refreshToken: token }),
      }),
    refreshToken,
  )
  await expect(chat.getByRole('textbox', { name: 'Seu nome' })).toBeVisible({ timeout: 60_000 })
  await expect(log(chat)).toBeVisible()
  expect(new URL(chat.url()).pathname).toBe('/embed/chat')
})

test('an invalid code leaves a visitor', async ({ page, faults }) => {
  // the browser's own line about the code that is refused
  faults.allow(/status of 40[01]/)
  const chat = await chatIn(page, site('&username=Dalva&token=nobodys'))
  await expect(chat.getByRole('textbox', { name: 'Mensagem' })).toBeVisible()
  const text = fresh('sou eu mesma')
  await say(chat, text)
  await expect(line(chat, text)).toContainText('visitante')
})

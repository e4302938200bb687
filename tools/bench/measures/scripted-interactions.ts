import type { Locator, Page } from 'playwright'
import { whenInteractive } from '../portal/when-ready.ts'

type Act = (page: Page) => Promise<unknown>
type Address = (path: string) => string

/** A page of the demonstration, how a visitor gets there, and what they do there; each act is one interaction. */
export type Script = { name: string; open: (page: Page, at: Address) => Promise<unknown>; steps: Record<string, Act> }

const button = (page: Page | Locator, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first()
const tap =
  (name: string | RegExp): Act =>
  (page) =>
    button(page, name).tap()
const key =
  (name: string): Act =>
  (page) =>
    page.keyboard.press(name)
/** One key into a field; it has been filled and focused before, which is none of the interactions. */
const typeInto =
  (label: string): Act =>
  async (page) => {
    await page.getByLabel(label, { exact: true }).first().focus()
    await page.keyboard.press('a')
  }

/** A press before the page answers to its person is none of theirs. */
async function go(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await whenInteractive(page)
}

const EVENT = 'Salmos de subida'
const TICKET = 'Curso'

async function openTickets(page: Page, at: Address): Promise<void> {
  await go(page, at('/event'))
  const path = await page.getByRole('link', { name: EVENT }).first().getAttribute('href')
  if (!path) throw new Error(`The list of events does not lead to ${EVENT}.`)
  await go(page, at(`${path}?buyingStep=tickets`))
}

async function openCheckout(page: Page, at: Address): Promise<void> {
  await openTickets(page, at)
  await button(page, `Mais um: ${TICKET}`).tap()
  await button(page, 'Continuar').tap()
  await page.getByLabel('Nome completo', { exact: true }).fill('Rute Alves')
  await button(page, 'Ir para o resumo').tap()
  await page.getByLabel('E-mail', { exact: true }).waitFor()
}

async function openSong(page: Page, at: Address): Promise<void> {
  await go(page, at('/songs?term=emanuel'))
  const path = await page.getByRole('link', { name: 'Ó vem, Emanuel' }).getAttribute('href')
  if (!path) throw new Error('The list of songs leads to no song.')
  await go(page, at(path))
}

async function openChat(page: Page, at: Address): Promise<void> {
  await go(page, at('/live'))
  const chat = page.getByRole('region', { name: 'Conversa' })
  await chat.getByRole('textbox', { name: 'Seu nome' }).fill(`Rui ${Date.now().toString(36)}`)
  await button(chat, 'Participar').tap()
  await chat.getByRole('textbox', { name: 'Mensagem' }).waitFor()
}

const method =
  (name: string): Act =>
  (page) =>
    page.getByRole('radio', { name, exact: true }).tap({ force: true })

export const scripts: readonly Script[] = [
  {
    name: 'home',
    open: (page, at) => go(page, at('/')),
    steps: {
      'next banner': tap(/^Próximo/),
      'previous banner': tap(/^Anterior|^Voltar/),
      'open menu': tap('Mais'),
      'close menu': key('Escape'),
      'focus by keyboard': key('Tab'),
      'banner by keyboard': async (page) => {
        await button(page.getByRole('region', { name: 'Destaques' }), /^Próximo/).focus()
        await page.keyboard.press('ArrowRight')
      },
    },
  },
  {
    name: 'event',
    open: openTickets,
    steps: {
      'first ticket': tap(`Mais um: ${TICKET}`),
      'second ticket': tap(`Mais um: ${TICKET}`),
      'one less': tap(`Menos um: ${TICKET}`),
      'one more': tap(`Mais um: ${TICKET}`),
      continue: tap('Continuar'),
      'type a name': typeInto('Nome completo'),
    },
  },
  {
    name: 'checkout',
    open: openCheckout,
    steps: {
      'type a name': typeInto('Nome completo'),
      'type an address': typeInto('E-mail'),
      'choose card': method('Cartão de crédito'),
      'choose Pix': method('Pix'),
      'type a number': typeInto('CPF'),
      'back to card': method('Cartão de crédito'),
    },
  },
  {
    name: 'song',
    open: openSong,
    steps: {
      'half a tone up': tap('Meio tom acima'),
      'another half tone': tap('Meio tom acima'),
      'larger letters': tap('Aumentar a letra'),
      'even larger': tap('Aumentar a letra'),
      'begin scrolling': tap('Rolar'),
      'end scrolling': (page) => page.getByRole('heading', { level: 1 }).tap(),
    },
  },
  {
    name: 'chat',
    open: openChat,
    steps: {
      'first letter': typeInto('Mensagem'),
      'second letter': key('b'),
      send: tap('Enviar'),
      'type again': typeInto('Mensagem'),
      'send again': tap('Enviar'),
      'focus by keyboard': key('Tab'),
    },
  },
]

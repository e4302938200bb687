import type { Page } from '@playwright/test'
import { quiet } from './churches.ts'
import { awake, expect, test } from './clean-page.ts'
import { cards, giveBuyer, giveCard, giveCpf, pay } from './paying.ts'
import { newAddress, newMember, PASSWORD } from './people.ts'
import { mailTo } from './server-calls.ts'
import { openAs } from './signed-in.ts'
import { countTaps } from './taps.ts'
import { heading } from './way-in.ts'

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()
const follow = (page: Page, name: string | RegExp) => page.getByRole('link', { name, exact: true }).first().click()
/** What the bottom bar has no room for. */
async function followMore(page: Page, name: string) {
  await press(page, 'Mais')
  await page.getByRole('navigation', { name: 'Mais', exact: true }).getByRole('link', { name, exact: true }).click()
}

/** Nine tasks from home on a phone, and the presses that each takes: none is to take more. */
test.describe('everyday tasks', () => {
  test.slow()

  test('two tickets by Pix take 8 taps', async ({ page, context, visit, at }) => {
    const counted = await countTaps(context)
    await visit(at('/'))
    await follow(page, 'Salmos de subida')
    await follow(page, 'Escolher: Curso')
    await press(page, 'Mais um: Curso')
    await press(page, 'Continuar')
    await page.getByLabel('Nome completo', { exact: true }).fill('Rute Alves')
    await press(page, 'Próximo ingresso')
    await expect(page.getByText('Ingresso 2 de 2')).toBeVisible()
    await page.getByLabel('Nome completo', { exact: true }).fill('Davi Alves')
    await press(page, 'Ir para o resumo')
    await expect(heading(page, 'Como você prefere pagar?')).toBeVisible()
    await giveBuyer(page, newAddress('two-by-pix'))
    await expect(page.getByRole('radio', { name: 'Pix', exact: true })).toBeChecked()
    await giveCpf(page)
    await pay(page)
    await expect(heading(page, 'Aguardando o pagamento')).toBeVisible()
    expect(counted.taps).toBe(8)
  })

  test('50 a month by card takes 3 taps', async ({ page, context, request, at }) => {
    const member = await newMember(request, 'monthly', at(''))
    const counted = await countTaps(context)
    await openAs(page, at('/'), member)
    await follow(page, 'Contribuir todo mês')
    await expect(page.getByRole('checkbox', { name: 'Repetir esta contribuição' })).toBeChecked()
    await page.getByLabel('Valor: Dízimo').fill('5000')
    await press(page, 'Ir para o pagamento')
    await expect(page.getByRole('radio', { name: 'Cartão de crédito', exact: true })).toBeChecked()
    await giveCard(page, cards.approved)
    await pay(page)
    await expect(heading(page, 'Pagamento confirmado')).toBeVisible()
    expect(counted.taps).toBe(3)
  })

  test('joining the chat takes 3 taps', async ({ page, context, visit, at }) => {
    const counted = await countTaps(context)
    await visit(at('/'))
    await follow(page, 'Ao vivo')
    const chat = page.getByRole('region', { name: 'Conversa' })
    await chat.getByRole('textbox', { name: 'Seu nome' }).fill('Tiago')
    await press(page, 'Participar')
    const greeting = `Bom dia! ${Date.now().toString(36)}`
    await chat.getByRole('textbox', { name: 'Mensagem' }).fill(greeting)
    await press(page, 'Enviar')
    await expect(chat.getByRole('log').getByText(greeting)).toHaveCount(1)
    expect(counted.taps).toBe(3)
  })

  test('finding a group near takes 3 taps', async ({ page, context, visit, at }) => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: -23.5889, longitude: -46.6388 })
    const counted = await countTaps(context)
    await visit(at('/'))
    await followMore(page, 'Pequenos grupos')
    await press(page, /perto/i)
    await expect(page.getByRole('article').first()).toContainText(/0,1\skm/)
    expect(counted.taps).toBe(3)
  })

  test('reading today’s part of a plan takes 6 taps', async ({ page, context, request, at }) => {
    const member = await newMember(request, 'reads-today', at(''))
    const counted = await countTaps(context)
    await openAs(page, at('/'), member)
    await followMore(page, 'Planos de leitura')
    await follow(page, 'Sete salmos para a semana')
    await press(page, 'Começar este plano')
    await page.getByRole('dialog').getByRole('button', { name: 'Começar hoje', exact: true }).click()
    await press(page, 'Marcar como lido')
    await expect(page.getByText('A leitura de hoje está feita.')).toBeVisible()
    expect(counted.taps).toBe(6)
  })

  test('a song is transposed and printed in 6 taps', async ({ page, context, visit, at }) => {
    const counted = await countTaps(context)
    await context.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '')
    })
    await visit(at('/'))
    await followMore(page, 'Louvores e cifras')
    await follow(page, 'Ó vem, Emanuel')
    await page.getByRole('combobox', { name: 'Escolher o tom' }).selectOption('Gm')
    await press(page, 'Imprimir')
    await expect(page.locator('html[data-printed]')).toBeAttached()
    expect(counted.taps).toBe(6)
  })

  test('asking for prayer takes 5 taps', async ({ page, context, at }) => {
    const counted = await countTaps(context)
    await openAs(page, at('/'), 'ana@demo.test')
    await followMore(page, 'Oração')
    await follow(page, 'Fazer um pedido')
    await page.getByLabel('Pelo que podemos orar?', { exact: true }).fill('Pela viagem do meu irmão.')
    await page.getByRole('radio', { name: /^Só a equipe/ }).check()
    await press(page, 'Enviar pedido')
    await expect(heading(page, 'Pedido enviado')).toBeVisible()
    expect(counted.taps).toBe(5)
  })

  test('language, theme and church are changed in 6 taps', async ({ page, context, visit, at }) => {
    const counted = await countTaps(context)
    await visit(at('/', 'grace'))
    await press(page, 'Mais')
    await page.getByRole('navigation', { name: 'Mais' }).getByRole('button', { name: 'English' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    const more = page.getByRole('button', { name: 'More', exact: true })
    await expect(more).toBeFocused()
    await more.click()
    const menu = page.getByRole('navigation', { name: 'More', exact: true })
    await menu.getByRole('button', { name: 'Dark theme' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await menu.getByRole('button', { name: 'Change church' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Hope Chapel' }).click()
    await expect(page).toHaveTitle('Hope Chapel')
    expect(counted.taps).toBe(6)
  })

  test('an account is ended in 5 taps and a mail', async ({ page, context, request }) => {
    const member = await newMember(request, 'leaves')
    const counted = await countTaps(context)
    await openAs(page, `${quiet}/`, member)
    await page.getByRole('banner').getByRole('button', { name: 'Sua conta' }).click()
    await follow(page, 'Minha conta')
    await follow(page, 'Excluir a minha conta')
    await page.getByRole('textbox', { name: 'A sua senha', exact: true }).fill(PASSWORD)
    await press(page, 'Enviar o e-mail')
    await expect(page).toHaveURL(`${quiet}/user/delete-user-success`)
    const { text } = await mailTo(request, member, /confirme a exclusão/)
    await page.goto(/https?:\/\/\S+confirm-delete-user\S+/.exec(text)![0])
    await awake(page)
    await press(page, 'Excluir a minha conta de vez')
    await expect(heading(page, 'A sua conta foi excluída')).toBeVisible()
    expect(counted.taps).toBe(5)
  })
})

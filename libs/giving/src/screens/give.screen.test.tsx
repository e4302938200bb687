import { checkoutFeature } from '@atrio/checkout'
import { renderFeature } from '@atrio/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { givingFeature } from '../feature.ts'
import { scenes, withoutPaymentMethods } from '../testing/giving.scenes.ts'

const open = (http: (typeof scenes)[keyof typeof scenes], more = {}) =>
  renderFeature(givingFeature, { at: '/give', http, beside: [checkoutFeature], ...more })

const go = () => screen.getByRole('button', { name: 'Ir para o pagamento' })
const choose = (name: RegExp) => userEvent.click(screen.getByRole('checkbox', { name }))
const amountFor = (name: string) => screen.getByLabelText(`Valor: ${name}`)
const order = () =>
  (JSON.parse(sessionStorage.getItem('atrio.draft.checkout') ?? '{}') as { draft?: { kind: string; payload: object } })
    .draft

beforeAll(() => import('../give/gift.schema.ts'), 60_000)
afterEach(() => sessionStorage.clear())

describe('GiveScreen', () => {
  it('hands a gift to one or several reasons to checkout', async () => {
    const { path } = await open(scenes.many)
    expect(document.title).toBe('Contribuir · Igreja Vida Plena')
    expect(go()).toHaveAccessibleDescription('Escolha pelo menos uma finalidade.')
    await choose(/^Dízimos/)
    await userEvent.click(screen.getByRole('button', { name: /50,00$/ }))
    expect(screen.getByRole('button', { name: /50,00$/ })).toHaveAttribute('aria-pressed', 'true')
    await choose(/^Missões/)
    await userEvent.type(amountFor('Missões'), '2500')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Quero cobrir as taxas do pagamento' }))
    expect(screen.getByText('Sua contribuição, mais as taxas').parentElement?.textContent).toMatch(/75,00$/)
    await userEvent.click(go())
    await waitFor(() => expect(path()).toBe('/checkout'))
    expect(order()).toMatchObject({
      kind: 'gift',
      payload: {
        coversFees: true,
        gifts: [
          { reasonId: 3, amount: 5_000 },
          { reasonId: 4, amount: 2_500 },
        ],
      },
    })
  })

  it('requires an amount above the minimum and up to the maximum', async () => {
    const { path } = await open(scenes.many)
    await choose(/^Dízimos/)
    // what the field promises is what its rule asks for
    expect(screen.getByText(/^Mais de R\$\s5,00/)).toBeInTheDocument()
    await userEvent.click(go())
    expect(await screen.findByText('O valor é obrigatório')).toBeInTheDocument()
    await userEvent.type(amountFor('Dízimos e ofertas'), '500')
    expect(await screen.findByText(/O valor da doação deve ser maior que R\$\s5,00\./)).toBeInTheDocument()
    await choose(/^Bolsas/)
    await userEvent.type(amountFor('Bolsas de estudo'), '100001')
    await userEvent.click(go())
    expect(await screen.findByText(/O valor máximo é R\$\s1\.000,00\./)).toBeInTheDocument()
    expect(path()).toBe('/give')
    expect(order()).toBeUndefined()
  })

  it('preselects the reason in its address, and a single reason', async () => {
    const { unmount } = await open(scenes.many, { at: '/give?reason=4' })
    expect(screen.getByRole('checkbox', { name: /^Missões/ })).toBeChecked()
    expect(screen.getAllByRole('textbox')).toHaveLength(1)
    unmount()
    await open(scenes.single)
    expect(screen.queryByRole('checkbox', { name: /^Dízimos/ })).toBeNull()
    expect(screen.getByLabelText('Valor')).toBeInTheDocument()
  })

  it('shows the maximum of the wallet app', async () => {
    const startUp = { metodosPagamento: [{ id: 1, codigo: 'picpay', nome: 'PicPay', idGatewayPagamento: 4 }] }
    await open(scenes.many, { at: '/give?reason=4', startUp })
    await userEvent.type(amountFor('Missões'), '499999')
    expect(screen.queryByText(/No PicPay, o máximo/)).toBeNull()
    await userEvent.clear(amountFor('Missões'))
    await userEvent.type(amountFor('Missões'), '500000')
    expect(screen.getByText(/No PicPay, o máximo é de R\$\s4\.999,99 por contribuição/)).toBeInTheDocument()
  })

  it('keeps the choice over a refresh', async () => {
    const { unmount } = await open(scenes.many)
    await choose(/^Missões/)
    await userEvent.type(amountFor('Missões'), '2500')
    await waitFor(() => expect(sessionStorage.length).toBeGreaterThan(0))
    unmount()
    await open(scenes.many)
    expect(await screen.findByLabelText('Valor: Missões')).toHaveValue('25,00')
  })

  it.each([
    ['pt-BR', 'Nenhuma opção de contribuição por enquanto', 'A igreja não está recebendo contribuições on-line'],
    ['en', 'No giving options yet', 'The church is not accepting gifts online'],
    ['es', 'Todavía no hay opciones para donar', 'La iglesia no está recibiendo donaciones en línea'],
  ] as const)('explains in %s why nothing can be given', async (locale, nothing, closed) => {
    const { unmount } = await open(scenes.empty, { locale })
    expect(within(screen.getByRole('main')).getByRole('heading', { name: nothing })).toBeInTheDocument()
    unmount()
    await open(scenes.many, { locale, startUp: withoutPaymentMethods })
    expect(screen.getByRole('heading', { name: closed })).toBeInTheDocument()
    expect(screen.queryByRole('form')).toBeNull()
  })

  it('leaves a failure to the route’s error boundary', async () => {
    await open(scenes.failing)
    expect(screen.getByRole('alert')).toBeInTheDocument()
  })

  it('opens at its older address and redirects to home when the module is off', async () => {
    const { path, unmount } = await open(scenes.many, { at: '/doacoes' })
    expect(path()).toBe('/give')
    unmount()
    const off = await open(scenes.many, { startUp: { modulos: [] } })
    expect(off.path()).toBe('/')
    expect(off.transport.calls).toEqual([])
  })
})

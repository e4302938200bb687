import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { open } from '../testing/at-checkout.tsx'
import { member } from '../testing/checkout.scenes.ts'
import { ownCalls, ownPaymentScenes } from '../testing/own-payments.scenes.ts'

const at = '/user/payments'
const show = (scene: keyof typeof ownPaymentScenes, more: object = {}, path = at) =>
  open(ownPaymentScenes[scene], path, { session: member, ...more })
const row = (name: string) => within(screen.getAllByRole('link', { name })[0]!.closest('li')!)

beforeAll(() => import('./payments.screen.tsx'), 60_000)
afterEach(() => vi.restoreAllMocks())

describe('PaymentsScreen', () => {
  it.each([
    ['pt-BR', 'Pagamentos e contribuições', /^R\$\s50,00 a cada 30 dias, até você cancelar/],
    ['en', 'Payments and gifts', /^R\$50\.00 every 30 days, until you cancel/],
    ['es', 'Pagos y donaciones', /^50,00\sBRL cada 30 días, hasta que canceles/],
  ] as const)('lists in %s what was paid, with what repeats', async (locale, title, repeats) => {
    await show('every', { locale })
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument()
    expect(screen.getByText(repeats)).toBeInTheDocument()
  })

  it('shows the state of each order and leads to its payment', async () => {
    await show('every')
    expect(row('Retiro de jovens').getByText('Em análise')).toBeInTheDocument()
    expect(row('Café com pais').getByText('Gratuito')).toBeInTheDocument()
    expect(row('Play mensal').getByText('Não aprovado')).toBeInTheDocument()
    expect(row('Bolsas').getByText('Cancelado')).toBeInTheDocument()
    expect(row('Telhado').getByText('Devolvido')).toBeInTheDocument()
    expect(row('Missões').getByText('Aguardando o pagamento')).toBeInTheDocument()
    expect(screen.getByText('Contestado no banco')).toBeInTheDocument()
    expect(row('Cesta').getByText(/25,00 devolvidos/)).toBeInTheDocument()
    expect(row('Cesta').getByText(/recorrente, pausada/)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Bolsas' })).toHaveAttribute('href', `/user/payment/${'F'.repeat(26)}`)
    expect(screen.queryByText(/Pedido|Comprador/)).toBeNull()
  })

  it('loads the next page on request', async () => {
    await show('paged')
    expect(screen.queryByText('Telhado')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Ver mais' }))
    expect(await screen.findByText('Telhado')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Ver mais' })).toBeNull()
  })

  it('shows one year with the sums of its gifts, and offers them as a file', async () => {
    const create = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1')
    const { transport } = await show('every')
    await userEvent.click(screen.getByRole('link', { name: '2026' }))
    const sums = within(await screen.findByRole('region', { name: 'Suas contribuições em 2026' }))
    expect(sums.getByRole('row', { name: /^Dízimos e ofertas \(3 vezes\) R\$\s300,00$/ })).toBeInTheDocument()
    expect(sums.getByRole('row', { name: /^Missões \(1 vez\)/ })).toBeInTheDocument()
    expect(sums.getByRole('row', { name: /^Total do ano R\$\s325,00$/ })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '2026' })).toHaveAttribute('aria-current', 'true')
    await userEvent.click(screen.getByRole('button', { name: 'Baixar o resumo (PDF)' }))
    await waitFor(() => expect(create).toHaveBeenCalledOnce())
    expect(transport.calls).toContain(ownCalls.giftsFile)
  })

  it('explains an empty list, and a year without anything', async () => {
    const { unmount } = await show('none')
    expect(screen.getByRole('heading', { name: 'Nenhum pagamento ainda' })).toBeInTheDocument()
    unmount()
    await show('noneOfYear', {}, `${at}?year=2026`)
    expect(screen.getByRole('heading', { name: 'Nada em 2026' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Todos' })).toBeInTheDocument()
  })

  it('shows an error when the list fails to load and retries on request', async () => {
    const { transport } = await show('fails')
    expect(screen.getByRole('alert')).toHaveTextContent('Não foi possível buscar os seus pagamentos')
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    await waitFor(() => expect(transport.calls).toEqual([ownCalls.list, ownCalls.list]))
  })

  it('keeps the list when the summary fails, and says when a file cannot come', async () => {
    const { unmount } = await show('summaryFails', {}, `${at}?year=2026`)
    expect(screen.getByText('Não foi possível buscar o resumo.')).toBeInTheDocument()
    expect(screen.getByText('Missões')).toBeInTheDocument()
    unmount()
    await show('offline', {}, `${at}?year=2026`)
    await userEvent.click(screen.getByRole('button', { name: 'Baixar o resumo (PDF)' }))
    expect(await screen.findByText('Sem conexão. Tente de novo quando voltar.')).toBeInTheDocument()
  })

  it('requires a login', async () => {
    const { path, transport } = await open(ownPaymentScenes.every, at)
    await waitFor(() => expect(path()).toMatch(/^\/access/))
    expect(transport.calls).toEqual([])
  })
})

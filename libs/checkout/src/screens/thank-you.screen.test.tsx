import { ORDER, refuse, waitingPayments, wirePayment } from '@atrio/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { orderStore } from '../data/order.store.ts'
import { thanksPath } from '../paths.ts'
import { open, warmUp } from '../testing/at-checkout.tsx'
import { calls, endOrder, member, startOrder } from '../testing/checkout.scenes.ts'
import { statuses } from '../testing/status.scenes.ts'

beforeAll(warmUp, 60_000)
afterEach(() => {
  endOrder()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const at = thanksPath({ order: ORDER })
const title = (name: string) => screen.findByRole('heading', { level: 1, name })

describe('ThankYouScreen', () => {
  it.each([
    ['success', 'Pagamento confirmado', /Obrigado! O comprovante foi para ana@demo.test/],
    ['free', 'Inscrição confirmada', /Obrigado!/],
    ['underReview', 'Pagamento em análise', /Você recebe um e-mail em ana@demo.test/],
    ['bankAccount', 'Pagamento em análise', /O banco confirma em alguns dias/],
    ['challenge', 'Pagamento em análise', /O banco quer confirmar que é você/],
    ['declined', 'Pagamento não aprovado', /não tem limite suficiente/],
    ['canceled', 'Pedido cancelado', /Nada foi cobrado/],
    ['refunded', 'Pagamento devolvido', /O valor foi devolvido/],
    ['disputed', 'Pagamento em análise', /uma contestação deste pagamento/],
    ['pix', 'Aguardando o pagamento', /aplicativo do seu banco, com o QR Code/],
    ['boleto', 'Aguardando o pagamento', /Baixe o boleto/],
    ['cash', 'Aguardando o pagamento', /Pague até o prazo/],
    ['wallet', 'Aguardando o pagamento', /Abra o aplicativo/],
    ['paypal', 'Aguardando o pagamento', /Termine o pagamento no PayPal/],
    ['manualPix', 'Aguardando o pagamento', /A igreja confere/],
    ['notFound', 'Pagamento não encontrado', /link que foi para o seu e-mail/],
    ['fails', 'Não foi possível carregar o pagamento', /O seu pagamento não se perdeu/],
  ] as const)('shows the outcome %s as “%s”', async (scene, heading, text) => {
    await open(statuses[scene], at)
    expect(await title(heading)).toBeInTheDocument()
    expect(screen.getByText(text)).toBeInTheDocument()
  })

  it('shows how much of a paid order has gone back', async () => {
    await open(statuses.partRefunded, at)
    expect(await title('Pagamento confirmado')).toBeInTheDocument()
    expect(screen.getByText('Valor devolvido').nextSibling?.textContent).toMatch(/^R\$\s25,00$/)
  })

  it.each([
    ['en', 'Payment under review', /^The payer’s bank is looking into a dispute/, 'Amount refunded'],
    ['es', 'Pago en revisión', /^El banco de quien pagó está revisando un reclamo/, 'Monto reembolsado'],
  ] as const)('names in %s a dispute and what has gone back', async (locale, heading, text, returned) => {
    const disputed = wirePayment({ situacao: 'em_analise', flagContestado: true, valorDevolvido: 2500 })
    await open({ [calls.payment]: disputed }, at, { locale })
    expect(await title(heading)).toBeInTheDocument()
    expect(screen.getByText(text)).toBeInTheDocument()
    expect(screen.getByText(returned).nextSibling?.textContent).toMatch(/25\.00|25,00/)
  })

  it('shows the feature’s part', async () => {
    await open(statuses.success, at)
    expect(await screen.findByText('After A mesa posta: see your tickets')).toBeInTheDocument()
  })

  it('shows the parts of the total', async () => {
    await open(statuses.successInInstallments, at)
    for (const name of [/^Valor/, /^Taxa de serviço/, /^Taxa de processamento/, /^Juros/, /^Total/])
      expect(await screen.findByRole('rowheader', { name })).toBeInTheDocument()
    expect(screen.getByText(/Visa com final 4242, 3x de R\$\s62,42/)).toBeInTheDocument()
  })

  it.each(['', '?order=short', `?order=${ORDER.toLowerCase()}`, `?order=${ORDER}1`])(
    'makes no request for an invalid code: %s',
    async (query) => {
      const { transport } = await open({}, `/checkout/thank-you${query}`)
      expect(await title('Pagamento não encontrado')).toBeInTheDocument()
      expect(transport.calls).toEqual([])
    },
  )

  it('shows the order that this tab has paid', async () => {
    startOrder({ draft: null, code: ORDER })
    await open(statuses.success, '/checkout/thank-you')
    expect(await title('Pagamento confirmado')).toBeInTheDocument()
  })

  it('shows a member an order that they paid as a guest', async () => {
    const http = { [calls.ownPayment]: refuse(404, 'not_found'), [calls.payment]: wirePayment() }
    await open(http, at, { session: member })
    expect(await title('Pagamento confirmado')).toBeInTheDocument()
  })

  it('clears the draft once the order is paid', async () => {
    startOrder({ code: ORDER })
    await open(statuses.success, at)
    await waitFor(() => expect(orderStore.read()?.draft).toBeNull())
  })

  it('keeps the draft when the bank refuses and links back to it', async () => {
    startOrder({ code: ORDER })
    await open(statuses.declined, at)
    expect(await screen.findByRole('link', { name: 'Tentar de novo' })).toHaveAttribute('href', '/checkout')
    expect(orderStore.read()?.draft).not.toBeNull()
  })

  it('marks a sandbox payment and links to its page', async () => {
    await open(statuses.sandbox, at)
    expect(await screen.findByText('Ambiente de testes.')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: /página de testes/ })).toHaveAttribute(
      'href',
      `https://pay.portal.test/sandbox/${ORDER}`,
    )
  })

  it('links to no sandbox page when a provider runs with test keys', async () => {
    await open(statuses.testKeys, at)
    expect(await screen.findByText('Ambiente de testes.')).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: /página de testes/ })).toBeNull()
  })
})

describe('next step of the payer', () => {
  it('copies the Pix code and confirms it', async () => {
    const writeText = vi.fn(() => Promise.resolve())
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
    await open(statuses.pix, at)
    fireEvent.click(await screen.findByRole('button', { name: 'Copiar código' }))
    expect(await screen.findByText('Copiado.')).toBeInTheDocument()
    expect(writeText).toHaveBeenCalledWith(waitingPayments.pix.pix!.codigo)
    expect(await screen.findByRole('img', { name: 'QR Code do Pix' })).toBeInTheDocument()
    vi.unstubAllGlobals()
  })

  it('shows an error when copying fails', async () => {
    vi.stubGlobal('navigator', { ...navigator, clipboard: undefined })
    await open(statuses.pix, at)
    fireEvent.click(await screen.findByRole('button', { name: 'Copiar código' }))
    expect(await screen.findByText(/Selecione o texto e copie/)).toBeInTheDocument()
    vi.unstubAllGlobals()
  })

  it('counts down to the expiry of the code', async () => {
    await open(statuses.pix, at)
    expect(await screen.findByRole('timer')).toHaveAccessibleName(/^\d+ min para pagar$/)
    expect(screen.getByText(/para pagar, até as 17h44/)).toBeInTheDocument()
  })

  it('starts the countdown at the full time when the order was placed within a second', async () => {
    const wire = {
      ...waitingPayments.pix,
      dataCadastro: '2026-11-20T20:15:24.400Z',
      pix: { ...waitingPayments.pix.pix, dataExpiracao: '2026-11-20T20:45:24.400Z' },
    }
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(Date.now())
    await open({ [calls.payment]: wire }, at, { now: '2026-11-20T20:15:24.900Z' })
    expect(await screen.findByRole('timer')).toHaveTextContent('30:00')
  })

  it('shows that the code has expired', async () => {
    await open(statuses.pixExpired, at)
    expect(await screen.findByText('O código expirou')).toBeInTheDocument()
    expect(screen.queryByRole('timer')).toBeNull()
  })

  it('shows the digitable line, the barcode and the PDF of a boleto', async () => {
    await open(statuses.boleto, at)
    expect(await screen.findByText(/^99990\.00001 00000/)).toBeInTheDocument()
    expect(screen.getByRole('img', { name: 'Código de barras do boleto' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: /Baixar o boleto/ })).toHaveAttribute(
      'href',
      'https://pay.portal.test/boleto/1.pdf',
    )
  })

  it('names the kind of a Pix key', async () => {
    await open(statuses.manualPix, at)
    expect(await screen.findByText('CNPJ: 12.345.678/0001-95')).toBeInTheDocument()
    expect(screen.getByText('Em nome de Igreja Vida Plena')).toBeInTheDocument()
  })

  it('links only to http and https addresses', async () => {
    const paypal = { url: 'javascript:alert(1)' }
    await open({ [calls.payment]: { ...waitingPayments.paypal, paypal } }, at)
    expect(await title('Aguardando o pagamento')).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Continuar no PayPal' })).toBeNull()
  })
})

describe('polling a payment', () => {
  /** Pending for that many polls, then paid. */
  const paidAfter = (looks: number) => {
    let asked = 0
    return {
      asked: () => asked,
      http: { [calls.payment]: () => (++asked > looks ? wirePayment() : waitingPayments.pix) },
    }
  }

  it('announces the confirmation in a live region and then stops', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 50 })
    const { asked, http } = paidAfter(2)
    await open(http, at)
    expect(await title('Aguardando o pagamento')).toBeInTheDocument()
    await act(() => vi.advanceTimersByTimeAsync(12_000))
    const heading = await title('Pagamento confirmado')
    expect(heading.closest('[role="status"]')).not.toBeNull()
    const looks = asked()
    await act(() => vi.advanceTimersByTimeAsync(600_000))
    expect(asked()).toBe(looks)
  })

  it('keeps the known state while no answer arrives', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 50 })
    let asked = 0
    await open({ [calls.payment]: () => (++asked > 1 ? refuse(503) : waitingPayments.pix) }, at)
    expect(await title('Aguardando o pagamento')).toBeInTheDocument()
    await act(() => vi.advanceTimersByTimeAsync(8_000))
    expect(await screen.findByText(/A página continua tentando/)).toBeInTheDocument()
    expect(await title('Aguardando o pagamento')).toBeInTheDocument()
  })
})

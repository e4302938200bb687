import { ORDER, refuse, wirePayment } from '@atrio/testing'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { orderStore } from '../data/order.store.ts'
import { thanksPath } from '../paths.ts'
import { field, fillPix, open, pressPay, warmUp } from '../testing/at-checkout.tsx'
import { asked, captchaScene, hasCaptcha, refusedFor } from '../testing/captcha.scene.ts'
import { calls, endOrder, scenes, startOrder } from '../testing/checkout.scenes.ts'

beforeAll(warmUp, 60_000)
afterEach(endOrder)

describe('a captcha required of a guest', () => {
  it('is solved in place and the order is sent again with the same Idempotency-Key', async () => {
    const { draft } = startOrder()
    const sent: { body: unknown; key: string | undefined }[] = []
    const buy = (request: { body?: unknown; idempotencyKey?: string }) => {
      sent.push({ body: request.body, key: request.idempotencyKey })
      return hasCaptcha(request) ? { code: ORDER } : refusedFor('captcha_required')
    }
    await open({ ...captchaScene, [calls.buy]: buy })
    await fillPix()
    await pressPay()
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent.map(({ key }) => key)).toEqual([draft!.key, draft!.key])
    const { captcha, ...again } = sent[1]!.body as { captcha: string }
    expect(again).toEqual(sent[0]!.body)
    expect(JSON.parse(atob(captcha))).toMatchObject({ challenge: { signature: 'signed' }, solution: { counter: 5 } })
    expect(await screen.findByRole('heading', { level: 1, name: 'Pagamento confirmado' })).toBeInTheDocument()
  })

  it('shows its progress', async () => {
    startOrder()
    const { promise, resolve } = Promise.withResolvers<unknown>()
    await open({ ...captchaScene, [calls.captcha]: () => promise })
    await fillPix()
    await pressPay()
    expect(await screen.findByText(/Verificando que você não é um robô/)).toBeInTheDocument()
    resolve(asked)
    expect(await screen.findByRole('heading', { level: 1, name: 'Pagamento confirmado' })).toBeInTheDocument()
  })

  it('keeps the typed values when it is refused and retries with the same Idempotency-Key', async () => {
    const { draft } = startOrder()
    const buy = (sent: { body?: unknown }) => refusedFor(hasCaptcha(sent) ? 'captcha_invalid' : 'captcha_required')
    await open({ ...captchaScene, [calls.buy]: buy })
    await fillPix()
    await pressPay()
    expect(await screen.findByText(/Não foi possível confirmar que você não é um robô/)).toBeInTheDocument()
    expect(field('Nome completo')).toHaveValue('Ana Beatriz Lima')
    expect(orderStore.read()).toMatchObject({ attempt: null, draft: { key: draft!.key } })
  })
})

it('is not shown for too many unpaid orders, whose message offers help instead', async () => {
  startOrder()
  await open({ ...scenes.base, [calls.buy]: refuse(409, 'unpaid_limit') })
  await fillPix()
  await pressPay()
  expect(
    await screen.findByText(/Pague o que está em aberto, escolha uma forma que se paga na hora/),
  ).toBeInTheDocument()
  expect(field('Nome completo')).toHaveValue('Ana Beatriz Lima')
})

it('asks a guest to keep the address of the order, which works without a mail', async () => {
  await open({ [calls.payment]: wirePayment() }, thanksPath({ order: wirePayment().pedido }))
  expect(await screen.findByText(/Guarde o endereço desta página/)).toBeInTheDocument()
})

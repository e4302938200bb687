import { refuse, type FakeHttp } from '@atrio/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openPlay, visitPlay } from '../testing/open-play.ts'
import { ownCalls, ownScenes, withCards } from '../testing/own.scenes.ts'

beforeAll(() => import('../own/agree-form.tsx'), 60_000)
afterEach(() => sessionStorage.clear())

/** Records the changes. */
async function open(http: FakeHttp, more: object = {}) {
  const sent: object[] = []
  const answer = http[ownCalls.change]
  const recorded: FakeHttp = {
    ...http,
    ...(typeof answer !== 'function' && {
      [ownCalls.change]: ({ body }: { body: object }) => {
        sent.push(body)
        return answer
      },
    }),
  }
  return { ...(await openPlay('/user/play', recorded, { startUp: withCards, ...more })), sent }
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const inDialog = async (name: string) =>
  userEvent.click(await within(await screen.findByRole('dialog')).findByRole('button', { name }))

describe('SubscriptionScreen', () => {
  it.each([
    ['pt-BR', 'Minha assinatura do Play', /^Vale até 10 de dezembro de 2026 e não renova sozinha/],
    ['en', 'My Play subscription', /^Valid until December 10, 2026; it does not renew/],
    ['es', 'Mi suscripción de Play', /^Vale hasta el 10 de diciembre de 2026 y no se renueva sola/],
  ] as const)('shows in %s plan, end, and the payment that began it', async (locale, title, says) => {
    await open(ownScenes.byHand, { locale })
    expect(screen.getByRole('heading', { name: title, level: 1 })).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'Play mensal' })).toBeInTheDocument()
    expect(screen.getByText(says)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: /ABCDEFGHIJKLMNOPQRSTUVWX22/ })).toHaveAttribute(
      'href',
      '/user/payment/ABCDEFGHIJKLMNOPQRSTUVWX22',
    )
  })

  it.each([
    [
      'renews',
      /^Vale até 10 de dezembro de 2026\. Em 9 de dezembro de 2026 cobramos R\$\s22,12 no cartão Visa com final 4242/,
    ],
    ['refused', /não aceitou a renovação.*de novo em 9 de dezembro/],
    ['charging', /está em andamento/],
    ['price', /autorizou R\$\s22,12 por período, e agora são R\$\s33,24/],
    ['canceled', /acesso continua até 10 de dezembro de 2026/],
    ['over', /^Terminou em 10 de dezembro de 2026/],
    ['pending', /assim que o pagamento for confirmado/],
    ['elsewhere', /não renova sozinha/],
  ] as const)('says in words that it is %s', async (scene, says) => {
    await open(ownScenes[scene])
    expect(screen.getByText(says)).toBeInTheDocument()
  })

  it.each([
    ['pt-BR', /cobramos R\$\s22,12 no cartão com final 4242, e avisamos/],
    ['en', /we charge R\$22\.12 to your card ending in 4242, and/],
    ['es', /cobramos 22,12\sBRL en la tarjeta terminada en 4242 y te/],
  ] as const)('names in %s a card without a brand by its digits', async (locale, says) => {
    await open(ownScenes.unbranded, { locale })
    expect(screen.getByText(says)).toBeInTheDocument()
  })

  it('leads to the plans without a subscription', async () => {
    await open(ownScenes.none)
    expect(screen.getByRole('heading', { name: 'Você ainda não assina o Play' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Ver os planos' })).toHaveAttribute('href', '/play/plans')
  })

  it('shows an error with a retry', async () => {
    const { transport } = await open(ownScenes.failing)
    expect(screen.getByRole('alert')).toHaveTextContent('Não foi possível carregar a sua assinatura')
    const asked = () => transport.calls.filter((call) => call === ownCalls.renewal).length
    const before = asked()
    await press('Tentar de novo')
    await waitFor(() => expect(asked()).toBe(before + 1))
  })

  it('needs a session, and stays where Play is switched off', async () => {
    const { transport, unmount } = await visitPlay('/user/play', ownScenes.byHand)
    expect(transport.calls).not.toContain(ownCalls.renewal)
    unmount()
    await open(ownScenes.renews, { startUp: { ...withCards, modulos: [] } })
    expect(screen.getByRole('button', { name: 'Cancelar assinatura' })).toBeInTheDocument()
  })

  it.each(['none', 'over', 'pending'] as const)('leads to no plans where Play is switched off: %s', async (scene) => {
    await open(ownScenes[scene], { startUp: { ...withCards, modulos: [] } })
    expect(screen.getByRole('heading', { level: 1, name: 'Minha assinatura do Play' })).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Ver os planos' })).toBeNull()
  })
})

describe('an own subscription', () => {
  it('is cancelled after a confirmation that says until when it lasts', async () => {
    const { sent } = await open(ownScenes.renews)
    await press('Cancelar assinatura')
    expect(await screen.findByText(/continua assistindo até 10 de dezembro de 2026/)).toBeInTheDocument()
    await inDialog('Deixar como está')
    expect(sent).toEqual([])
    await press('Cancelar assinatura')
    await inDialog('Cancelar assinatura')
    await waitFor(() => expect(sent).toEqual([{ situacao: 'cancelada' }]))
  })

  it.each([
    ['canceled', { situacao: 'ativa', idCartao: 5, valorTotal: 2212 }, /volta a renovar sozinha: R\$\s22,12/],
    ['canceledByHand', { situacao: 'manual' }, /não renova sozinha/],
  ] as const)('is taken up again as it was: %s', async (scene, body, says) => {
    const { sent } = await open(ownScenes[scene])
    await press('Desfazer o cancelamento')
    expect(within(await screen.findByRole('dialog')).getByText(says)).toBeInTheDocument()
    await inDialog('Desfazer')
    await waitFor(() => expect(sent).toEqual([body]))
  })

  it('renews by a card only after that is chosen and agreed to, with the price in words', async () => {
    const { sent } = await open(ownScenes.byHand)
    await press('Renovar com o cartão')
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByText(/^Cada renovação custa R\$\s22,12.*1 mês/)).toBeInTheDocument()
    await inDialog('Autorizar a renovação')
    expect(sent).toEqual([])
    await userEvent.click(dialog.getByRole('radio', { name: /final 4444/ }))
    await inDialog('Autorizar a renovação')
    await waitFor(() => expect(sent).toEqual([{ situacao: 'ativa', idCartao: 6, valorTotal: 2212 }]))
    expect(await screen.findByText('Renovação autorizada. A cobrança é em 9 de dezembro de 2026.')).toBeInTheDocument()
  })

  it('asks again when the price has changed meanwhile', async () => {
    await open(ownScenes.changed)
    await press('Renovar com o cartão')
    await userEvent.click(await screen.findByRole('radio', { name: /final 4242/ }))
    await inDialog('Autorizar a renovação')
    expect(await screen.findByText(/mudou desde que você abriu a página/)).toBeInTheDocument()
  })

  it('says where a card can be kept', async () => {
    await open(ownScenes.noCards)
    await press('Renovar com o cartão')
    expect(await screen.findByText(/^Você não tem cartões guardados/)).toBeInTheDocument()
  })

  it('offers a retry when the saved cards fail to load', async () => {
    let cards = refuse(500)
    await open({ ...ownScenes.byHand, [ownCalls.cards]: () => cards })
    await press('Renovar com o cartão')
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByRole('alert')).toHaveTextContent('Não foi possível buscar os seus cartões')
    expect(dialog.queryByText(/^Você não tem cartões guardados/)).toBeNull()
    cards = ownScenes.byHand[ownCalls.cards]
    await inDialog('Tentar de novo')
    expect(await dialog.findByRole('radio', { name: /final 4242/ })).toBeInTheDocument()
  })

  it('stops renewing by card, and shows a failure', async () => {
    await open(ownScenes.notChanged)
    await press('Desligar a renovação automática')
    await inDialog('Desligar')
    expect(await screen.findByText(/^Não foi possível alterar agora/)).toBeInTheDocument()
  })

  it('hands the next period to checkout', async () => {
    const { path } = await open(ownScenes.byHand)
    await press('Pagar o próximo período')
    await waitFor(() => expect(path()).toBe('/checkout'))
    const { draft } = JSON.parse(sessionStorage.getItem('atrio.draft.checkout') ?? '{}') as { draft?: object }
    expect(draft).toMatchObject({ kind: 'plan', payload: { planId: 2 } })
  })
})

import { refuse, renderFeature, type FakeHttp } from '@atrio/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import { givingFeature } from '../feature.ts'
import { member, ownCalls, ownScenes, withCards } from '../testing/giving.scenes.ts'

beforeAll(() => import('../recurring/change-form.tsx'), 60_000)

/** Records the requests. */
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
  const view = await renderFeature(givingFeature, {
    at: '/user/giving',
    http: recorded,
    session: member,
    startUp: withCards,
    ...more,
  })
  return { ...view, sent }
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const inDialog = async (name: string) =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }))

describe('RecurringScreen', () => {
  it.each([
    ['pt-BR', 'Contribuições recorrentes', /^R\$\s100,00 a cada 30 dias$/, 'Próxima: 22 de dezembro de 2026'],
    ['en', 'Recurring gifts', /^R\$100\.00 every 30 days$/, 'Next: December 22, 2026'],
    ['es', 'Donaciones recurrentes', /^100,00\sBRL cada 30 días$/, 'Próxima: 22 de diciembre de 2026'],
  ] as const)('shows in %s each gift’s amount, interval and next date', async (locale, title, amount, next) => {
    await open(ownScenes.one, { locale })
    expect(screen.getByRole('heading', { name: title, level: 1 })).toBeInTheDocument()
    const row = within(screen.getByRole('listitem', { name: 'Dízimos e ofertas' }))
    expect(row.getByText(amount)).toBeInTheDocument()
    expect(row.getByText(next)).toBeInTheDocument()
  })

  it('shows the state of each gift', async () => {
    await open(ownScenes.every)
    const row = (name: string) => within(screen.getByRole('listitem', { name }))
    expect(row('Missões').getByText(/a cada 45 dias$/)).toBeInTheDocument()
    expect(
      row('Missões').getByText('O cartão foi recusado. Nova tentativa: 24 de novembro de 2026'),
    ).toBeInTheDocument()
    expect(row('Missões').getByRole('link', { name: 'Contribuir desta vez' })).toHaveAttribute('href', '/give?reason=3')
    expect(row('Bolsas de estudo').getByText('Pausada')).toBeInTheDocument()
    expect(row('Bolsas de estudo').getByText(/^Sem cartão/)).toBeInTheDocument()
    expect(row('Bolsas de estudo').queryByRole('button', { name: 'Retomar' })).toBeNull()
    expect(row('Cesta da esperança').getByText('Parou: o cartão foi recusado')).toBeInTheDocument()
    expect(row('Cesta da esperança').getByRole('button', { name: 'Retomar' })).toBeInTheDocument()
  })

  it('links to giving when there are no recurring gifts', async () => {
    await open(ownScenes.none)
    expect(screen.getByRole('heading', { name: 'Você não tem contribuições recorrentes' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Nova contribuição' })).toHaveAttribute('href', '/give')
  })

  it('shows an error when the list fails to load and retries on request', async () => {
    const { transport } = await open(ownScenes.fails)
    expect(screen.getByRole('alert')).toHaveTextContent('Não foi possível buscar as suas contribuições')
    await press('Tentar de novo')
    await waitFor(() => expect(transport.calls).toEqual([ownCalls.list, ownCalls.list]))
  })

  it('requires a login and stays available when the module is off', async () => {
    const { transport, unmount } = await open(ownScenes.one, { session: undefined })
    expect(transport.calls).toEqual([])
    unmount()
    await open(ownScenes.one, { startUp: { ...withCards, modulos: [] } })
    expect(screen.getByRole('listitem', { name: 'Dízimos e ofertas' })).toBeInTheDocument()
  })

  it.each([ownScenes.one, ownScenes.none])('offers no new gift when the module is off', async (http) => {
    await open(http, { startUp: { ...withCards, modulos: [] } })
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Nova contribuição' })).toBeNull()
  })
})

describe('a recurring gift', () => {
  it('is cancelled after confirmation', async () => {
    const sent: unknown[] = []
    await open({
      ...ownScenes.one,
      [ownCalls.list]: () => (sent.length > 0 ? ownScenes.none : ownScenes.one)[ownCalls.list],
      [ownCalls.change]: ({ body }: { body: object }) => {
        sent.push(body)
        return (ownScenes.one as FakeHttp)[ownCalls.change]
      },
    })
    await press('Cancelar')
    await inDialog('Deixar como está')
    expect(sent).toEqual([])
    await press('Cancelar')
    expect(
      await screen.findByRole('dialog', { name: 'Cancelar a contribuição para Dízimos e ofertas?' }),
    ).toBeInTheDocument()
    await inDialog('Cancelar contribuição')
    await waitFor(() => expect(sent).toEqual([{ situacao: 'cancelada' }]))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByText('Você não tem contribuições recorrentes')).toBeInTheDocument()
    // the pressed button is unmounted with its row
    await waitFor(() => expect(screen.getByRole('group', { name: 'Contribuições recorrentes' })).toHaveFocus())
  })

  it.each([
    ['Pausar', ownScenes.one, 'pausada'],
    ['Retomar', ownScenes.paused, 'ativa'],
  ] as const)('asks for confirmation on %s', async (name, http, situacao) => {
    const { sent } = await open(http)
    await press(name)
    await inDialog(name)
    await waitFor(() => expect(sent).toEqual([{ situacao }]))
    expect(await screen.findByText('Retomada. A próxima é em 22 de dezembro de 2026.')).toBeInTheDocument()
  })

  it('shows an error and allows a retry when the change fails', async () => {
    await open(ownScenes.notChanged)
    await press('Pausar')
    await inDialog('Pausar')
    expect(await screen.findByText(/^Não foi possível alterar agora/)).toBeInTheDocument()
    expect(within(screen.getByRole('dialog')).getByRole('button', { name: 'Pausar' })).not.toHaveAttribute('aria-busy')
  })

  it('can change its amount and card', async () => {
    const { sent } = await open(ownScenes.one)
    await press('Alterar')
    const amount = await screen.findByLabelText('Valor')
    expect(amount).toHaveValue('100,00')
    await userEvent.clear(amount)
    await userEvent.type(amount, '400')
    await inDialog('Salvar')
    expect(await screen.findByText(/deve ser maior que R\$\s5,00/)).toBeInTheDocument()
    await userEvent.clear(amount)
    await userEvent.type(amount, '2500')
    await userEvent.click(screen.getByRole('radio', { name: /final 4444/ }))
    await inDialog('Salvar')
    await waitFor(() => expect(sent).toEqual([{ valor: 2_500, idCartao: 6 }]))
    expect(await screen.findByText('Alteração salva.')).toBeInTheDocument()
  })

  it('links to the saved cards when there is none', async () => {
    await open(ownScenes.noCards)
    await press('Alterar')
    expect(await screen.findByText(/^Você não tem cartões guardados/)).toBeInTheDocument()
  })

  it('offers a retry when the saved cards fail to load', async () => {
    let cards = refuse(500)
    await open({ ...ownScenes.one, [ownCalls.cards]: () => cards })
    await press('Alterar')
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByRole('alert')).toHaveTextContent('Não foi possível buscar os seus cartões')
    expect(dialog.queryByText(/^Você não tem cartões guardados/)).toBeNull()
    cards = ownScenes.one[ownCalls.cards]
    await inDialog('Tentar de novo')
    expect(await dialog.findByRole('radio', { name: /final 4242/ })).toBeInTheDocument()
  })
})

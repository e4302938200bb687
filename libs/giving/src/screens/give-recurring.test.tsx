import { checkoutFeature } from '@atrio/checkout'
import { restoringAtom, sessionAtom, signedOut } from '@atrio/tenant-core'
import { renderFeature } from '@atrio/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { givingFeature } from '../feature.ts'
import { member, ownCalls, ownScenes, scenes, withCards } from '../testing/giving.scenes.ts'

const open = (more = {}) =>
  renderFeature(givingFeature, {
    at: '/give',
    http: ownScenes.one,
    beside: [checkoutFeature],
    session: member,
    startUp: withCards,
    ...more,
  })
const repeat = () => screen.queryByRole('checkbox', { name: 'Repetir esta contribuição' })
const choose = (name: RegExp) => userEvent.click(screen.getByRole('checkbox', { name }))
const payload = () =>
  (JSON.parse(sessionStorage.getItem('atrio.draft.checkout') ?? '{}') as { draft?: { payload: object } }).draft?.payload

beforeAll(() => import('../give/gift.schema.ts'), 60_000)
afterEach(() => sessionStorage.clear())

async function give(name: RegExp) {
  await choose(name)
  await userEvent.click(screen.getByRole('button', { name: /50,00$/ }))
}
const go = () => userEvent.click(screen.getByRole('button', { name: 'Ir para o pagamento' }))

describe('starting a recurring gift', () => {
  it('defaults to 30 days and shows the next date', async () => {
    const { path } = await open()
    await give(/^Dízimos/)
    await userEvent.click(repeat()!)
    expect(screen.getByLabelText('Com que frequência?')).toHaveValue('30')
    expect(screen.getByText(/^A primeira é agora; a próxima, em \d/)).toBeInTheDocument()
    await userEvent.selectOptions(screen.getByLabelText('Com que frequência?'), 'toda semana')
    await go()
    await waitFor(() => expect(path()).toBe('/checkout'))
    expect(payload()).toMatchObject({ gifts: [{ reasonId: 3, amount: 5_000 }], everyDays: 7 })
    // by card only, which is always saved
    expect(await screen.findByRole('radio', { name: 'Cartão de crédito' })).toBeInTheDocument()
    expect(screen.queryByRole('radio', { name: /Dinheiro/ })).toBeNull()
    expect((await screen.findAllByText(/^Repete a cada 7 dias; a próxima em/))[0]).toBeInTheDocument()
    expect(await screen.findByText(/^O cartão fica guardado/)).toBeInTheDocument()
  })

  it('stays recurring when the form is submitted while the session is being restored', async () => {
    const { ctx, path } = await open()
    await give(/^Dízimos/)
    await userEvent.click(repeat()!)
    const { promise, resolve } = Promise.withResolvers<void>()
    act(() => {
      ctx.store.set(sessionAtom, signedOut)
      ctx.store.set(restoringAtom, promise)
    })
    await go()
    await act(async () => {
      ctx.store.set(sessionAtom, member)
      ctx.store.set(restoringAtom, null)
      resolve()
      await promise
    })
    await waitFor(() => expect(path()).toBe('/checkout'))
    expect(payload()).toMatchObject({ everyDays: 30 })
  })

  it('is limited to one reason: a second one makes the gift a single one', async () => {
    const { path } = await open()
    await give(/^Dízimos/)
    await userEvent.click(repeat()!)
    await choose(/^Cesta/)
    expect(repeat()).toBeNull()
    expect(screen.getByText(/^Para repetir, escolha uma só finalidade/)).toBeInTheDocument()
    await choose(/^Cesta/)
    expect(repeat()).toBeChecked()
    await choose(/^Cesta/)
    await userEvent.type(screen.getByLabelText('Valor: Cesta da esperança'), '2500')
    await go()
    await waitFor(() => expect(path()).toBe('/checkout'))
    expect(payload()).toMatchObject({ everyDays: null })
  })

  it('is not offered for a reason that accepts single gifts only', async () => {
    await open()
    await choose(/^Missões/)
    expect(screen.getByText(/^Esta finalidade recebe contribuições uma vez só/)).toBeInTheDocument()
    expect(repeat()).toBeNull()
  })

  it('is explained to visitors as a member’s option', async () => {
    await open({ session: undefined })
    expect(screen.getByText(/^Quer contribuir todo mês\?/)).toBeInTheDocument()
    expect(repeat()).toBeNull()
  })

  it('is hidden when the church accepts no cards', async () => {
    await open({ startUp: { metodosPagamento: [withCards.metodosPagamento[1]] } })
    expect(repeat()).toBeNull()
    expect(screen.queryByText(/repetir|todo mês/)).toBeNull()
  })

  it('links to the person’s recurring gifts', async () => {
    const { transport } = await open({ http: { ...scenes.many, [ownCalls.list]: { doacoesRecorrentes: [] } } })
    expect(screen.getByRole('link', { name: 'Minhas contribuições recorrentes' })).toHaveAttribute(
      'href',
      '/user/giving',
    )
    expect(transport.calls).not.toContain(ownCalls.list)
  })
})

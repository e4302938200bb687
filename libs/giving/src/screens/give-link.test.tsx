import { checkoutFeature } from '@atrio/checkout'
import { renderFeature } from '@atrio/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { givingFeature } from '../feature.ts'
import { access } from '../testing/access-feature.ts'
import { member, scenes, withCards } from '../testing/giving.scenes.ts'

const open = (query: string, more = {}) =>
  renderFeature(givingFeature, { at: `/give${query}`, http: scenes.many, beside: [checkoutFeature], ...more })
const amountFor = (name: string) => screen.getByLabelText(`Valor: ${name}`)
const order = () =>
  (JSON.parse(sessionStorage.getItem('atrio.draft.checkout') ?? '{}') as { draft?: { payload: object } }).draft?.payload

beforeAll(() => import('../give/gift.schema.ts'), 60_000)
afterEach(() => sessionStorage.clear())

describe('a link to a gift', () => {
  it('fills in purpose, amount and frequency, and asks for the person’s own step', async () => {
    const { path } = await open('?purpose=3&amount=50&every=30', { session: member, startUp: withCards })
    expect(screen.getByRole('checkbox', { name: /^Dízimos/ })).toBeChecked()
    expect(amountFor('Dízimos e ofertas')).toHaveValue('50,00')
    expect(screen.getByRole('checkbox', { name: 'Repetir esta contribuição' })).toBeChecked()
    expect(screen.getByLabelText('Com que frequência?')).toHaveValue('30')
    expect(order()).toBeUndefined()
    await userEvent.click(screen.getByRole('button', { name: 'Ir para o pagamento' }))
    await waitFor(() => expect(path()).toBe('/checkout'))
    expect(order()).toMatchObject({ gifts: [{ reasonId: 3, amount: 5_000 }], everyDays: 30 })
  })

  it.each([
    ['?purpose=99&amount=50', /A finalidade do link não existe mais/],
    ['?purpose=<script>&amount=50', /A finalidade do link não existe mais/],
    ['?purpose=3&amount=5', /é pouco: .* maior que R\$\s5,00/],
    ['?purpose=7&amount=1000.01', /é demais: o máximo de uma vez é R\$\s1\.000,00/],
    ['?purpose=3&amount=1e9', /O valor do link não é válido/],
    ['?purpose=3&amount=-50', /O valor do link não é válido/],
    ['?purpose=3&amount=12.345', /O valor do link não é válido/],
    ['?purpose=3&amount=%00', /O valor do link não é válido/],
    ['?purpose=3&every=31', /A frequência do link não existe/],
    ['?purpose=3&every=%27%20or%201', /A frequência do link não existe/],
  ])('%s says what could not be filled in', async (query, words) => {
    await open(query)
    expect(screen.getByText(words)).toBeInTheDocument()
    for (const field of screen.queryAllByLabelText(/^Valor: /)) expect(field).toHaveValue('')
  })

  it('keeps the gift that was begun for its purpose, and gives way to another', async () => {
    const { unmount } = await open('?purpose=4&amount=25')
    await userEvent.click(screen.getByRole('button', { name: 'Ir para o pagamento' }))
    await waitFor(() => expect(order()).toBeDefined())
    unmount()
    const same = await open('?purpose=4&amount=30')
    expect(amountFor('Missões')).toHaveValue('25,00')
    same.unmount()
    await open('?purpose=5&amount=30')
    expect(amountFor('Cesta da esperança')).toHaveValue('30,00')
    expect(screen.getByRole('checkbox', { name: /^Missões/ })).not.toBeChecked()
  })

  it.each([
    ['when followed', false],
    // as the access page does
    ['when reached by signing in', true],
  ])('begins a gift that repeats, %s while another to the same purpose is unpaid', async (_how, replace) => {
    const at = '?purpose=3&amount=25'
    const { path, router } = await open(at, { session: member, startUp: withCards })
    await userEvent.click(screen.getByRole('button', { name: 'Ir para o pagamento' }))
    await waitFor(() => expect(path()).toBe('/checkout'))
    await router.navigate('/give?purpose=3&every=30', { replace })
    expect(await screen.findByRole('checkbox', { name: 'Repetir esta contribuição' })).toBeChecked()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Repetir esta contribuição' }))
    await userEvent.type(amountFor('Dízimos e ofertas'), '7000')
    await userEvent.click(screen.getByRole('button', { name: 'Ir para o pagamento' }))
    await waitFor(() => expect(path()).toBe('/checkout'))
    await router.navigate(-1)
    // what the giver has changed is restored, not what the link asked
    expect(await screen.findByRole('checkbox', { name: 'Repetir esta contribuição' })).not.toBeChecked()
    expect(amountFor('Dízimos e ofertas')).toHaveValue('70,00')
  })

  it('keeps what was typed when the giver comes back to it', async () => {
    const { unmount } = await open('?purpose=4&every=30')
    await userEvent.type(amountFor('Missões'), '4000')
    await waitFor(() => expect(JSON.stringify(sessionStorage)).toContain('4000'))
    unmount()
    const again = await open('?purpose=4&every=30')
    await waitFor(() => expect(amountFor('Missões')).toHaveValue('40,00'))
    again.unmount()
    await open('?purpose=4&amount=30')
    expect(amountFor('Missões')).toHaveValue('30,00')
  })

  it('is copied from the form as it is filled in, for one purpose only', async () => {
    const user = userEvent.setup()
    await open('?purpose=4')
    expect(screen.queryByRole('button', { name: /Copiar o link/ })).toBeNull()
    await user.type(amountFor('Missões'), '2550')
    await user.click(screen.getByRole('button', { name: 'Copiar o link desta contribuição' }))
    expect(await screen.findByText('Link copiado.')).toBeInTheDocument()
    expect(new URL(await navigator.clipboard.readText()).search).toBe('?purpose=4&amount=25.50')
    await user.click(screen.getByRole('checkbox', { name: /^Cesta/ }))
    expect(screen.queryByRole('button', { name: /Copiar o link/ })).toBeNull()
  })

  it('is still there after signing in', async () => {
    await open('?purpose=3&amount=50&every=30', { startUp: withCards, beside: [checkoutFeature, access] })
    const enter = screen.getByRole('link', { name: 'Entrar na minha conta' })
    expect(decodeURIComponent(enter.getAttribute('href') ?? '')).toContain('/give?purpose=3&amount=50&every=30')
  })
})

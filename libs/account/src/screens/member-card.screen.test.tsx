import { defineFeature } from '@atrio/tenant-core'
import { renderFeature, type FakeHttp } from '@atrio/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { memberCardFeature } from '../member-card.feature.ts'
import { member } from '../testing/account.scenes.ts'
import { cardCall, cardScenes } from '../testing/member-card.scenes.ts'

const none = () => Promise.resolve({})
const church = defineFeature({
  id: 'church',
  messages: { 'pt-BR': none, en: none, es: none },
  routes: () => [{ path: '/access', screen: () => Promise.resolve({ default: () => <h1>access</h1> }) }],
  links: { 'account.access': () => '/access', 'account.home': () => '/user/account', 'content.about': () => '/about' },
})
const open = (http: FakeHttp, options: { locale?: 'en' | 'es'; session?: typeof member | undefined } = {}) =>
  renderFeature(memberCardFeature, {
    at: '/user/account/card',
    http,
    beside: [church],
    session: member,
    ...(options as object),
  })
/** The card's data as text, by label. */
const said = () =>
  Object.fromEntries(
    within(screen.getByRole('heading', { level: 2 }).closest('section')!)
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  )
const sheet = () => document.querySelector('[data-card-sheet]')!
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

afterEach(() => vi.restoreAllMocks())

describe('MemberCardScreen', () => {
  it('shows every value in the reader’s format', async () => {
    await open(cardScenes.whole)
    expect(screen.getByRole('heading', { level: 1, name: 'Carteirinha de membro' })).toBeInTheDocument()
    expect(said()).toEqual({
      Nome: 'Ana Beatriz Nogueira',
      Número: '01427',
      Congregação: 'Sede, Vila Mariana',
      'Cargo ou atividade': 'Professora da escola dominical',
      CPF: '529.982.247-25',
      Nascimento: '14/03/1987',
      Sexo: 'Feminino',
      Batismo: '16/12/2001',
      'Estado civil': 'Casado(a)',
      Telefone: '+55 11 98765-4321',
      Responsável: 'Pr. André Lima',
      Vínculo: 'Família Nogueira',
      Validade: 'Conferir a carteirinha',
    })
    expect(screen.getByRole('link', { name: 'Conferir a carteirinha' })).toHaveAttribute(
      'href',
      'https://demo.portal.test/member-card/0123456789abcdef0123456789abcdef',
    )
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  })

  it('draws two sides with the church’s name and a QR code', async () => {
    await open(cardScenes.whole)
    const [front, back] = sheet().querySelectorAll<HTMLElement>('[data-card-face]') as unknown as [
      HTMLElement,
      HTMLElement,
    ]
    expect(front.textContent).toMatch(/Igreja Vida Plena.*Ana Beatriz Nogueira.*01427/)
    expect(front).toHaveTextContent('AN')
    expect(back).toHaveTextContent('529.982.247-25')
    expect(back.querySelectorAll('svg path[d^=M]').length).toBeGreaterThan(0)
  })

  it('leaves out unknown values', async () => {
    await open(cardScenes.bare)
    expect(said()).toEqual({ Nome: 'Ana Beatriz Nogueira', Número: '01427' })
    expect(screen.queryByRole('link', { name: 'Conferir a carteirinha' })).toBeNull()
  })

  it('prints on paper or on a card, once the print rules are in the page', async () => {
    const rules = () => [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('')
    const printed: string[] = []
    vi.spyOn(window, 'print').mockImplementation(() => void printed.push(rules()))
    await open(cardScenes.whole)
    expect(printed).toEqual([])
    await press('Imprimir em cartão')
    await press('Imprimir em folha')
    await press('Imprimir em folha')
    expect(printed.map((text) => /@page\{size:85\.6mm 53\.98mm/.test(text))).toEqual([true, false, false])
  })

  it('shows whom to ask when the e-mail has no card', async () => {
    await open(cardScenes.none)
    expect(screen.getByRole('heading', { name: 'Carteirinha não encontrada' })).toBeInTheDocument()
    expect(screen.getByText(/para o e-mail ana@demo.test nesta igreja, Igreja Vida Plena/)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Falar com a igreja' })).toHaveAttribute('href', '/about')
    expect(screen.queryByRole('button')).toBeNull()
  })

  it.each(['fails', 'unreachable'] as const)(
    'shows an error when the card fails to load (%s) and retries on request',
    async (scene) => {
      const http: FakeHttp = { ...cardScenes[scene] }
      const { transport } = await open(http)
      expect(screen.getByRole('alert')).toHaveTextContent('Não foi possível buscar a carteirinha')
      http[cardCall] = cardScenes.whole[cardCall]
      await press('Tentar de novo')
      await waitFor(() => expect(said()).toMatchObject({ Número: '01427' }))
      expect(transport.calls).toEqual([cardCall, cardCall])
    },
  )

  it('is translated to English and Spanish', async () => {
    const { unmount } = await open(cardScenes.whole, { locale: 'en' })
    expect(said()).toMatchObject({ Born: '03/14/1987', 'Marital status': 'Married' })
    unmount()
    await open(cardScenes.whole, { locale: 'es' })
    expect(said()).toMatchObject({ Nacimiento: '14/03/1987', Sexo: 'Femenino' })
  })

  it('requires a login', async () => {
    const { path, transport } = await open({}, { session: undefined })
    expect(path()).toBe('/access')
    expect(transport.calls).toEqual([])
  })
})

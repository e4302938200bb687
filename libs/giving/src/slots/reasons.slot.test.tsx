import { defineFeature } from '@atrio/tenant-core'
import { renderFeature, slotHost } from '@atrio/testing'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { givingFeature } from '../feature.ts'
import { scenes, withoutPaymentMethods } from '../testing/giving.scenes.ts'

const none = () => Promise.resolve({})
/** Stands for the page where one gives. */
const givingPage = defineFeature({
  id: 'givingPage',
  messages: { 'pt-BR': none, en: none, es: none },
  links: { 'giving.home': (params) => (params?.reasonId ? `/give?reason=${params.reasonId}` : '/give') },
})

const home = (http: (typeof scenes)[keyof typeof scenes], more = {}) =>
  renderFeature(givingFeature, { at: '/', beside: [slotHost()], http, ...more })

describe("home's reasons to give", () => {
  it.each([
    ['pt-BR', 'Contribuir', /^Qualquer valor acima de R\$\s5,00$/, 'Uma vez ou todo mês'],
    ['en', 'Give', /^Any amount over R\$5\.00$/, 'Once or every month'],
    ['es', 'Contribuir', /^Cualquier monto superior a 5,00\sBRL$/, 'Una vez o cada mes'],
  ] as const)('names each in %s with its minimum', async (locale, title, meta, recurring) => {
    await home(scenes.single, { locale })
    expect(screen.getByRole('region', { name: title })).toBeInTheDocument()
    expect(screen.getByText('Dízimos e ofertas')).toBeInTheDocument()
    expect(screen.getByText('O sustento da casa e do seu trabalho.')).toBeInTheDocument()
    expect(screen.getByText(meta)).toBeInTheDocument()
    expect(screen.getByText(recurring)).toBeInTheDocument()
  })

  it('says no minimum where there is none', async () => {
    await home(scenes.many)
    expect(screen.getByText('Três famílias no sertão do Piauí.')).toBeInTheDocument()
    expect(screen.getAllByText(/^Qualquer valor acima de/).map((line) => line.textContent)).toEqual([
      expect.stringMatching(/R\$\s5,00$/),
      expect.stringMatching(/R\$\s20,00$/),
    ])
  })

  it('leads to the page where one gives, where it stands', async () => {
    await home(scenes.many, { beside: [slotHost(), givingPage] })
    expect(screen.getByRole('link', { name: 'Missões' })).toHaveAttribute('href', '/give?reason=4')
    expect(screen.getByRole('link', { name: 'Todas as formas de contribuir' })).toHaveAttribute('href', '/give')
  })

  it('leads nowhere else', async () => {
    await home(scenes.many)
    expect(screen.queryByRole('link')).toBeNull()
  })

  it.each([
    ['pt-BR', 'Nenhuma opção de doação por enquanto', 'A igreja não está recebendo doações on-line'],
    ['en', 'No giving options yet', 'The church is not accepting online donations'],
    ['es', 'Todavía no hay opciones para donar', 'La iglesia no está recibiendo donaciones en línea'],
  ] as const)('says in %s why nothing can be given', async (locale, nothing, closed) => {
    const { unmount } = await home(scenes.empty, { locale })
    expect(screen.getByRole('heading', { name: nothing })).toBeInTheDocument()
    unmount()
    await home(scenes.many, { locale, startUp: withoutPaymentMethods })
    expect(screen.getByRole('heading', { name: closed })).toBeInTheDocument()
    expect(screen.queryByRole('list')).toBeNull()
  })

  it('fails in its own section', async () => {
    await home(scenes.failing)
    expect(screen.getByRole('alert')).toHaveTextContent('section failed')
  })
})

import { renderFeature, slotHost, type FakeHttp } from '@atrio/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { givingFeature } from '../feature.ts'
import { access } from '../testing/access-feature.ts'
import { CALL, member, reasons, scenes, withCards, withoutPaymentMethods } from '../testing/giving.scenes.ts'

const home = (http: FakeHttp, more = {}) =>
  renderFeature(givingFeature, { at: '/', beside: [slotHost()], http, ...more })

/** A church with cards and accounts. */
const monthly = { startUp: withCards, beside: [slotHost(), access] }

describe("home's reasons to give", () => {
  it.each([
    ['pt-BR', 'Contribuir', /^Mais de R\$\s5,00$/],
    ['en', 'Give', /^More than R\$5\.00$/],
    ['es', 'Donar', /^Más de 5,00\sBRL$/],
  ] as const)('lists each reason in %s with its minimum', async (locale, title, meta) => {
    await home(scenes.single, { locale })
    expect(screen.getByRole('region', { name: title })).toBeInTheDocument()
    expect(screen.getByText('Dízimos e ofertas')).toBeInTheDocument()
    expect(screen.getByText('O sustento da casa e do seu trabalho.')).toBeInTheDocument()
    expect(screen.getByText(meta)).toBeInTheDocument()
  })

  it('shows no minimum when there is none', async () => {
    await home(scenes.many)
    expect(screen.getByText('Três famílias no sertão do Piauí.')).toBeInTheDocument()
    expect(screen.getAllByText(/^Mais de/).map((line) => line.textContent)).toEqual([
      expect.stringMatching(/R\$\s5,00$/),
      expect.stringMatching(/R\$\s20,00$/),
    ])
  })

  it.each([
    ['pt-BR', /^R\$\s41\.000,00 de R\$\s60\.000,00 · 68%$/],
    ['en', /^R\$41,000\.00 of R\$60,000\.00 · 68%$/],
    ['es', /^41\.000,00\sBRL de 60\.000,00\sBRL · 68%$/],
  ] as const)('shows in %s how much of a goal there is, and nothing for other reasons', async (locale, words) => {
    await home(scenes.many, { locale })
    expect(screen.getByText(words)).toBeInTheDocument()
    expect(screen.getAllByText(/%$/)).toHaveLength(1)
  })

  it('says that a goal is reached', async () => {
    const [reason] = reasons
    await home({ [CALL]: { motivos: [{ ...reason, campanha: { meta: 100_000, recebido: 120_000 } }] } })
    expect(screen.getByText(/^Meta de R\$\s1\.000,00 alcançada: R\$\s1\.200,00$/)).toBeInTheDocument()
  })

  it('links to giving with the reason preselected', async () => {
    await home(scenes.many)
    expect(screen.getByRole('link', { name: 'Missões' })).toHaveAttribute('href', '/give?reason=4')
    expect(screen.getByRole('link', { name: 'Todas as formas de contribuir' })).toHaveAttribute('href', '/give')
  })

  it.each([
    ['pt-BR', 'Contribuir todo mês'],
    ['en', 'Give every month'],
    ['es', 'Donar todos los meses'],
  ] as const)('offers in %s a monthly gift to the first reason that takes one', async (locale, name) => {
    const [tithes, missions] = reasons
    const http = { [CALL]: { motivos: [missions, tithes] } }
    const { path } = await home(http, { ...monthly, locale, session: member })
    const link = screen.getByRole('link', { name })
    expect(link).toHaveAttribute('href', `/give?purpose=${tithes?.id}&every=30`)
    await userEvent.click(link)
    await expect.poll(path).toBe(`/give?purpose=${tithes?.id}&every=30`)
  })

  it('leads visitors to a monthly gift by way of their account', async () => {
    const { path } = await home(scenes.many, monthly)
    await userEvent.click(screen.getByRole('link', { name: 'Contribuir todo mês' }))
    await expect.poll(() => decodeURIComponent(path() ?? '')).toBe('/access?redirectTo=/give?purpose=3&every=30')
  })

  it('offers no monthly gift without accounts or cards, or where no reason takes one', async () => {
    const [, cash] = withCards.metodosPagamento
    for (const [http, more] of [
      [scenes.many, { startUp: withCards }],
      [scenes.many, { ...monthly, startUp: { metodosPagamento: [cash] } }],
      [{ [CALL]: { motivos: [reasons[1]] } }, monthly],
    ] as const) {
      const { unmount } = await home(http, { ...more, session: member })
      expect(screen.queryByRole('link', { name: 'Contribuir todo mês' })).toBeNull()
      unmount()
    }
  })

  it.each([
    ['pt-BR', 'Nenhuma opção de contribuição por enquanto', 'A igreja não está recebendo contribuições on-line'],
    ['en', 'No giving options yet', 'The church is not accepting gifts online'],
    ['es', 'Todavía no hay opciones para donar', 'La iglesia no está recibiendo donaciones en línea'],
  ] as const)('explains in %s why nothing can be given', async (locale, nothing, closed) => {
    const { unmount } = await home(scenes.empty, { locale })
    expect(screen.getByRole('heading', { name: nothing })).toBeInTheDocument()
    unmount()
    await home(scenes.many, { locale, startUp: withoutPaymentMethods })
    expect(screen.getByRole('heading', { name: closed })).toBeInTheDocument()
    expect(screen.queryByRole('list')).toBeNull()
  })

  it('fails within its own section', async () => {
    await home(scenes.failing)
    expect(screen.getByRole('alert')).toHaveTextContent('section failed')
  })
})

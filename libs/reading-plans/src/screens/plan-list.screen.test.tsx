import { renderFeature, type FakeHttp } from '@atrio/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { readingPlansFeature } from '../feature.ts'
import { framedFeature } from '../testing/framed.feature.ts'
import { calls, member, PLAN, scenes } from '../testing/reading-plans.scenes.ts'

const open = (http: FakeHttp, query = '', more = {}) =>
  renderFeature(readingPlansFeature, { at: `/reading-plans${query}`, http, session: member, ...more })

describe('PlanListScreen', () => {
  it.each([
    ['pt-BR', 'Planos de leitura', '3 dias', 'Dias lidos: 1 de 3', 'Concluído'],
    ['en', 'Reading plans', '3 days', 'Days read: 1 of 3', 'Completed'],
    ['es', 'Planes de lectura', '3 días', 'Días leídos: 1 de 3', 'Completado'],
  ] as const)(
    'lists the plans in %s with the person’s progress',
    async (locale, title, length, progress, completed) => {
      await open(scenes.list, '', { locale })
      expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument()
      const [first, second] = screen.getAllByRole('article')
      expect(within(first!).getByText(length)).toBeInTheDocument()
      expect(within(first!).getByText(progress)).toBeInTheDocument()
      expect(within(second!).getByText(completed)).toBeInTheDocument()
      expect(screen.getByRole('link', { name: 'Sete salmos para a semana' })).toHaveAttribute(
        'href',
        `/reading-plans/${PLAN}`,
      )
    },
  )

  it('loads the next page on request', async () => {
    await open(scenes.pages)
    await userEvent.click(screen.getByRole('button', { name: 'Mostrar mais planos' }))
    expect(await screen.findByRole('link', { name: 'Quatorze dias com Marcos' })).toBeInTheDocument()
  })

  it('shows an empty state and leaves a failure to the route’s error boundary', async () => {
    const { unmount } = await open(scenes.empty)
    expect(screen.getByRole('heading', { name: 'Nenhum plano por aqui ainda' })).toBeInTheDocument()
    unmount()
    await open(scenes.listFails)
    expect(screen.getByRole('alert')).toHaveTextContent('error boundary')
  })
})

describe('own reading plans', () => {
  it('are split into current and finished ones', async () => {
    await open(scenes.list)
    await userEvent.click(screen.getByRole('link', { name: 'Meus planos' }))
    await screen.findByRole('heading', { level: 2, name: 'Em andamento' })
    const under = (name: string) =>
      within(screen.getByRole('heading', { level: 2, name }).parentElement!).getAllByRole('link')
    expect(under('Em andamento').map(({ textContent }) => textContent)).toEqual(['Sete salmos para a semana'])
    expect(under('Concluídos').map(({ textContent }) => textContent)).toEqual(['Quatorze dias com Marcos'])
    expect(screen.getByText('Concluído em 2 de novembro de 2026')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Meus planos' })).toHaveAttribute('aria-current', 'page')
  })

  it('show an invitation when there are none', async () => {
    await open(scenes.fresh, '?mine=1')
    expect(screen.getByRole('heading', { name: 'Você ainda não começou nenhum plano' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Descobrir planos' })).toHaveAttribute('href', '/reading-plans')
  })

  it('show an error when they fail to load and retry on request', async () => {
    let up = false
    await open(
      { ...scenes.list, [calls.own]: () => (up ? scenes.list[calls.own] : Promise.reject(new Error())) },
      '?mine=1',
    )
    expect(screen.getByRole('alert')).toHaveTextContent('Não foi possível buscar a sua leitura')
    up = true
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    expect(await screen.findByRole('heading', { name: 'Em andamento' })).toBeInTheDocument()
  })
})

describe('the list of plans in a frame', () => {
  const frame = (query: string, more = {}) =>
    renderFeature(framedFeature, { at: `/embed/reading-plans${query}`, http: scenes.list, ...more })

  it('is public and keeps links within the frame', async () => {
    const { transport } = await frame('')
    expect(screen.getByRole('link', { name: 'Sete salmos para a semana' })).toHaveAttribute(
      'href',
      `/embed/reading-plans/${PLAN}`,
    )
    expect(transport.calls).toEqual([calls.list])
  })

  it('asks to sign in on the portal for own plans', async () => {
    await frame('?mine=1')
    expect(screen.getByRole('link', { name: 'Entrar no portal' })).toHaveAttribute(
      'href',
      'https://demo.portal.test/reading-plans?mine=1',
    )
  })

  it('shows a member their own plans', async () => {
    await frame('?mine=1', { session: member })
    expect(screen.getByRole('heading', { name: 'Em andamento' })).toBeInTheDocument()
  })
})

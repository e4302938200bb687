import { renderFeature } from '@atrio/testing'
import { screen } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { eventsFeature } from '../feature.ts'
import { member, scenes } from '../testing/registrations.scenes.ts'

// loads the lazy modules before the tests
beforeAll(() => import('./content.screen.tsx'), 60_000)

const open = (id: number | string, http: (typeof scenes)['contents' | 'contentsFail'] = scenes.contents) =>
  renderFeature(eventsFeature, { at: `/user/registrations/7/ticket/31/content/${id}`, http, session: member })

describe('ContentScreen', () => {
  it('shows a text', async () => {
    await open(41)
    expect(screen.getByRole('heading', { level: 1, name: 'Roteiro da primeira roda' })).toBeInTheDocument()
    expect(await screen.findByText('Comecem pela mesa: quem sempre esteve nela?')).toBeInTheDocument()
  })

  it('shows a video behind its poster', async () => {
    await open(42)
    expect(screen.getByRole('button', { name: /Palestra de abertura/ })).toBeInTheDocument()
  })

  it('links to a file', async () => {
    await open(43)
    expect(screen.getByRole('link', { name: 'Abrir o arquivo' })).toHaveAttribute('href', '/media/1/b/caderno.pdf')
  })

  it.each([
    [44, 'Em breve, a partir de 2 de dezembro'],
    [45, 'Expirou em 15 de novembro'],
    [99, 'Conteúdo não encontrado'],
  ])('explains why content %i is unavailable: %s', async (id, words) => {
    await open(id)
    expect(screen.getByRole('heading', { level: 2, name: words })).toBeInTheDocument()
  })

  it('shows an error when the content fails to load', async () => {
    await open(41, scenes.contentsFail)
    expect(screen.getByRole('alert')).toHaveTextContent('Ocorreu um erro ao buscar os dados.')
  })

  it('answers not found for an invalid id', async () => {
    const { transport } = await open('x')
    expect(screen.getByRole('alert')).toHaveTextContent('error boundary')
    expect(transport.calls).toEqual([])
  })
})

import { renderFeature } from '@atrio/testing'
import { screen } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { eventsFeature } from '../feature.ts'
import { member, scenes } from '../testing/registrations.scenes.ts'

// what a screen brings is there before anybody waits for it
beforeAll(() => import('./content.screen.tsx'), 60_000)

const open = (id: number | string, http: (typeof scenes)['contents' | 'contentsFail'] = scenes.contents) =>
  renderFeature(eventsFeature, { at: `/user/registrations/7/ticket/31/content/${id}`, http, session: member })

describe('a piece of exclusive content', () => {
  it('is a text to read', async () => {
    await open(41)
    expect(screen.getByRole('heading', { level: 1, name: 'Roteiro da primeira roda' })).toBeInTheDocument()
    expect(await screen.findByText('Comecem pela mesa: quem sempre esteve nela?')).toBeInTheDocument()
  })

  it('is a video behind its picture', async () => {
    await open(42)
    expect(screen.getByRole('button', { name: /Palestra de abertura/ })).toBeInTheDocument()
  })

  it('is a file to open', async () => {
    await open(43)
    expect(screen.getByRole('link', { name: 'Abrir o arquivo' })).toHaveAttribute('href', '/media/1/b/caderno.pdf')
  })

  it.each([
    [44, 'Em breve, a partir de 2 de dezembro'],
    [45, 'Expirou em 15 de novembro'],
    [99, 'Conteúdo não encontrado'],
  ])('number %i is not there to see, and says why', async (id, words) => {
    await open(id)
    expect(screen.getByRole('heading', { level: 2, name: words })).toBeInTheDocument()
  })

  it('says so where it could not be had', async () => {
    await open(41, scenes.contentsFail)
    expect(screen.getByRole('alert')).toHaveTextContent('Ocorreu um erro ao buscar os dados.')
  })

  it('has no page for what is no id', async () => {
    const { transport } = await open('x')
    expect(screen.getByRole('alert')).toHaveTextContent('error boundary')
    expect(transport.calls).toEqual([])
  })
})

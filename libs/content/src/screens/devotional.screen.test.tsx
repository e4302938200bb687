import { defineFeature } from '@atrio/tenant-core'
import { renderFeature, type FakeHttp } from '@atrio/testing'
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { contentFeature } from '../feature.ts'
import { withWritings, writingScenes as scenes } from '../testing/writings.scenes.ts'

const open = (http: FakeHttp, at = '/devotionals/51', more = {}) =>
  renderFeature(contentFeature, { at, http, startUp: withWritings, ...more })

describe('DevotionalScreen', () => {
  it('shows the verse with its credit and links to the previous day', async () => {
    await open(scenes.devotional)
    expect(screen.getByRole('heading', { level: 1, name: 'A mesa no deserto' })).toBeInTheDocument()
    const figure = within(screen.getByRole('figure'))
    expect(figure.getByText('Preparas uma mesa perante mim.')).toBeInTheDocument()
    expect(figure.getByText('Salmo 23.5')).toBeInTheDocument()
    expect(figure.getByText('Almeida, domínio público')).toBeInTheDocument()
    expect(await screen.findByText(/a fome chega antes do pão/)).toBeInTheDocument()
    const ways = within(screen.getByRole('navigation', { name: 'Outros devocionais' }))
    expect(ways.getByRole('link', { name: 'Anterior Água de poço' })).toHaveAttribute('href', '/devotionals/50')
    expect(ways.queryByRole('link', { name: /^Próximo/ })).toBeNull()
  })

  it('links to the next day and shows the reference without a verse', async () => {
    await open(scenes.devotionalBetween)
    expect(screen.getByRole('link', { name: 'Próximo Pão de ontem' })).toHaveAttribute('href', '/devotionals/52')
    expect(screen.getByText('Salmo 23.5')).toBeInTheDocument()
    expect(screen.queryByRole('figure')).toBeNull()
  })

  it('links its reference to the passage if the church has a Bible', async () => {
    const item = { id: 4, idIgreja: 1, codigo: 'BIBLIA', flagAtivo: true, url: null }
    const names = { nome: 'Bíblia', nomeIngles: 'Bible', nomeEspanhol: 'Biblia' }
    const none = () => Promise.resolve({})
    const bible = defineFeature({
      id: 'bible',
      messages: { 'pt-BR': none, en: none, es: none },
      links: { 'bible.page': ({ book, chapter, verse }) => `/bible/-/${book}/${chapter}#v${verse}` },
    })
    await open(scenes.devotional, '/devotionals/51', {
      beside: [bible],
      startUp: { ...withWritings, igrejaAppMenu: [{ ...item, ...names }] },
    })
    expect(await screen.findByRole('link', { name: 'Salmo 23.5' })).toHaveAttribute('href', '/bible/-/PSA/23#v5')
  })

  it('is marked as today’s only on its day', async () => {
    await open(scenes.devotional)
    expect(screen.queryByText('Devocional de hoje')).toBeNull()
  })

  it('can be printed and its address shared', async () => {
    await open(scenes.devotional)
    const print = vi.spyOn(window, 'print').mockImplementation(() => {})
    fireEvent.click(screen.getByRole('button', { name: 'Imprimir' }))
    expect(print).toHaveBeenCalledOnce()
    fireEvent.click(screen.getByRole('button', { name: 'Compartilhar' }))
    expect(await screen.findByText(/^(Endereço copiado|Copie o endereço)/)).toBeInTheDocument()
    vi.restoreAllMocks()
  })

  it.each(['99', '0', 'abc', '1e1'])('answers not found for the id %s', async (id) => {
    const { transport } = await open(scenes.devotionalMissing, `/devotionals/${id}`)
    expect(screen.getByRole('alert')).toHaveTextContent('error boundary')
    expect(transport.calls.length).toBe(id === '99' ? 1 : 0)
  })
})

import { refuse } from '@atrio/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { openPlay, visitPlay } from '../testing/open-play.ts'
import { calls, scenes } from '../testing/play.scenes.ts'

const at = (query: string) => `/play/search?${query}`

describe('PlaySearchScreen', () => {
  it.each([
    ['type=video', 'Vídeos', 'A confiança'],
    ['type=collection', 'Coletâneas', 'Como ler os Salmos'],
    ['type=query&term=salmo', 'Busca: “salmo”', 'O lamento'],
  ])('shows for %s the title %s and %s', async (query, title, found) => {
    await openPlay(at(query), scenes.subscribed)
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: found })).toBeInTheDocument()
  })

  it('searches for the term typed in the page’s head and shows an empty result', async () => {
    const { path } = await openPlay(at('type=video'), scenes.subscribed)
    const field = screen.getByRole('searchbox', { name: 'Buscar no Play' })
    await userEvent.type(field, ' jonas {Enter}')
    expect(await screen.findByRole('heading', { name: 'Nada encontrado para “jonas”' })).toBeInTheDocument()
    expect(path()).toBe('/play/search?type=query&term=jonas')
    expect(field).toHaveValue('jonas')
    expect(field).toHaveFocus()
    expect(screen.getByText('Nada encontrado para “jonas”', { selector: '[role=status]' })).toBeInTheDocument()
  })

  it('announces a lower bound while there are more results, and the total once all are loaded', async () => {
    const found = scenes.subscribed[calls.found] as object
    await openPlay(at('type=query&term=salmo'), {
      ...scenes.subscribed,
      [calls.found]: { ...found, proximo: 'Wy' },
      [`${calls.found}&depois=Wy`]: scenes.subscribed[calls.videos],
    })
    const status = () => screen.getByText(/resultado/, { selector: '[role=status]' }).textContent
    const first = /^Mais de (\d+) resultados$/.exec(status() ?? '')
    await userEvent.click(screen.getByRole('button', { name: 'Mostrar mais' }))
    await expect.poll(status).toMatch(/^\d+ resultados$/)
    expect(parseInt(status() ?? '')).toBeGreaterThan(Number(first?.[1]))
  })

  it('shows the person’s list, or explains it while it is empty', async () => {
    const { unmount } = await openPlay(at('type=mylist'), scenes.listed)
    expect(screen.getByRole('link', { name: 'O lamento' })).toBeInTheDocument()
    unmount()
    await openPlay(at('type=mylist'), scenes.subscribed)
    expect(screen.getByRole('heading', { name: 'Sua lista está vazia' })).toBeInTheDocument()
  })

  it('asks a visitor to sign in for their list when content is open', async () => {
    await visitPlay(at('type=mylist'), scenes.open)
    expect(screen.getByRole('link', { name: 'Entrar' }).getAttribute('href')).toContain('/access')
  })

  it('loads the next page on request', async () => {
    const more = `${calls.videos}&depois=Wy`
    await openPlay(at('type=video'), {
      ...scenes.subscribed,
      [calls.videos]: { ...(scenes.subscribed[calls.videos] as object), proximo: 'Wy' },
      [more]: scenes.subscribed[calls.collections],
    })
    await userEvent.click(screen.getByRole('button', { name: 'Mostrar mais' }))
    expect(await screen.findByRole('link', { name: 'Como ler os Salmos' })).toBeInTheDocument()
  })

  it('keeps what is loaded, with one notice, when the next page fails', async () => {
    await openPlay(at('type=video'), {
      ...scenes.subscribed,
      [calls.videos]: { ...(scenes.subscribed[calls.videos] as object), proximo: 'Wy' },
      [`${calls.videos}&depois=Wy`]: refuse(500),
    })
    await userEvent.click(screen.getByRole('button', { name: 'Mostrar mais' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Não conseguimos carregar mais.')
    expect(screen.getByRole('link', { name: 'A confiança' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Tentar de novo' })).toHaveFocus()
  })

  it('shows an error when the search fails', async () => {
    await openPlay(at('type=video'), scenes.failing)
    expect(screen.getByRole('alert')).toHaveTextContent('Não foi possível carregar o Play')
  })
})

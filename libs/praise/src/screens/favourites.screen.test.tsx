import { renderFeature, wireFavourite, type FakeHttp } from '@atrio/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { praiseFeature } from '../feature.ts'
import { calls, keeping, member, scenes } from '../testing/own-songs.scenes.ts'

const open = (http: FakeHttp, at = '/user/favorites', more = {}) =>
  renderFeature(praiseFeature, { at, http, session: member, ...more })
const heart = (name = 'Favorito') => screen.findByRole('button', { name })

describe('FavouritesScreen', () => {
  it('lists the marked songs and takes one out', async () => {
    await open(keeping())
    expect(screen.getByRole('link', { name: 'Noite de paz' })).toHaveAttribute('href', '/songs/22')
    expect(screen.getByRole('link', { name: 'Favoritos' })).toHaveAttribute('aria-current', 'page')
    await userEvent.click(screen.getByRole('button', { name: 'Tirar “Noite de paz” dos favoritos' }))
    expect(await screen.findByRole('heading', { name: 'Você ainda não tem favoritos' })).toBeInTheDocument()
    expect(await screen.findByText('“Noite de paz” saiu dos favoritos.')).toBeInTheDocument()
    expect(document.body).not.toHaveFocus()
  })

  it('moves the focus to the next one when one is taken out', async () => {
    await open({ ...scenes.withGone, [calls.unmark(21)]: { situacao: 'removido' } })
    await userEvent.click(screen.getAllByRole('button', { name: /^Tirar/ })[0]!)
    await expect.poll(() => screen.getAllByRole('button', { name: /^Tirar/ })).toHaveLength(1)
    expect(screen.getByRole('button', { name: /^Tirar/ })).toHaveFocus()
  })

  it('learns of a song that was marked elsewhere, also where one is taken out meanwhile', async () => {
    const asked: PromiseWithResolvers<object>[] = []
    const favoritos = [wireFavourite(), wireFavourite({ id: 22, titulo: 'Noite de paz' })]
    let isSlow = false
    const { ctx } = await open({
      ...keeping(),
      [calls.favourites]: () => (isSlow ? asked[asked.push(Promise.withResolvers()) - 1]!.promise : { favoritos }),
    })
    isSlow = true
    void ctx.queryClient.invalidateQueries()
    await expect.poll(() => asked.length).toBe(1)
    await userEvent.click(screen.getByRole('button', { name: 'Tirar “Noite de paz” dos favoritos' }))
    await expect.poll(() => asked.length).toBe(2)
    const elsewhere = wireFavourite({ id: 23, titulo: 'Santo, santo, santo' })
    asked[0]!.resolve({ favoritos: [...favoritos, elsewhere] })
    asked[1]!.resolve({ favoritos: [favoritos[0], elsewhere] })
    expect(await screen.findByRole('link', { name: 'Santo, santo, santo' })).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Noite de paz' })).toBeNull()
  })

  it('shows a song that is gone without a link', async () => {
    await open(scenes.withGone)
    expect(screen.getByText('Hino antigo')).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Hino antigo' })).toBeNull()
    expect(screen.getByText(/Este louvor não está mais na igreja/)).toBeInTheDocument()
  })

  it.each([
    ['pt-BR', 'Não foi possível buscar os seus favoritos.'],
    ['en', 'Your favorites could not be loaded.'],
    ['es', 'No se pudieron cargar tus favoritos.'],
  ] as const)('says a failure in %s', async (locale, text) => {
    await open(scenes.failing, '/user/favorites', { locale })
    expect(screen.getByRole('alert')).toHaveTextContent(text)
  })

  it('is no page where the backend has no favourites', async () => {
    await open(scenes.notOffered)
    expect(screen.getByRole('alert')).toHaveTextContent('error boundary')
  })
})

describe('the heart of a song', () => {
  it('marks it, and is pressed then', async () => {
    const { transport } = await open(keeping(), '/songs/21')
    expect(await heart()).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(await heart())
    await expect.poll(async () => (await heart()).getAttribute('aria-pressed')).toBe('true')
    expect(transport.calls).toContain(calls.mark(21))
  })

  it.each([
    ['that has no answer', scenes.notSaved, 'Não foi possível salvar. Tente de novo.'],
    ['beyond the limit', scenes.full, 'Você já tem 200 favoritos, o máximo.'],
  ])('says a mark %s', async (_what, http, text) => {
    await open(http, '/songs/21')
    await userEvent.click(await heart())
    expect(await screen.findByText(text)).toBeInTheDocument()
    expect(await heart()).toHaveAttribute('aria-pressed', 'false')
  })

  it('asks a visitor to sign in, and sends nothing', async () => {
    const { transport } = await open(keeping(), '/songs/21', { session: undefined })
    await userEvent.click(await heart())
    expect(await screen.findByRole('dialog', { name: 'Entre para guardar louvores' })).toBeInTheDocument()
    expect(transport.calls).toEqual(['GET /louvor/21/'])
  })

  it('is not there where the backend has no favourites', async () => {
    await open(scenes.notOffered, '/songs/21')
    await expect.poll(() => screen.queryByRole('button', { name: 'Favorito' })).toBeNull()
    expect(screen.getByRole('combobox', { name: 'Escolher o tom' })).toBeInTheDocument()
  })
})

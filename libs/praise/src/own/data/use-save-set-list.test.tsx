import { noResponse, refuse, renderFeature, wireListedSong, wireSetList } from '@atrio/testing'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { praiseFeature } from '../../feature.ts'
import { calls, keeping, LIST, member, type Sent } from '../../testing/own-songs.scenes.ts'

const at = `/user/set-lists/${LIST}`
const TITLES = ['Castelo forte', 'Noite de paz', 'Santo, santo, santo']
const list = wireSetList({
  louvores: TITLES.map((titulo, index) => wireListedSong({ idLouvor: 21 + index, titulo })),
})

/** The page of a list of three songs, over a server that answers a write at `answer`, and refuses one of an older version. */
async function openList() {
  const sent: Sent[] = []
  const http = keeping(list, sent)
  const store = http[calls.save] as (request: { body: Sent }) => unknown
  const held: PromiseWithResolvers<unknown>[] = []
  let version = list.versao
  const save = async (request: { body: Sent }) => {
    const failure = Promise.withResolvers<unknown>()
    held.push(failure)
    const failed = await failure.promise
    if (failed) return failed
    if (request.body.versao !== version) return refuse(409, 'conflict')
    version++
    return store(request)
  }
  const page = await renderFeature(praiseFeature, { at, http: { ...http, [calls.save]: save }, session: member })
  return {
    ...page,
    /** Answers the write that is under way, with a failure if one is given. */
    answer: async (failure?: unknown) => {
      await expect.poll(() => held.length).toBe(1)
      await act(async () => held.shift()?.resolve(failure))
    },
    saved: () => sent.at(-1)?.louvores.map(({ idLouvor }) => TITLES[idLouvor - 21]),
    writes: () => sent.length,
  }
}
const songs = () =>
  within(screen.getByRole('region', { name: 'Louvores do repertório' }))
    .getAllByRole('link')
    .map((link) => link.textContent)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('useSaveSetList', () => {
  it('saves in the end what was moved and taken out while a save was under way', async () => {
    const { answer, saved, writes } = await openList()
    await press('Descer “Castelo forte”')
    await expect.poll(songs).toEqual(['Noite de paz', 'Castelo forte', 'Santo, santo, santo'])
    await press('Descer “Castelo forte”')
    await press('Tirar “Noite de paz”')
    await expect.poll(songs).toEqual(['Santo, santo, santo', 'Castelo forte'])
    await answer()
    expect(songs()).toEqual(['Santo, santo, santo', 'Castelo forte'])
    await answer()
    await expect.poll(saved).toEqual(['Santo, santo, santo', 'Castelo forte'])
    expect(writes()).toBe(2)
    expect(await screen.findByText('“Noite de paz” saiu do repertório.')).toHaveAttribute('role', 'status')
    expect(songs()).toEqual(['Santo, santo, santo', 'Castelo forte'])
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('keeps an unsaved move when the page is left and opened again', async () => {
    const { answer, saved, router } = await openList()
    await press('Descer “Castelo forte”')
    await act(() => router.navigate('/user/set-lists'))
    await act(() => router.navigate(at))
    await expect.poll(songs).toEqual(['Noite de paz', 'Castelo forte', 'Santo, santo, santo'])
    await press('Descer “Castelo forte”')
    await answer()
    await answer()
    await expect.poll(saved).toEqual(['Noite de paz', 'Santo, santo, santo', 'Castelo forte'])
  })

  it('saves a move that failed together with a later one', async () => {
    const { answer, saved } = await openList()
    await press('Descer “Castelo forte”')
    await press('Tirar “Santo, santo, santo”')
    await answer(noResponse())
    await answer()
    await expect.poll(saved).toEqual(['Noite de paz', 'Castelo forte'])
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('shows the last saved order when nothing later can be saved', async () => {
    const { answer } = await openList()
    await press('Descer “Castelo forte”')
    await answer()
    await press('Tirar “Santo, santo, santo”')
    await answer(noResponse())
    expect(await screen.findByRole('alert')).toHaveTextContent('Sem resposta do servidor.')
    expect(songs()).toEqual(['Noite de paz', 'Castelo forte', 'Santo, santo, santo'])
  })

  it('saves another name onto a move that is under way', async () => {
    const { answer, saved } = await openList()
    await press('Descer “Castelo forte”')
    await press('Mudar nome ou data')
    const name = await screen.findByRole('textbox', { name: 'Nome' })
    await userEvent.clear(name)
    await userEvent.type(name, 'Natal')
    await press('Salvar')
    await answer()
    await answer()
    expect(await screen.findByRole('heading', { level: 1, name: 'Natal' })).toBeInTheDocument()
    expect(saved()).toEqual(['Noite de paz', 'Castelo forte', 'Santo, santo, santo'])
    expect(songs()).toEqual(['Noite de paz', 'Castelo forte', 'Santo, santo, santo'])
  })
})

import { sessionAtom } from '@atrio/tenant-core'
import { noResponse, refuse, renderFeature, wireListedSong, wireSetList, type FakeHttp } from '@atrio/testing'
import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { praiseFeature } from '../../feature.ts'
import { calls, keeping, LIST, member, type Sent } from '../../testing/own-songs.scenes.ts'
import { setListsQuery } from './own-songs.queries.ts'

const at = `/user/set-lists/${LIST}`
const TITLES = ['Castelo forte', 'Noite de paz', 'Santo, santo, santo']
const list = wireSetList({
  louvores: TITLES.map((titulo, index) => wireListedSong({ idLouvor: 21 + index, titulo })),
})

/** The page of a list of three songs, over a server that answers a write at `answer`, and refuses one of an older version. */
async function openList(more: FakeHttp = {}) {
  const sent: Sent[] = []
  const http = keeping(list, sent)
  const store = http[calls.save] as (request: { body: Sent }) => unknown
  const load = http[calls.lists] as () => unknown
  const held: PromiseWithResolvers<unknown>[] = []
  let version = list.versao
  let stored = ''
  const keep = (request: { body: Sent }) => {
    const { versao, ...content } = request.body
    const same = JSON.stringify(content) === stored
    if (!same && versao !== version) return refuse(409, 'conflict')
    if (!same) version++
    stored = JSON.stringify(content)
    return store({ body: { ...content, versao: version - 1 } })
  }
  const save = async (request: { body: Sent }) => {
    const answer = Promise.withResolvers<unknown>()
    held.push(answer)
    const failure = await answer.promise
    if (failure !== LOST) return failure ?? keep(request)
    keep(request)
    return noResponse()
  }
  const loading: PromiseWithResolvers<void>[] = []
  let isSlow = false
  const lists = async () => {
    const answer = load()
    if (isSlow) await loading[loading.push(Promise.withResolvers<void>()) - 1]!.promise
    return answer
  }
  const page = await renderFeature(praiseFeature, {
    at,
    http: { ...http, [calls.save]: save, [calls.lists]: lists, ...more },
    session: member,
  })
  return {
    ...page,
    /** Asks for the lists again; they are answered as they are now, by the function that this returns. */
    reload: async () => {
      isSlow = true
      void page.ctx.queryClient.invalidateQueries()
      await expect.poll(() => loading.length).toBe(1)
      return () => act(async () => loading.shift()!.resolve())
    },
    /** Answers the write that is under way, with a failure if one is given. */
    answer: async (failure?: unknown) => {
      await expect.poll(() => held.length).toBe(1)
      await act(async () => held.shift()?.resolve(failure))
    },
    saved: () => sent.at(-1)?.louvores.map(({ idLouvor }) => TITLES[idLouvor - 21]),
    writes: () => sent.length,
  }
}
/** As a failure: the write is saved, and its answer does not arrive. */
const LOST = Symbol('lost')
const removalOf = (version: number) => `DELETE /user/repertorio/${LIST}?igreja=1&versao=${version}`
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

  it.each([
    ['did not arrive', noResponse()],
    ['was saved without an answer', LOST],
  ])('repeats a move that %s before it saves a later one', async (_, failure) => {
    const { answer, saved } = await openList()
    await press('Descer “Castelo forte”')
    await press('Tirar “Santo, santo, santo”')
    await answer(failure)
    await answer()
    await expect.poll(saved).toEqual(['Noite de paz', 'Castelo forte', 'Santo, santo, santo'])
    await answer()
    await expect.poll(saved).toEqual(['Noite de paz', 'Castelo forte'])
    expect(await screen.findByText('“Santo, santo, santo” saiu do repertório.')).toBeInTheDocument()
    expect(songs()).toEqual(['Noite de paz', 'Castelo forte'])
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('saves what was changed after a move that the server refuses', async () => {
    const { answer, saved } = await openList()
    await press('Descer “Castelo forte”')
    await press('Tirar “Santo, santo, santo”')
    await answer(refuse(422, 'validation'))
    await expect.poll(songs).toEqual(['Castelo forte', 'Noite de paz'])
    await answer()
    await expect.poll(saved).toEqual(['Castelo forte', 'Noite de paz'])
    expect(await screen.findByRole('alert')).toHaveTextContent('Não foi possível')
    expect(songs()).toEqual(['Castelo forte', 'Noite de paz'])
  })

  it.each(['before it', 'during its save'])('keeps a move when lists arrive that were asked for %s', async (time) => {
    const { answer, reload, saved } = await openList()
    const reloadBefore = time === 'before it' && (await reload())
    await press('Descer “Castelo forte”')
    const arrive = reloadBefore || (await reload())
    await answer()
    await arrive()
    await press('Descer “Castelo forte”')
    await answer()
    await expect.poll(saved).toEqual(['Noite de paz', 'Santo, santo, santo', 'Castelo forte'])
    await expect.poll(songs).toEqual(['Noite de paz', 'Santo, santo, santo', 'Castelo forte'])
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('shows the lists that are asked for after a conflict, and not those that were asked for before', async () => {
    const { answer, reload } = await openList()
    await press('Descer “Castelo forte”')
    const arrive = await reload()
    await answer(refuse(409, 'conflict'))
    await arrive()
    expect(screen.queryByRole('alert')).toBeNull()
    await arrive()
    expect(await screen.findByRole('alert')).toHaveTextContent('mudado em outro aparelho')
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

  it('takes a press between an answer and its showing as one onto the answer', async () => {
    const { answer, ctx, saved } = await openList()
    await press('Descer “Castelo forte”')
    const down = screen.getByRole('button', { name: 'Descer “Castelo forte”' })
    const pressed = Promise.withResolvers<unknown>()
    // the cache tells of the answer before it tells React
    const stop = ctx.queryClient.getQueryCache().subscribe(() => {
      stop()
      setTimeout(() => pressed.resolve(fireEvent.click(down)))
    })
    await act(() => Promise.all([answer(), pressed.promise]))
    await answer()
    await expect.poll(saved).toEqual(['Noite de paz', 'Santo, santo, santo', 'Castelo forte'])
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('deletes a list after what was moved in it has been saved', async () => {
    const { answer, path, transport } = await openList({ [removalOf(list.versao + 1)]: { situacao: 'removido' } })
    await press('Descer “Castelo forte”')
    await press('Excluir')
    await press('Excluir repertório')
    await answer()
    await expect.poll(path).toBe('/user/set-lists')
    expect(transport.calls.filter((call) => call.startsWith('DELETE'))).toEqual([removalOf(list.versao + 1)])
  })

  it('deletes no list that turns out to be changed on another device', async () => {
    const { answer, transport } = await openList()
    await press('Descer “Castelo forte”')
    await press('Excluir')
    await press('Excluir repertório')
    await answer(refuse(409, 'conflict'))
    expect(await within(screen.getByRole('dialog')).findByRole('alert')).toHaveTextContent('mudado em outro aparelho')
    expect(transport.calls.filter((call) => call.startsWith('DELETE'))).toEqual([])
  })

  it.each([
    ['saved', undefined],
    ['refused', refuse(409, 'conflict')],
  ])('sends and keeps nothing of a person whose write is %s after another one has signed in', async (_, failure) => {
    const { answer, ctx, transport } = await openList()
    await press('Descer “Castelo forte”')
    await press('Tirar “Noite de paz”')
    const { queryKey } = setListsQuery(ctx)
    act(() => ctx.store.set(sessionAtom, { ...member, clientAccount: { id: 9, email: 'bia@demo.test' } }))
    ctx.queryClient.removeQueries({ queryKey })
    await screen.findByRole('region', { name: 'Louvores do repertório' })
    await answer(failure)
    await expect.poll(() => ctx.queryClient.isFetching()).toBe(0)
    expect(transport.calls.filter((call) => call === calls.save)).toHaveLength(1)
    expect(ctx.queryClient.getQueryData(queryKey)).toBeUndefined()
  })
})

import { noResponse, refuse, renderFeature, wireListedSong, wireSetList, type FakeHttp } from '@atrio/testing'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { praiseFeature } from '../feature.ts'
import { calls, keeping, LIST, member, scenes } from '../testing/own-songs.scenes.ts'

const at = `/user/set-lists/${LIST}`
const open = (http: FakeHttp, path = at) => renderFeature(praiseFeature, { at: path, http, session: member })
const songs = () =>
  within(screen.getByRole('region', { name: 'Louvores do repertório' }))
    .getAllByRole('link')
    .map((link) => link.textContent)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('SetListScreen', () => {
  it('moves songs by buttons, which keep the focus, and says where they are', async () => {
    await open(keeping())
    expect(screen.getByRole('heading', { level: 1, name: 'Culto da noite' })).toBeInTheDocument()
    expect(songs()).toEqual(['Castelo forte', 'Noite de paz'])
    expect(screen.getAllByRole('listitem')[0]?.textContent).toMatch(/Tom E.*capotraste na casa 2/)
    await press('Descer “Castelo forte”')
    await expect.poll(songs).toEqual(['Noite de paz', 'Castelo forte'])
    expect(await screen.findByText('“Castelo forte”: 2 de 2.')).toHaveAttribute('role', 'status')
    const down = screen.getByRole('button', { name: 'Descer “Castelo forte”' })
    expect(down).toHaveFocus()
    expect(down).toHaveAttribute('aria-disabled', 'true')
  })

  it('loses a song on request', async () => {
    await open(keeping())
    await press('Tirar “Castelo forte”')
    await expect.poll(songs).toEqual(['Noite de paz'])
    expect(screen.getByRole('button', { name: 'Tirar “Noite de paz”' })).toHaveFocus()
    await press('Tirar “Noite de paz”')
    expect(await screen.findByRole('link', { name: 'Escolher louvores' })).toBeInTheDocument()
    expect(screen.getByText('“Noite de paz” saiu do repertório.')).toHaveAttribute('role', 'status')
    expect(document.body).not.toHaveFocus()
  })

  it('is renamed', async () => {
    await open(keeping())
    await press('Mudar nome ou data')
    const name = await screen.findByRole('textbox', { name: 'Nome' })
    await userEvent.clear(name)
    await userEvent.type(name, 'Natal')
    await press('Salvar')
    expect(await screen.findByRole('heading', { level: 1, name: 'Natal' })).toBeInTheDocument()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is deleted after a question', async () => {
    const { path } = await open(keeping())
    await press('Excluir')
    await press('Excluir repertório')
    await expect.poll(path).toBe('/user/set-lists')
    expect(await screen.findByRole('heading', { name: 'Você ainda não tem repertórios' })).toBeInTheDocument()
  })

  it('shows what another device made of it in place of writing it over', async () => {
    let lists = [wireSetList()]
    await open({
      ...keeping(),
      [calls.lists]: () => ({ repertorios: lists }),
      [calls.save]: () => {
        lists = [
          wireSetList({ versao: 4, louvores: [wireListedSong({ idLouvor: 23, titulo: 'Santo, santo, santo' })] }),
        ]
        return refuse(409, 'conflict')
      },
    })
    await press('Descer “Castelo forte”')
    expect(await screen.findByRole('alert')).toHaveTextContent('mudado em outro aparelho')
    expect(songs()).toEqual(['Santo, santo, santo'])
    expect(document.body).not.toHaveFocus()
  })

  it('says that a move was not saved', async () => {
    await open(scenes.notSaved)
    await press('Descer “Castelo forte”')
    expect(await screen.findByRole('alert')).toHaveTextContent('Sem resposta do servidor.')
    expect(songs()).toEqual(['Castelo forte', 'Noite de paz'])
  })

  it('says that a move was not saved also after it was left', async () => {
    const answer = Promise.withResolvers<unknown>()
    const { router } = await open({ ...keeping(), [calls.save]: () => answer.promise })
    await press('Descer “Castelo forte”')
    await act(() => router.navigate('/user/set-lists'))
    await act(async () => answer.resolve(noResponse()))
    expect(await screen.findByText('Sem resposta do servidor.', { exact: false })).toBeInTheDocument()
  })

  it('leaves the focus where the person has moved it when a failed move is followed by another list', async () => {
    let lists = [wireSetList()]
    const { ctx } = await open({ ...scenes.notSaved, [calls.lists]: () => ({ repertorios: lists }) })
    await press('Descer “Castelo forte”')
    await screen.findByRole('alert')
    const elsewhere = screen.getByRole('button', { name: 'Mudar nome ou data' })
    elsewhere.focus()
    lists = [wireSetList({ versao: 4, nome: 'Natal' })]
    await act(() => ctx.queryClient.invalidateQueries())
    await screen.findByRole('heading', { level: 1, name: 'Natal' })
    expect(elsewhere).toHaveFocus()
  })

  it('invites to choose songs while it has none', async () => {
    await open(scenes.emptyList)
    expect(screen.getByRole('link', { name: 'Escolher louvores' })).toHaveAttribute('href', '/songs')
  })

  it('answers not found for an unknown id', async () => {
    await open(keeping(), '/user/set-lists/0b000000-0000-4000-8000-00000000000b')
    expect(screen.getByRole('alert')).toHaveTextContent('error boundary')
  })
})

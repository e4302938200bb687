import { refuse, renderFeature, wireListedSong, wireSetList, type FakeHttp } from '@atrio/testing'
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { praiseFeature } from '../feature.ts'
import { calls, keeping, LIST, member, scenes, type Sent } from '../testing/own-songs.scenes.ts'

const open = (http: FakeHttp, at = '/user/set-lists', more = {}) =>
  renderFeature(praiseFeature, { at, http, session: member, ...more })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('SetListsScreen', () => {
  it.each([
    ['pt-BR', '22 de novembro de 2026', '2 louvores'],
    ['en', 'November 22, 2026', '2 songs'],
    ['es', '22 de noviembre de 2026', '2 cantos'],
  ] as const)('shows each list with its day and songs in %s', async (locale, day, count) => {
    await open(keeping(), '/user/set-lists', { locale })
    expect(screen.getByRole('link', { name: 'Culto da noite' })).toHaveAttribute('href', `/user/set-lists/${LIST}`)
    expect(screen.getByRole('listitem')).toHaveTextContent(`${day}`)
    expect(screen.getByRole('listitem')).toHaveTextContent(count)
  })

  it('invites to the first list, and refuses a name that is none and a day that is none', async () => {
    const { transport } = await open(scenes.nothing)
    expect(screen.getByRole('heading', { name: 'Você ainda não tem repertórios' })).toBeInTheDocument()
    await press('Novo repertório')
    const name = await screen.findByRole('textbox', { name: 'Nome' })
    await press('Criar repertório')
    await expect.poll(() => name.getAttribute('aria-invalid')).toBe('true')
    await userEvent.type(name, 'Ensaio')
    await userEvent.type(screen.getByRole('textbox', { name: /^Data/ }), '31/02/2027')
    await press('Criar repertório')
    expect(await screen.findByText('Escreva uma data que exista.')).toBeInTheDocument()
    expect(transport.calls.filter((call) => call.startsWith('PUT'))).toEqual([])
  })

  it('says that they did not load', async () => {
    await open(scenes.failing)
    expect(screen.getByRole('alert')).toHaveTextContent('Não foi possível buscar os seus repertórios.')
  })
})

describe('a song', () => {
  it('is added to a list in the key and with the capo that are shown', async () => {
    const sent: Sent[] = []
    await open(keeping(wireSetList(), sent), '/songs/22')
    await screen.findByRole('button', { name: 'Favorito' })
    await press('Meio tom acima')
    fireEvent.change(screen.getByRole('combobox', { name: 'Capotraste, casa' }), { target: { value: '1' } })
    await press('Repertório')
    await userEvent.click(await screen.findByRole('button', { name: 'Culto da noite' }))
    expect(await screen.findByText('“Noite de paz” está em Culto da noite.')).toBeInTheDocument()
    expect(sent[0]!.louvores.at(-1)).toEqual({ idLouvor: 22, tom: 'Ab', capotraste: 1 })
    expect(screen.queryByRole('dialog')).toBeNull()
    localStorage.clear()
  })

  it('is added to what another device has made of the list', async () => {
    const sent: Sent[] = []
    let lists = [wireSetList()]
    const http = keeping(wireSetList(), sent)
    const store = http[calls.save] as (request: { body: Sent }) => unknown
    const save = (request: { body: Sent }) => {
      if (lists[0]?.versao === 4) return store(request)
      lists = [wireSetList({ versao: 4, louvores: [wireListedSong({ idLouvor: 23 })] })]
      return refuse(409, 'conflict')
    }
    await open({ ...http, [calls.lists]: () => ({ repertorios: lists }), [calls.save]: save }, '/songs/21')
    await screen.findByRole('button', { name: 'Favorito' })
    await press('Repertório')
    await userEvent.click(await screen.findByRole('button', { name: 'Culto da noite' }))
    expect(await screen.findByText('“Castelo forte” está em Culto da noite.')).toBeInTheDocument()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(sent.map(({ louvores, versao }) => [versao, ...louvores.map(({ idLouvor }) => idLouvor)])).toEqual([
      [4, 23, 21],
    ])
  })

  it('stays out of the list when no answer arrives, and says so', async () => {
    await open(scenes.notSaved, '/songs/21')
    await screen.findByRole('button', { name: 'Favorito' })
    await press('Repertório')
    await userEvent.click(await screen.findByRole('button', { name: 'Culto da noite' }))
    const dialog = screen.getByRole('dialog', { name: 'Adicionar a um repertório' })
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Sem resposta do servidor.')
    expect(calls.save).toContain(LIST)
  })
})

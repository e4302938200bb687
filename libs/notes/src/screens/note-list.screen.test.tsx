import { refuse } from '@atrio/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { calls, onDevice, putOnDevice, scenes, wireNote } from '../testing/notes.scenes.ts'
import { openNotes, press } from '../testing/open-notes.ts'

beforeEach(() => localStorage.clear())
const rows = () => screen.queryAllByRole('listitem').map((row) => within(row).getByRole('link').textContent)
const tagOf = (title: string) => screen.getByRole('link', { name: title }).closest('li')!

describe('NoteListScreen', () => {
  it.each([
    ['pt-BR', 'Anotações', 'Nova anotação'],
    ['en', 'Sermon notes', 'New note'],
    ['es', 'Notas', 'Nueva nota'],
  ] as const)('lists the most recently changed notes first, in %s', async (locale, title, add) => {
    await openNotes('/user/notes', scenes.complete, { locale })
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: add })).toHaveAttribute('href', '/user/notes/new')
    expect(rows()).toEqual(['Salmo 23', 'Romanos 8: nada nos separa', 'Série “Bem-aventurados”, parte 2'])
  })

  it('filters while typing, without regard to accents', async () => {
    await openNotes('/user/notes', scenes.complete)
    const search = screen.getByRole('searchbox', { name: 'Buscar nas suas anotações' })
    fireEvent.change(search, { target: { value: 'CONDENACAO' } })
    expect(rows()).toEqual(['Romanos 8: nada nos separa'])
    expect(screen.getByText('1 anotação')).toHaveAttribute('role', 'status')
    fireEvent.change(search, { target: { value: 'Jonas' } })
    expect(rows()).toEqual([])
    expect(screen.getByText('Nenhuma anotação com “Jonas”.')).toBeInTheDocument()
  })

  it('shows an empty state without notes', async () => {
    await openNotes('/user/notes', scenes.empty)
    expect(screen.getByRole('heading', { level: 2, name: 'Nenhuma anotação ainda' })).toBeInTheDocument()
  })

  it('shows an error, the notes on this device and a retry when the list fails to load', async () => {
    putOnDevice({ title: 'Escrita no trem', text: 'x' })
    let answer: unknown = refuse(500)
    await openNotes('/user/notes', { ...scenes.complete, [calls.list]: () => answer })
    expect(screen.getByRole('alert')).toHaveTextContent('O que está guardado neste aparelho continua aqui.')
    expect(rows()).toEqual(['Escrita no trem'])
    answer = { notasSermao: [wireNote()] }
    await press('Tentar de novo')
    await waitFor(() => expect(rows()).toEqual(['Escrita no trem', 'Salmo 23']))
  })

  it('sends visitors to access', async () => {
    const { path } = await openNotes('/user/notes', {}, { session: undefined as never })
    expect(path()).not.toBe('/user/notes')
  })
})

describe('notes on this device', () => {
  it('are listed among the others with a tag that says where they are stored', async () => {
    const key = putOnDevice({ title: 'Não terminei' })
    putOnDevice({ key: 'b'.repeat(32), noteId: 4, title: 'Romanos 8', refused: 'conflict' })
    await openNotes('/user/notes', scenes.complete)
    expect(rows()).toHaveLength(4)
    expect(tagOf('Não terminei')).toHaveTextContent('Não salva')
    expect(screen.getByRole('link', { name: 'Não terminei' })).toHaveAttribute('href', `/user/notes/new?kept=${key}`)
    expect(tagOf('Romanos 8')).toHaveTextContent('Mudou em outro lugar')
  })

  it('are hidden from other people and in other churches', async () => {
    putOnDevice({ title: 'De outra pessoa' }, 'atrio.draft.notes.40.1.')
    putOnDevice({ title: 'De outra igreja' }, 'atrio.draft.notes.7.2.')
    await openNotes('/user/notes', scenes.complete)
    expect(screen.queryByText(/De outra/)).toBeNull()
  })

  it('are sent once, under their own Idempotency-Key', async () => {
    const key = putOnDevice({ title: 'Escrita no trem', text: 'sem rede', waiting: true })
    const sent: unknown[] = []
    const { transport } = await openNotes('/user/notes', {
      ...scenes.complete,
      [calls.add]: (request: { body: object; idempotencyKey: string }) => {
        sent.push([request.idempotencyKey, request.body])
        return wireNote({ ...request.body, id: 9 })
      },
    })
    await waitFor(() => expect(onDevice()).toEqual([]))
    expect(sent).toEqual([[key, { titulo: 'Escrita no trem', texto: 'sem rede' }]])
    await waitFor(() => expect(transport.calls.filter((call) => call === calls.list)).toHaveLength(2))
  })

  it('wait while offline and are sent once the network returns', async () => {
    putOnDevice({ title: 'Escrita no trem', waiting: true })
    const http: Record<string, unknown> = { ...scenes.offline }
    await openNotes('/user/notes', { ...http, [calls.add]: (r: never) => answers(r) })
    function answers(request: { body: object }) {
      const listed = http[calls.add]
      return typeof listed === 'function' ? (listed as (r: object) => unknown)(request) : listed
    }
    expect(tagOf('Escrita no trem')).toHaveTextContent('Será enviada quando houver conexão')
    http[calls.add] = scenes.complete[calls.add]
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(onDevice()).toEqual([]))
  })

  it.each([401, 429, 503])('keep waiting when the server answers %i', async (status) => {
    putOnDevice({ title: 'Escrita no trem', waiting: true })
    const { transport } = await openNotes('/user/notes', { ...scenes.complete, [calls.add]: refuse(status) })
    await waitFor(() => expect(transport.calls).toContain(calls.add))
    expect(tagOf('Escrita no trem')).toHaveTextContent('Será enviada quando houver conexão')
    expect(onDevice()).toMatchObject([{ waiting: true }])
  })

  it('stay with a tag that asks for attention when the server refuses them', async () => {
    putOnDevice({
      noteId: 3,
      title: 'Salmo 23',
      text: 'meu',
      waiting: true,
      seen: { title: 'Salmo 23', text: 'a', changedAt: 'x' },
    })
    await openNotes('/user/notes', { ...scenes.complete, [calls.change]: refuse(409, 'conflict') })
    expect(await screen.findByText('Mudou em outro lugar: escolha a versão')).toBeInTheDocument()
    expect(onDevice()).toMatchObject([{ text: 'meu', refused: 'conflict' }])
  })
})

describe('deleting a note', () => {
  it('asks first and returns to the note when the person declines', async () => {
    const { path, transport } = await openNotes('/user/notes/3/delete', scenes.complete)
    expect(screen.getByRole('dialog', { name: 'Excluir “Salmo 23”?' })).toBeInTheDocument()
    await press('Manter')
    await waitFor(() => expect(path()).toBe('/user/notes/3'))
    expect(transport.calls).not.toContain(calls.remove)
  })

  it('deletes its unsaved text on this device too', async () => {
    putOnDevice({ noteId: 3, title: 'Salmo 23', text: 'mais' })
    const { path, transport } = await openNotes('/user/notes/3/delete', scenes.complete)
    await press('Excluir anotação')
    await waitFor(() => expect(path()).toBe('/user/notes'))
    expect(transport.calls).toContain(calls.remove)
    expect(onDevice()).toEqual([])
    expect(await screen.findByText('“Salmo 23” foi excluída.')).toBeInTheDocument()
  })

  it('shows an error and stays when the deletion fails', async () => {
    await openNotes('/user/notes/3/delete', scenes.down)
    await press('Excluir anotação')
    expect(await screen.findByRole('alert')).toHaveTextContent('Não foi possível excluir')
  })

  it('shows a message for a note that does not exist', async () => {
    await openNotes('/user/notes/77/delete', scenes.complete)
    expect(screen.getByText('Essa anotação não está mais na sua conta.')).toBeInTheDocument()
  })
})

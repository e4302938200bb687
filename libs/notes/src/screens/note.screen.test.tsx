import { noResponse, type FakeHttp } from '@atrio/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { calls, changedElsewhere, onDevice, putOnDevice, scenes, wireNote } from '../testing/notes.scenes.ts'
import { field, fill, openNotes, press } from '../testing/open-notes.ts'

beforeEach(() => localStorage.clear())
const seen = { title: 'Salmo 23', text: wireNote().texto, changedAt: wireNote().dataUltimaAlteracao }
const removal = `${calls.remove}&dataUltimaAlteracao=2026-11-16T00%3A12%3A00.000Z`

describe('NoteScreen', () => {
  it('shows and changes a note, with the time of its last save in the church’s time zone', async () => {
    await openNotes('/user/notes/3', scenes.complete)
    expect(screen.getByRole('heading', { level: 1, name: 'Salmo 23' })).toBeInTheDocument()
    expect(screen.getByText(/^Salva em .*21h12$/)).toBeInTheDocument()
    fill(/^Texto/, 'outro texto')
    expect(screen.getByText('Alterações não salvas')).toBeInTheDocument()
    await press('Salvar')
    expect(await screen.findByText('Anotação salva.')).toBeInTheDocument()
    expect(onDevice()).toEqual([])
  })

  it('restores text that was typed but not saved', async () => {
    putOnDevice({ noteId: 3, title: 'Salmo 23', text: 'não salvo', seen })
    await openNotes('/user/notes/3', scenes.complete)
    expect(field(/^Texto/)).toHaveValue('não salvo')
    await press('Descartar')
    const [, confirm] = screen.getAllByRole('button', { name: 'Descartar' })
    confirm!.click()
    await waitFor(() => expect(field(/^Texto/)).toHaveValue(seen.text))
    expect(onDevice()).toEqual([])
  })

  it('opens offline when its text is on this device', async () => {
    putOnDevice({ noteId: 3, title: 'Salmo 23', text: 'não salvo', seen })
    await openNotes('/user/notes/3', { ...scenes.offline, [calls.get]: noResponse() })
    expect(field(/^Texto/)).toHaveValue('não salvo')
  })

  it('answers not found for a note that does not exist', async () => {
    await openNotes('/user/notes/3', scenes.gone)
    expect(screen.getByRole('alert')).toHaveTextContent('error boundary')
  })

  it('keeps text that is typed during a save', async () => {
    const { promise, resolve } = Promise.withResolvers<object>()
    await openNotes('/user/notes/3', { ...scenes.complete, [calls.change]: () => promise })
    fill(/^Texto/, 'um')
    await press('Salvar')
    fill(/^Texto/, 'um dois')
    resolve(wireNote({ texto: 'um', dataUltimaAlteracao: '2026-11-20T20:16:00.000Z' }))
    await waitFor(() => expect(onDevice()).toMatchObject([{ text: 'um dois', seen: { text: 'um' } }]))
    expect(field(/^Texto/)).toHaveValue('um dois')
  })

  it('copies the note as text', async () => {
    const writeText = vi.fn().mockResolvedValue(undefined)
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
    await openNotes('/user/notes/3', scenes.complete)
    await press('Copiar')
    expect(await screen.findByText('Anotação copiada.')).toBeInTheDocument()
    expect(writeText).toHaveBeenCalledWith(`Salmo 23\n\n${seen.text}`)
    vi.unstubAllGlobals()
  })
})

describe('leaving a note without content', () => {
  it('deletes the note and offers to undo it', async () => {
    const { router, transport } = await openNotes('/user/notes/3', scenes.complete)
    fill('Título', '')
    fill(/^Texto/, '')
    await router.navigate('/user/notes')
    expect(await screen.findByText('A anotação vazia foi excluída.')).toBeInTheDocument()
    await waitFor(() => expect(transport.calls).toContain(removal))
    await waitFor(() => expect(onDevice()).toEqual([]))
    await press('Desfazer')
    await waitFor(() => expect(transport.calls).toContain(calls.add))
  })

  it('keeps a note that has a title or a text', async () => {
    const { router, transport } = await openNotes('/user/notes/3', scenes.complete)
    fill('Título', '')
    await router.navigate('/user/notes')
    await screen.findByRole('heading', { level: 1, name: 'Anotações' })
    expect(transport.calls).not.toContain(removal)
    expect(onDevice()).toMatchObject([{ noteId: 3, title: '' }])
  })
})

describe('a note that changed elsewhere', () => {
  const conflict = async (more: FakeHttp = {}) => {
    const page = await openNotes('/user/notes/3', { ...changedElsewhere(), ...more })
    fill(/^Texto/, 'Escrito aqui.')
    await press('Salvar')
    const dialog = await screen.findByRole('dialog', { name: 'Esta anotação mudou em outro lugar' })
    expect(within(dialog).getByText(/Escrito no tablet/)).toBeInTheDocument()
    expect(within(dialog).getByText(/Escrito aqui/)).toBeInTheDocument()
    return page
  }

  it('is overwritten when the person keeps their own version', async () => {
    await conflict()
    await press('Ficar com a minha')
    expect(await screen.findByText('Anotação salva.')).toBeInTheDocument()
    expect(field(/^Texto/)).toHaveValue('Escrito aqui.')
    expect(onDevice()).toEqual([])
  })

  it('is replaced by the other version when the person chooses that', async () => {
    const { transport } = await conflict()
    await press('Ficar com a outra')
    expect(field(/^Texto/)).toHaveValue('Escrito no tablet.')
    expect(transport.calls.filter((call) => call === calls.change)).toHaveLength(1)
    expect(onDevice()).toEqual([])
  })

  it('is kept beside a new note when the person keeps both', async () => {
    const { transport } = await conflict()
    await press('Guardar as duas')
    expect(await screen.findByText('Anotação salva.')).toBeInTheDocument()
    expect(transport.calls.filter((call) => call === calls.change)).toHaveLength(1)
    expect(transport.calls).toContain(calls.add)
  })

  it.each(['Ficar com a minha', 'Ficar com a outra'])(
    'takes no second choice, %s, while the first is being sent',
    async (second) => {
      const { promise, resolve } = Promise.withResolvers<object>()
      await conflict({ [calls.add]: () => promise })
      await press('Guardar as duas')
      await press(second)
      expect(onDevice()).toMatchObject([{ text: 'Escrito aqui.' }])
      resolve(wireNote({ id: 9, texto: 'Escrito aqui.', dataUltimaAlteracao: '2026-11-20T20:16:00.000Z' }))
      expect(await screen.findByText('Anotação salva.')).toBeInTheDocument()
      expect(field(/^Texto/)).toHaveValue('Escrito aqui.')
      expect(onDevice()).toEqual([])
    },
  )

  it('keeps the text on this device when the person decides later', async () => {
    await conflict()
    await press('Decidir depois')
    expect(onDevice()).toMatchObject([{ text: 'Escrito aqui.', noteId: 3 }])
  })

  it('can be saved as a new note when it was deleted elsewhere', async () => {
    putOnDevice({ noteId: 3, title: 'Salmo 23', text: 'não salvo', seen })
    const { transport } = await openNotes('/user/notes/3', scenes.gone)
    await press('Salvar')
    await screen.findByRole('dialog', { name: 'Esta anotação foi excluída em outro lugar' })
    await press('Salvar como nova')
    expect(await screen.findByText('Anotação salva.')).toBeInTheDocument()
    expect(transport.calls).toContain(calls.add)
  })
})

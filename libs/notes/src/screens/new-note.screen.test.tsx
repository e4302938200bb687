import { noResponse } from '@atrio/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { calls, onDevice, putOnDevice, scenes, wireNote } from '../testing/notes.scenes.ts'
import { field, fill, openNotes, press } from '../testing/open-notes.ts'

beforeEach(() => localStorage.clear())

describe('NewNoteScreen', () => {
  it.each([
    ['pt-BR', 'Título', 'Salvar', 'Dê um título à anotação para salvá-la.'],
    ['en', 'Title', 'Save', 'Give the note a title to save it.'],
    ['es', 'Título', 'Guardar', 'Ponle un título a la nota para guardarla.'],
  ] as const)('rejects a note without a title, in %s', async (locale, title, save, error) => {
    const { transport } = await openNotes('/user/notes/new', scenes.complete, { locale })
    fill(/^Text/, 'O que ouvi')
    await press(save)
    expect(await screen.findByText(error)).toBeInTheDocument()
    expect(field(title)).toHaveFocus()
    expect(field(title)).toBeInvalid()
    expect(transport.calls).not.toContain(calls.add)
  })

  it('saves the note, then lets the person start another or go on with it', async () => {
    const { path } = await openNotes('/user/notes/new', scenes.complete)
    fill('Título', 'Salmo 1')
    fill(/^Texto/, 'Como árvore\njunto a ribeiros')
    await press('Salvar')
    await waitFor(() => expect(path()).toBe('/user/notes/9'))
    expect(await screen.findByText('Anotação salva.')).toBeInTheDocument()
    expect(onDevice()).toEqual([])
    await press('Continuar editando')
    expect(field(/^Texto/)).toHaveFocus()
    await press('Nova anotação')
    await waitFor(() => expect(path()).toMatch(/^\/user\/notes\/new\?kept=/))
    expect(field('Título')).toHaveValue('')
  })

  describe('while it saves', () => {
    /** A new note that is being saved, until `saved` resolves; a link then leads to a list that loads until it is expected. */
    async function saving() {
      const saved = Promise.withResolvers<void>()
      const list = Promise.withResolvers<object>()
      const view = await openNotes('/user/notes/new', {
        ...scenes.complete,
        [calls.add]: async ({ body }: { body: object }) => {
          await saved.promise
          return wireNote({ ...body, id: 9 })
        },
        [calls.list]: () => list.promise,
      })
      fill('Título', 'Salmo 1')
      await press('Salvar')
      const { router, path } = view
      const expectList = async () => {
        await waitFor(() => expect(onDevice()).toEqual([]))
        list.resolve({ notasSermao: [] })
        await waitFor(() => expect(router.state.navigation.state).toBe('idle'))
        // the page is drawn a moment after the router has it
        await waitFor(() => expect(path()).toBe('/user/notes'))
      }
      return { router, saved, toList: () => screen.getByRole('link', { name: 'Todas as anotações' }), expectList }
    }

    it('follows a link that was pressed before', async () => {
      const { router, saved, toList, expectList } = await saving()
      fireEvent.click(toList())
      await waitFor(() => expect(router.state.navigation.state).toBe('loading'))
      saved.resolve()
      await expectList()
    })

    it.each([0, 7, 20])('follows a link that is pressed at that moment, %s turns later', async (turns) => {
      const { saved, toList, expectList } = await saving()
      // React draws what the router does with less haste than what the editor does
      await act(async () => {
        saved.resolve()
        for (let turn = 0; turn < turns; turn++) await Promise.resolve()
        toList().click()
      })
      await expectList()
    })
  })

  it('stores each keystroke on this device and restores it under its address', async () => {
    const { path, unmount } = await openNotes('/user/notes/new', scenes.complete)
    fill('Título', 'Salmo 1')
    fill(/^Texto/, 'Como')
    expect(onDevice()).toMatchObject([{ title: 'Salmo 1', text: 'Como' }])
    const at = path()!
    expect(at).toMatch(/\?kept=[a-z0-9]{32}$/)
    unmount()
    await openNotes(at, scenes.complete)
    expect(field('Título')).toHaveValue('Salmo 1')
    expect(field(/^Texto/)).toHaveValue('Como')
  })

  it('does not show a note of another person on this device', async () => {
    const key = putOnDevice({ title: 'De outra pessoa' }, 'atrio.draft.notes.40.1.')
    await openNotes(`/user/notes/new?kept=${key}`, scenes.complete)
    expect(field('Título')).toHaveValue('')
  })

  it('keeps the note on this device while offline and sends it once the network returns', async () => {
    const http: Record<string, unknown> = { ...scenes.complete }
    let down = true
    const keys: string[] = []
    http[calls.add] = (request: { body: object; idempotencyKey: string }) => {
      keys.push(request.idempotencyKey)
      return down ? noResponse() : wireNote({ ...request.body, id: 9 })
    }
    const { path } = await openNotes('/user/notes/new', http)
    fill('Título', 'Salmo 1')
    await press('Salvar')
    expect(await screen.findByText(/será enviada assim que possível/)).toBeInTheDocument()
    expect(onDevice()).toMatchObject([{ title: 'Salmo 1', waiting: true }])
    down = false
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(path()).toBe('/user/notes/9'))
    expect(new Set(keys).size).toBe(1)
    expect(onDevice()).toEqual([])
  })

  it('makes no second note when an answer was lost, even if the text changed since', async () => {
    const stored = new Map<string, object>()
    let lost = true
    let last: object = {}
    const http = {
      ...scenes.complete,
      [calls.add]: ({ body, idempotencyKey }: { body: object; idempotencyKey: string }) => {
        if (!stored.has(idempotencyKey)) stored.set(idempotencyKey, wireNote({ ...body, id: 9 }))
        const answer = lost ? noResponse() : stored.get(idempotencyKey)
        lost = false
        return answer
      },
      'PUT /nota-sermao/9?igreja=1': ({ body }: { body: object }) => {
        last = wireNote({ ...body, id: 9 })
        return last
      },
      'GET /nota-sermao/9?igreja=1': () => last,
    }
    const { path, transport } = await openNotes('/user/notes/new', http)
    fill('Título', 'Salmo 1')
    await press('Salvar')
    await screen.findByText(/será enviada assim que possível/)
    fill(/^Texto/, 'e mais')
    await press('Salvar')
    await waitFor(() => expect(path()).toBe('/user/notes/9'))
    expect(stored.size).toBe(1)
    expect(transport.calls).toContain('PUT /nota-sermao/9?igreja=1')
    expect(field(/^Texto/)).toHaveValue('e mais')
  })

  it.each([
    ['down', /Não foi possível salvar/],
    ['full', /Você chegou a 999 anotações/],
  ] as const)('shows why saving failed and keeps the text: %s', async (scene, said) => {
    await openNotes('/user/notes/new', scenes[scene])
    fill('Título', 'Salmo 1')
    await press('Salvar')
    expect((await screen.findByRole('alert')).textContent).toMatch(said)
    expect(onDevice()).toMatchObject([{ title: 'Salmo 1' }])
  })

  it('leaves nothing behind when the note has no content', async () => {
    const { router, transport } = await openNotes('/user/notes/new', scenes.complete)
    fill(/^Texto/, 'x')
    fill(/^Texto/, ' ')
    await router.navigate('/user/notes')
    await waitFor(() => expect(onDevice()).toEqual([]))
    expect(transport.calls).not.toContain(calls.add)
  })

  it('discards the note after confirmation', async () => {
    const { path } = await openNotes('/user/notes/new', scenes.complete)
    fill('Título', 'Salmo 1')
    await press('Descartar')
    expect(screen.getByRole('dialog', { name: 'Descartar o que foi digitado?' })).toBeInTheDocument()
    await press('Manter')
    expect(field('Título')).toHaveValue('Salmo 1')
    await press('Descartar')
    const [, confirm] = screen.getAllByRole('button', { name: 'Descartar' })
    confirm!.click()
    await waitFor(() => expect(path()).toBe('/user/notes'))
    expect(onDevice()).toEqual([])
  })
})

it('splits into two notes when two tabs write the same one', async () => {
  const key = putOnDevice({ title: 'Aqui' })
  await openNotes(`/user/notes/new?kept=${key}`, scenes.complete)
  fill(/^Texto/, 'nesta aba')
  putOnDevice({ title: 'Ali', text: 'na outra' })
  const name = `atrio.draft.notes.7.1.${key}`
  window.dispatchEvent(new StorageEvent('storage', { key: name, newValue: localStorage.getItem(name) }))
  fill(/^Texto/, 'nesta aba, mais')
  expect(
    onDevice()
      .map(({ text }) => text)
      .sort(),
  ).toEqual(['na outra', 'nesta aba, mais'])
})

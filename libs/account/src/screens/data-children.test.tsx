import type { ApiRequest } from '@atrio/api-client'
import type { FakeHttp } from '@atrio/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { box, fill, inDialog, openOwn, press } from '../testing/own-data.tsx'
import { ownCalls, ownScenes } from '../testing/own-data.scenes.ts'

const open = (http: FakeHttp) => openOwn(http, '/user/data')
const listening = (http: FakeHttp, call: string) => {
  const sent: unknown[] = []
  return { sent, http: { ...http, [call]: ({ body }: ApiRequest) => (sent.push(body), http[call]) } }
}

afterEach(() => vi.unstubAllGlobals())

describe('Children', () => {
  it('lists the children with age and special needs', async () => {
    await open(ownScenes.complete)
    expect(screen.getByText('Sofia')).toBeInTheDocument()
    expect(screen.getByText('7 anos · Alergia a amendoim')).toBeInTheDocument()
    expect(screen.getByText('Davi')).toBeInTheDocument()
  })

  it('adds a child', async () => {
    // a frame that comes before anything is rendered
    vi.stubGlobal('requestAnimationFrame', (act: FrameRequestCallback) => (act(0), 0))
    const { http, sent } = listening(ownScenes.incomplete, ownCalls.addChild)
    await open(http)
    expect(screen.getByText('Nenhum filho por aqui ainda.')).toBeInTheDocument()
    await press('Adicionar filho')
    await screen.findByRole('form', { name: 'Novo filho' })
    fill('Nome da criança', 'Davi')
    // the form of own data has a field of the same name
    const birthday = within(screen.getByRole('form', { name: 'Novo filho' })).getByLabelText(/^Data de nascimento/)
    fireEvent.change(birthday, { target: { value: '31/12/2099' } })
    await press('Salvar cadastro')
    await waitFor(() => expect(birthday).toHaveAttribute('aria-invalid', 'true'))
    expect(sent).toEqual([])
    fireEvent.change(birthday, { target: { value: '' } })
    await press('Salvar cadastro')
    await waitFor(() => expect(sent).toEqual([{ nome: 'Davi', dataNascimento: null, sexo: null, observacoes: null }]))
    expect(await screen.findByText('Cadastro do filho salvo.')).toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Adicionar filho' })).toHaveFocus())
  })

  it('changes a child', async () => {
    const { http, sent } = listening(ownScenes.complete, ownCalls.changeChild)
    await open(http)
    await press('Alterar Sofia')
    await waitFor(() => expect(box('Nome da criança')).toHaveValue('Sofia'))
    fill('Nome da criança', 'Sofia Lima')
    await press('Salvar cadastro')
    await waitFor(() =>
      expect(sent).toEqual([
        { nome: 'Sofia Lima', dataNascimento: '2019-05-12', sexo: 'F', observacoes: 'Alergia a amendoim' },
      ]),
    )
  })

  it('deletes a child after confirmation', async () => {
    const { transport } = await open(ownScenes.complete)
    await press('Excluir Sofia')
    await inDialog('Manter')
    expect(transport.calls).not.toContain(ownCalls.removeChild)
    await press('Excluir Sofia')
    await inDialog('Excluir')
    expect(await screen.findByText('Cadastro do filho excluído.')).toBeInTheDocument()
  })

  it('shows an error and keeps the child when the deletion fails', async () => {
    await open(ownScenes.childStays)
    await press('Excluir Sofia')
    await inDialog('Excluir')
    expect(await screen.findByText(/O serviço está indisponível/)).toBeInTheDocument()
    expect(screen.getByText('Sofia')).toBeInTheDocument()
  })

  it('leaves the rest of the page usable when the children fail to load', async () => {
    const { transport } = await open(ownScenes.childrenFail)
    expect(box('Nome')).toHaveValue('Ana')
    await press('Tentar de novo')
    await waitFor(() => expect(transport.calls.filter((call) => call === ownCalls.children)).toHaveLength(2))
  })
})

import type { FakeHttp } from '@atrio/testing'
import type { ApiRequest } from '@atrio/api-client'
import { sessionAtom } from '@atrio/tenant-core'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { box, fill, inDialog, openOwn, press } from '../testing/own-data.tsx'
import { americanChurch, ownCalls, ownScenes } from '../testing/own-data.scenes.ts'

beforeEach(() => sessionStorage.clear())

const open = (http: FakeHttp) => openOwn(http, '/user/data')
/** Answers a call, and keeps what was sent. */
const listening = (http: FakeHttp, call: string) => {
  const sent: unknown[] = []
  const heard = { ...http, [call]: ({ body }: ApiRequest) => (sent.push(body), http[call]) }
  return { http: heard, sent }
}
const row = (street: string) => screen.getByText(street).closest('li')!

describe('own data', () => {
  it('stand there, and only what is changed is sent', async () => {
    const { http, sent } = listening(ownScenes.complete, ownCalls.update)
    const { ctx } = await open(http)
    expect(screen.getByRole('heading', { level: 1, name: 'Meus dados' })).toBeInTheDocument()
    expect(box('Nome')).toHaveValue('Ana')
    expect(box(/^CPF/)).toHaveValue('529.982.247-25')
    expect(box(/^Data de nascimento/)).toHaveValue('28/02/1990')
    fill('Nome', 'Ana Beatriz')
    fill(/^Telefone/, '')
    await press('Salvar')
    await waitFor(() => expect(sent).toEqual([{ nome: 'Ana Beatriz', telefone: null }]))
    expect(await screen.findByText('Dados salvos.')).toBeInTheDocument()
    expect(ctx.store.get(sessionAtom).account).toMatchObject({ name: 'Ana', surname: 'Lima' })
  })

  it('that are as they were cost no call', async () => {
    const { transport } = await open(ownScenes.complete)
    await press('Salvar')
    expect(await screen.findByText('Dados salvos.')).toBeInTheDocument()
    expect(transport.calls).not.toContain(ownCalls.update)
  })

  it('that are wrong are told, each at its field', async () => {
    const { transport } = await open(ownScenes.complete)
    fill('Sobrenome', '')
    fill(/^CPF/, '111.111.111-11')
    await press('Salvar')
    expect(await screen.findByText('CPF inválido.')).toBeInTheDocument()
    expect(screen.getByText('Esse campo é obrigatório.')).toBeInTheDocument()
    expect(transport.calls).not.toContain(ownCalls.update)
  })

  it('say that a CPF is somebody else’s, and lose nothing', async () => {
    await open(ownScenes.cpfInUse)
    fill(/^CPF/, '529.982.247-25')
    await press('Salvar')
    await waitFor(() => expect(box(/^CPF/)).toHaveAttribute('aria-invalid', 'true'))
    expect(box(/^CPF/)).toHaveValue('529.982.247-25')
  })

  it('lose nothing where no answer comes, and keep no document in the browser', async () => {
    await open(ownScenes.silent)
    fill('Sobrenome', 'Lima Souza')
    await press('Salvar')
    expect(await screen.findByText(/Não houve resposta\. Nada do que você preencheu se perdeu/)).toBeInTheDocument()
    expect(box('Sobrenome')).toHaveValue('Lima Souza')
    const kept = JSON.stringify({ ...sessionStorage, ...localStorage })
    expect(kept).not.toMatch(/529|Acácias/)
  })

  it('have no CPF to be given at a church in the United States', async () => {
    await openOwn(ownScenes.noDocuments, '/user/data', { startUp: americanChurch })
    expect(box(/^Telefone/)).toBeInTheDocument()
    expect(screen.queryByLabelText(/^CPF/)).toBeNull()
  })

  it.each([
    ['asks for it', ownScenes.cpfAsked],
    ['has it of somebody', ownScenes.complete],
  ])('have a CPF there where the church %s', async (_, http) => {
    await openOwn(http, '/user/data', { startUp: americanChurch })
    expect(box(/^CPF/)).toBeInTheDocument()
  })

  it('lead to cards and to the password', async () => {
    await open(ownScenes.complete)
    expect(screen.getByRole('link', { name: 'Cartões' })).toHaveAttribute('href', '/user/cards')
    expect(screen.getByRole('link', { name: 'Trocar a senha' })).toHaveAttribute('href', '/user/change-password')
  })

  it('are where the older address leads', async () => {
    const { path } = await openOwn(ownScenes.complete, '/user/update')
    expect(path()).toBe('/user/data')
  })
})

describe('addresses', () => {
  it('stand in a list, and one is the main one', async () => {
    await open(ownScenes.complete)
    expect(within(row('Rua das Acácias, 240')).getByText('Principal')).toBeInTheDocument()
    expect(within(row('Avenida Paulista, 1000')).queryByText('Principal')).toBeNull()
  })

  it('can be added', async () => {
    const { http, sent } = listening(ownScenes.complete, ownCalls.add)
    await open(http)
    await press('Adicionar endereço')
    await screen.findByRole('form', { name: 'Novo endereço' })
    await press('Salvar endereço')
    expect((await screen.findAllByText('Esse campo é obrigatório.')).length).toBeGreaterThan(3)
    fill('CEP', '04103-010')
    fill('Rua', 'Rua Um')
    fill('Número', '7')
    fill('Bairro', 'Centro')
    fill('Cidade', 'São Paulo')
    fill('Estado', 'SP')
    await userEvent.click(box(/Usar como endereço principal/))
    await press('Salvar endereço')
    expect(await screen.findByText('Endereço salvo.')).toBeInTheDocument()
    expect(sent).toEqual([
      {
        pais: 'BR',
        cep: '04103-010',
        logradouro: 'Rua Um',
        numero: '7',
        bairro: 'Centro',
        cidade: 'São Paulo',
        estado: 'SP',
        flagPrincipal: true,
      },
    ])
    await waitFor(() => expect(screen.getByRole('button', { name: 'Adicionar endereço' })).toHaveFocus())
  })

  it('can be changed, and left as they are', async () => {
    const { http, sent } = listening(ownScenes.complete, ownCalls.change)
    await open(http)
    await press('Alterar Rua das Acácias, 240')
    await screen.findByRole('form', { name: 'Alterar o endereço' })
    await press('Cancelar')
    expect(sent).toEqual([])
    await press('Alterar Rua das Acácias, 240')
    await waitFor(() => expect(box('Número')).toHaveValue('240'))
    fill('Número', '242')
    await press('Salvar endereço')
    await waitFor(() => expect(sent).toMatchObject([{ numero: '242', logradouro: 'Rua das Acácias' }]))
  })

  it('are deleted once that is confirmed', async () => {
    const { transport } = await open(ownScenes.complete)
    await press('Excluir Rua das Acácias, 240')
    await inDialog('Manter')
    expect(transport.calls).not.toContain(ownCalls.remove)
    await press('Excluir Rua das Acácias, 240')
    await inDialog('Excluir')
    expect(await screen.findByText('Endereço excluído.')).toBeInTheDocument()
    expect(transport.calls).toContain(ownCalls.remove)
  })

  it('that could not be deleted stay, and say so', async () => {
    await open(ownScenes.addressStays)
    await press('Excluir Rua das Acácias, 240')
    await inDialog('Excluir')
    expect(await screen.findByText(/O serviço está indisponível/)).toBeInTheDocument()
    expect(screen.getByText('Rua das Acácias, 240')).toBeInTheDocument()
  })

  it('that cannot be had leave the rest of the page alone', async () => {
    const { transport } = await open(ownScenes.addressesFail)
    expect(screen.getByText(/Ocorreu um erro ao buscar os dados/)).toBeInTheDocument()
    expect(box('Nome')).toHaveValue('Ana')
    await press('Tentar de novo')
    await waitFor(() => expect(transport.calls.filter((call) => call === ownCalls.addresses)).toHaveLength(2))
  })

  it('are none at first', async () => {
    await open(ownScenes.incomplete)
    expect(screen.getByText('Nenhum endereço por aqui ainda.')).toBeInTheDocument()
  })
})

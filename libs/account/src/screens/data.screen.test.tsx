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

describe('DataScreen', () => {
  it('shows the person’s data and sends only what changed', async () => {
    const { http, sent } = listening(ownScenes.complete, ownCalls.update)
    const { ctx } = await open(http)
    expect(screen.getByRole('heading', { level: 1, name: 'Meus dados' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Minha conta' })).toHaveAttribute('href', '/user/account')
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

  it('shows the church’s own fields with the person’s answers, and sends only changed ones', async () => {
    const { http, sent } = listening(ownScenes.customAsked, ownCalls.update)
    await open(http)
    expect(box('Apelido')).toHaveValue('')
    expect(box(/^Quando você se converteu\?/)).toHaveValue('16/12/2001')
    expect(screen.getByRole('group', { name: /^Em que você gostaria de ajudar\?/ })).toBeInTheDocument()
    expect(box('Música')).toBeChecked()
    fill('Apelido', ' Aninha ')
    fill(/^Quantos anos de fé\?/, '12')
    await userEvent.click(box('Crianças'))
    await userEvent.selectOptions(box(/^Como você conheceu a igreja\?/), '')
    await userEvent.selectOptions(box(/^Já foi batizado\?/), 'Sim')
    await press('Salvar')
    await waitFor(() =>
      expect(sent).toEqual([
        {
          camposPersonalizados: [
            { codigo: 'apelido', valor: 'Aninha' },
            { codigo: 'anos', valor: 12 },
            { codigo: 'conheceu', valor: null },
            { codigo: 'ajudar', valor: ['musica', 'criancas'] },
            { codigo: 'batizado', valor: true },
          ],
        },
      ]),
    )
  })

  it('shows errors of the church’s own fields in the form, and those of the server in their place', async () => {
    const { transport } = await open(ownScenes.customRefused)
    fill(/^Quando você se converteu\?/, '31/02/2001')
    await press('Salvar')
    expect(await screen.findByText('Esse campo é obrigatório.')).toBeInTheDocument()
    expect(screen.getByText('Informe uma data anterior a hoje, no formato DD/MM/AAAA.')).toBeInTheDocument()
    expect(transport.calls).not.toContain(ownCalls.update)
    fill(/^Quando você se converteu\?/, '28/02/2001')
    fill('Apelido', '?')
    await press('Salvar')
    await waitFor(() => expect(transport.calls).toContain(ownCalls.update))
    await waitFor(() => expect(box('Apelido')).toHaveAttribute('aria-invalid', 'true'))
    expect(box('Apelido')).toHaveAccessibleDescription('Esse campo é obrigatório.')
  })

  it('leaves out the church’s own fields when they do not load', async () => {
    await open(ownScenes.customFails)
    expect(box('Nome')).toHaveValue('Ana')
    expect(screen.queryByLabelText('Apelido')).toBeNull()
  })

  it('makes no request when nothing changed', async () => {
    const { transport } = await open(ownScenes.complete)
    await press('Salvar')
    expect(await screen.findByText('Dados salvos.')).toBeInTheDocument()
    expect(transport.calls).not.toContain(ownCalls.update)
  })

  it('shows each error at its field', async () => {
    const { transport } = await open(ownScenes.complete)
    fill('Sobrenome', '')
    fill(/^CPF/, '111.111.111-11')
    await press('Salvar')
    expect(await screen.findByText('CPF inválido.')).toBeInTheDocument()
    expect(screen.getByText('Esse campo é obrigatório.')).toBeInTheDocument()
    expect(transport.calls).not.toContain(ownCalls.update)
  })

  it('keeps the values and shows an error when the CPF belongs to another account', async () => {
    await open(ownScenes.cpfInUse)
    fill(/^CPF/, '529.982.247-25')
    await press('Salvar')
    await waitFor(() => expect(box(/^CPF/)).toHaveAttribute('aria-invalid', 'true'))
    expect(box(/^CPF/)).toHaveValue('529.982.247-25')
  })

  it('keeps the values when no answer arrives and stores no document in the browser', async () => {
    await open(ownScenes.silent)
    fill('Sobrenome', 'Lima Souza')
    await press('Salvar')
    expect(await screen.findByText(/Não houve resposta\. Nada do que você preencheu se perdeu/)).toBeInTheDocument()
    expect(box('Sobrenome')).toHaveValue('Lima Souza')
    const kept = JSON.stringify({ ...sessionStorage, ...localStorage })
    expect(kept).not.toMatch(/529|Acácias/)
  })

  it('has no CPF field at a church in the United States', async () => {
    await openOwn(ownScenes.noDocuments, '/user/data', { startUp: americanChurch })
    expect(box(/^Telefone/)).toBeInTheDocument()
    expect(screen.queryByLabelText(/^CPF/)).toBeNull()
  })

  it.each([
    ['asks for it', ownScenes.cpfAsked],
    ['holds one of the person', ownScenes.complete],
  ])('has a CPF field outside Brazil where the church %s', async (_, http) => {
    await openOwn(http, '/user/data', { startUp: americanChurch })
    expect(box(/^CPF/)).toBeInTheDocument()
  })

  it('links to the cards and to the password', async () => {
    await open(ownScenes.complete)
    expect(screen.getByRole('link', { name: 'Cartões' })).toHaveAttribute('href', '/user/cards')
    expect(screen.getByRole('link', { name: 'Trocar a senha' })).toHaveAttribute('href', '/user/change-password')
  })

  it('opens at its older address too', async () => {
    const { path } = await openOwn(ownScenes.complete, '/user/update')
    expect(path()).toBe('/user/data')
  })
})

describe('Addresses', () => {
  it('lists the addresses and marks the main one', async () => {
    await open(ownScenes.complete)
    expect(within(row('Rua das Acácias, 240')).getByText('Principal')).toBeInTheDocument()
    expect(within(row('Avenida Paulista, 1000')).queryByText('Principal')).toBeNull()
  })

  it('adds an address', async () => {
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

  it('changes an address, or leaves it unchanged on cancel', async () => {
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

  it('deletes an address after confirmation', async () => {
    const { transport } = await open(ownScenes.complete)
    await press('Excluir Rua das Acácias, 240')
    await inDialog('Manter')
    expect(transport.calls).not.toContain(ownCalls.remove)
    await press('Excluir Rua das Acácias, 240')
    await inDialog('Excluir')
    expect(await screen.findByText('Endereço excluído.')).toBeInTheDocument()
    expect(transport.calls).toContain(ownCalls.remove)
  })

  it('shows an error and keeps the address when the deletion fails', async () => {
    await open(ownScenes.addressStays)
    await press('Excluir Rua das Acácias, 240')
    await inDialog('Excluir')
    expect(await screen.findByText(/O serviço está indisponível/)).toBeInTheDocument()
    expect(screen.getByText('Rua das Acácias, 240')).toBeInTheDocument()
  })

  it('leaves the rest of the page usable when the addresses fail to load', async () => {
    const { transport } = await open(ownScenes.addressesFail)
    expect(screen.getByText(/Ocorreu um erro ao buscar os dados/)).toBeInTheDocument()
    expect(box('Nome')).toHaveValue('Ana')
    await press('Tentar de novo')
    await waitFor(() => expect(transport.calls.filter((call) => call === ownCalls.addresses)).toHaveLength(2))
  })

  it('shows an empty state without addresses', async () => {
    await open(ownScenes.incomplete)
    expect(screen.getByText('Nenhum endereço por aqui ainda.')).toBeInTheDocument()
  })
})

import type { ApiRequest } from '@atrio/api-client'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { box, fill, openOwn, press } from '../testing/own-data.tsx'
import { americanChurch, ownCalls, ownScenes } from '../testing/own-data.scenes.ts'

beforeEach(() => sessionStorage.clear())

const PAYING = '/user/data-update?payment=true&redirectTo=%2Fcheckout'

describe('DataUpdateScreen', () => {
  it('asks for the missing CPF and address before a payment and returns to it', async () => {
    const sent: unknown[] = []
    const http = {
      ...ownScenes.incomplete,
      [ownCalls.update]: ({ body }: ApiRequest) => (sent.push(body), ownScenes.complete[ownCalls.update]),
    }
    const { path } = await openOwn(http, PAYING)
    expect(screen.getByText(/Para pagar dessa forma, faltam estes dados/)).toBeInTheDocument()
    expect(screen.queryByLabelText('Nome')).toBeNull()
    await press('Salvar e continuar')
    expect((await screen.findAllByText('Esse campo é obrigatório.')).length).toBeGreaterThan(4)
    fill('CPF', '529.982.247-25')
    fill('CEP', '04103-010')
    fill('Rua', 'Rua Um')
    fill('Número', '7')
    fill('Bairro', 'Centro')
    fill('Cidade', 'São Paulo')
    fill('Estado', 'SP')
    await press('Salvar e continuar')
    expect(await screen.findByRole('heading', { name: 'checkout' })).toBeInTheDocument()
    expect(path()).toBe('/checkout')
    expect(sent).toEqual([
      {
        cpf: '52998224725',
        endereco: {
          pais: 'BR',
          cep: '04103-010',
          logradouro: 'Rua Um',
          numero: '7',
          bairro: 'Centro',
          cidade: 'São Paulo',
          estado: 'SP',
        },
      },
    ])
  })

  it('asks for what the church requires and shows the other fields on request', async () => {
    const { path } = await openOwn(ownScenes.phoneAsked, '/user/data-update')
    expect(box('Telefone')).toHaveValue('')
    expect(screen.queryByLabelText(/^CPF/)).toBeNull()
    fill('Telefone', '+55 11 91234-5678')
    await press('Ver também os outros dados')
    expect(box('Telefone')).toHaveValue('+55 11 91234-5678')
    expect(box('Nome')).toHaveValue('Ana')
    await press('Salvar')
    await waitFor(() => expect(path()).toBe('/user/data'))
  })

  it('asks for a field of the church’s own that is required and not answered', async () => {
    const sent: unknown[] = []
    const http = {
      ...ownScenes.customAsked,
      [ownCalls.update]: ({ body }: ApiRequest) => (sent.push(body), ownScenes.complete[ownCalls.update]),
    }
    const { path } = await openOwn(http, '/user/data-update?redirectTo=%2Fcheckout')
    expect(screen.getByText('Falta pouco no seu cadastro.')).toBeInTheDocument()
    expect(screen.queryByLabelText(/^Quantos anos de fé/)).toBeNull()
    fill('Apelido', 'Aninha')
    await press('Salvar e continuar')
    await waitFor(() => expect(path()).toBe('/checkout'))
    expect(sent).toEqual([{ camposPersonalizados: [{ codigo: 'apelido', valor: 'Aninha' }] }])
  })

  it('shows every field and continues when nothing is missing', async () => {
    const { path, transport } = await openOwn(ownScenes.complete, PAYING)
    expect(screen.getByText(/O seu cadastro está completo/)).toBeInTheDocument()
    await press('Salvar e continuar')
    await waitFor(() => expect(path()).toBe('/checkout'))
    expect(transport.calls).not.toContain(ownCalls.update)
  })

  it('never asks for a CPF at a church in the United States, not even to pay', async () => {
    await openOwn(ownScenes.incomplete, PAYING, { startUp: americanChurch })
    expect(screen.getByText(/O seu cadastro está completo/)).toBeInTheDocument()
    expect(box(/^Telefone/)).toBeInTheDocument()
    expect(screen.queryByLabelText(/^CPF/)).toBeNull()
  })

  it('redirects only to pages of this portal', async () => {
    const { path } = await openOwn(ownScenes.complete, '/user/data-update?redirectTo=%2F%2Felsewhere.example')
    await press('Salvar')
    await waitFor(() => expect(path()).toBe('/user/data'))
  })

  it('stays and shows an error when the CPF belongs to another account', async () => {
    const { path } = await openOwn({ ...ownScenes.phoneAsked, ...ownScenes.cpfInUse }, '/user/data-update?payment')
    fill('CPF', '529.982.247-25')
    for (const [name, value] of [
      ['CEP', '04103-010'],
      ['Rua', 'Rua Um'],
      ['Número', '7'],
      ['Bairro', 'Centro'],
      ['Cidade', 'São Paulo'],
      ['Estado', 'SP'],
    ] as const)
      fill(name, value)
    await press('Salvar')
    await waitFor(() => expect(box('CPF')).toHaveAttribute('aria-invalid', 'true'))
    expect(path()).toBe('/user/data-update?payment')
    expect(box('Rua')).toHaveValue('Rua Um')
  })
})

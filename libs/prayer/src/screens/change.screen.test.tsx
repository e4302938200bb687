import { noResponse, refuse, renderFeature, type FakeHttp } from '@atrio/testing'
import type { ApiRequest } from '@atrio/api-client'
import { focusManager } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { prayerFeature } from '../feature.ts'
import { accountStandIn } from '../testing/account-stand-in.tsx'
import { calls, member, pages } from '../testing/pages.scenes.ts'

// loads the lazy modules before the tests
beforeAll(() => Promise.all([import('./change.screen.tsx'), import('../forms/request-form.tsx')]), 60_000)
beforeEach(() => sessionStorage.clear())
afterEach(() => focusManager.setFocused(undefined))

const open = (http: FakeHttp) =>
  renderFeature(prayerFeature, { at: '/user/prayer/11/edit', http, beside: [accountStandIn], session: member })
const text = () => screen.findByRole('textbox', { name: 'Pelo que podemos orar?' })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Salvar' }))

describe('ChangeScreen', () => {
  it('changes one’s own request with all that was asked, and says that the church reads it again', async () => {
    const sent: ApiRequest[] = []
    const change = (request: ApiRequest) => (sent.push(request), { id: 11, flagEmRevisao: true })
    const { path } = await open({ ...pages.changing, [calls.change]: change })
    expect(await text()).toHaveValue('Pela cirurgia do meu pai na quinta-feira, que ele acorde bem.')
    fireEvent.change(await text(), { target: { value: 'Pela cirurgia, agora na sexta.' } })
    save()
    expect(await screen.findByText(/A igreja o lê antes de colocá-lo de novo no mural/)).toBeInTheDocument()
    await waitFor(() => expect(path()).toBe('/user/prayer/11'))
    expect(sent[0]?.body).toEqual({
      mensagem: 'Pela cirurgia, agora na sexta.',
      nome: 'Marina',
      idOracaoMotivo: 2,
      flagPublicarMural: true,
      flagReceberLigacao: true,
      flagReceberVisita: false,
    })
  })

  it('keeps what was typed when nothing answers', async () => {
    await open({ ...pages.changing, [calls.change]: noResponse() })
    fireEvent.change(await text(), { target: { value: 'Outra coisa' } })
    save()
    expect(await screen.findByText(/o que você escreveu continua aqui/)).toBeInTheDocument()
    expect(await text()).toHaveValue('Outra coisa')
  })

  it('says that a request is gone, also while it is asked for again', async () => {
    let asked = 0
    const answer = () => (asked++ === 0 ? refuse(404) : new Promise(() => {}))
    await open({ ...pages.changing, [calls.one]: answer })
    expect(screen.getByText(/não está mais no mural/)).toBeInTheDocument()
    act(() => focusManager.setFocused(true))
    await waitFor(() => expect(asked).toBe(2))
    expect(screen.getByText(/não está mais no mural/)).toBeInTheDocument()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('is for the author of the request only', async () => {
    await open(pages.one)
    expect(screen.getByText('Só quem fez o pedido pode alterá-lo.')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Salvar' })).toBeNull()
  })
})

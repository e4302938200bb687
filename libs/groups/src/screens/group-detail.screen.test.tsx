import { ApiError, type ApiRequest } from '@atrio/api-client'
import { defineFeature, restoringAtom, sessionAtom } from '@atrio/tenant-core'
import { refuse, renderFeature, wireGroup, type FakeHttp } from '@atrio/testing'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { groupsFeature } from '../feature.ts'
import { calls, member, scenes } from '../testing/groups.scenes.ts'

const open = (http: FakeHttp, more = {}) => renderFeature(groupsFeature, { at: '/groups/5', http, ...more })
const formThere = () => screen.findByRole('textbox', { name: /Mensagem para a liderança/ })
const write = (text: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: /Mensagem para a liderança/ }), { target: { value: text } })
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Pedir para participar' }))
beforeEach(() => sessionStorage.clear())

describe('GroupDetailScreen', () => {
  it('shows people outside the group its time, leader and neighbourhood, but neither street nor phone', async () => {
    await open(scenes.group)
    expect(screen.getByRole('heading', { level: 1, name: 'Vizinhos da Vila' })).toBeInTheDocument()
    const page = screen.getByTestId('page')
    expect(page.textContent).toMatch(/Encontro.*quarta-feira, 20h.*Toda semana/)
    expect(page.textContent).toMatch(/Vila Mariana, São Paulo – SP.*O endereço completo aparece para quem participa/)
    expect(page.textContent).toMatch(/Liderança.*Marta e Sérgio Tavares.*Responsável.*Pr\. André Lima/)
    expect(screen.queryByRole('link', { name: 'Como chegar' })).toBeNull()
  })

  it('shows members the street, a phone number and a link to the meetings', async () => {
    await open(scenes.member, { session: member })
    expect(screen.getByText('Rua Humberto I, 512, casa 2')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '+55 11 97654-2210' })).toHaveAttribute('href', 'tel:+5511976542210')
    expect(screen.getByRole('link', { name: 'Como chegar' }).getAttribute('href')).toMatch(
      /query=Rua%20Humberto%20I.*04018-031$/,
    )
    expect(screen.getByRole('link', { name: 'Encontros' })).toHaveAttribute('href', '/groups/5/meetings')
    expect(screen.queryByRole('button', { name: 'Pedir para participar' })).toBeNull()
  })

  it('is fetched again when the session is restored', async () => {
    let asked = 0
    const answers = [wireGroup(), wireGroup({ participacao: 'membro' })]
    const { ctx } = await open({ [calls.group]: () => answers[asked++] })
    expect(screen.getByRole('button', { name: 'Pedir para participar' })).toBeInTheDocument()
    act(() => ctx.store.set(sessionAtom, member))
    expect(await screen.findByText('Você participa deste grupo.')).toBeInTheDocument()
  })

  it.each([
    ['pt-BR', 'Grupo não encontrado'],
    ['en', 'Group not found'],
    ['es', 'Grupo no encontrado'],
  ] as const)('shows in %s that the group does not exist', async (locale, title) => {
    await open(scenes.missing, { locale })
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument()
    expect(screen.getByRole('link')).toHaveAttribute('href', '/groups')
  })

  it.each([
    ['a group', scenes.group, 'Vizinhos da Vila'],
    ['no group', scenes.missing, 'Grupo não encontrado'],
  ])('links to no list of groups that is switched off: %s', async (_, http, title) => {
    await open(http, { startUp: { modulos: [] } })
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument()
    expect(screen.queryAllByRole('link').map((link) => link.getAttribute('href'))).not.toContain('/groups')
  })
})

describe('requesting membership', () => {
  it('asks visitors to sign in first', async () => {
    await open(scenes.group)
    send()
    expect(screen.getByRole('dialog', { name: 'Entre para pedir' })).toBeInTheDocument()
  })

  it('says when the links to sign in did not load', async () => {
    const none = () => Promise.resolve({})
    const account = defineFeature({
      id: 'account',
      messages: { 'pt-BR': none, en: none, es: none },
      slots: {
        'account.requestLogin': [{ id: 'enter', order: 1, content: () => Promise.reject(new Error('offline')) }],
      },
    })
    await open(scenes.group, { beside: [account] })
    send()
    const dialog = within(screen.getByRole('dialog', { name: 'Entre para pedir' }))
    expect(dialog.getByRole('alert')).toHaveTextContent('As opções para entrar não carregaram')
    expect(dialog.getByRole('button', { name: 'Tentar de novo' })).toBeInTheDocument()
  })

  it('does not ask a member to sign in while the session is being restored', async () => {
    const { ctx } = await open(scenes.group)
    act(() => ctx.store.set(restoringAtom, new Promise<void>(() => undefined)))
    send()
    expect(screen.queryByRole('dialog')).toBeNull()
    act(() => {
      ctx.store.set(sessionAtom, member)
      ctx.store.set(restoringAtom, null)
    })
    expect(await formThere()).toBeInTheDocument()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('sends the message and continues at the confirmation page', async () => {
    const sent: ApiRequest[] = []
    const request = (asked: ApiRequest) => (sent.push(asked), scenes.taken[calls.request])
    const { path } = await open({ ...scenes.group, [calls.request]: request }, { session: member })
    await formThere()
    write('  Moro perto  ')
    send()
    expect(await screen.findByRole('heading', { level: 1, name: 'Pedido enviado' })).toBeInTheDocument()
    expect(path()).toBe('/groups/request/success?group=5')
    expect(sent.map(({ body }) => body)).toEqual([{ idCelula: 5, mensagem: 'Moro perto' }])
    expect(screen.getByRole('link', { name: 'Voltar ao grupo' })).toHaveAttribute('href', '/groups/5')
  })

  it('keeps the message when sending fails and retries with the same Idempotency-Key', async () => {
    const keys: unknown[] = []
    const request = ({ idempotencyKey }: ApiRequest) => {
      keys.push(idempotencyKey)
      if (keys.length === 1) throw new ApiError('lost', { kind: 'no-response' })
      return scenes.taken[calls.request]
    }
    await open({ ...scenes.group, [calls.request]: request }, { session: member })
    await formThere()
    write('Oi')
    send()
    expect(await screen.findByText(/O pedido não foi enviado/)).toBeInTheDocument()
    expect(screen.getByRole('textbox', { name: /Mensagem/ })).toHaveValue('Oi')
    send()
    expect(await screen.findByRole('heading', { level: 1, name: 'Pedido enviado' })).toBeInTheDocument()
    expect(keys[0]).toMatch(/^[\w-]{16,64}$/)
    expect(keys[1]).toBe(keys[0])
  })

  it('explains a repeated request and too many requests', async () => {
    let asked = 0
    const answers = [wireGroup(), wireGroup({ participacao: 'solicitada' })]
    const http = { [calls.group]: () => answers[asked++], [calls.request]: refuse(409, 'group_requested') }
    const { unmount } = await open(http, { session: member })
    await formThere()
    send()
    expect(await screen.findByText('Você já pediu para participar.')).toBeInTheDocument()
    unmount()
    await open(scenes.tooOften, { session: member })
    await formThere()
    send()
    expect(await screen.findByText(/muitos pedidos hoje/)).toBeInTheDocument()
  })

  it.each([
    ['full', 'Este grupo está sem vagas.'],
    ['closed', 'Este grupo não recebe pedidos agora.'],
    ['requested', 'Você já pediu para participar.'],
  ] as const)('is not offered when the group is %s', async (scene, words) => {
    await open(scenes[scene], { session: member })
    expect(screen.getByText(words)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Pedir para participar' })).toBeNull()
  })
})

describe('leaving and withdrawing', () => {
  const answers = (first: object, then: object) => {
    let asked = 0
    return { [calls.group]: () => (asked++ === 0 ? wireGroup(first) : wireGroup(then)) }
  }

  it('takes a member out of the group after a question', async () => {
    const http = { ...answers({ participacao: 'membro' }, {}), [calls.leave]: { situacao: 'removido' } }
    const { transport } = await open(http, { session: member })
    const page = screen.getByTestId('page')
    page.tabIndex = -1
    const asking = screen.getByRole('button', { name: 'Sair do grupo' })
    fireEvent.click(asking)
    const dialog = screen.getByRole('dialog', { name: 'Sair de Vizinhos da Vila?' })
    expect(dialog).toHaveTextContent('Para voltar, é preciso pedir de novo')
    expect(transport.calls).not.toContain(calls.leave)
    fireEvent.click(within(dialog).getByRole('button', { name: 'Sair do grupo' }))
    // as a browser does when the dialog closes
    act(() => asking.focus())
    expect(await screen.findByText('Você saiu de Vizinhos da Vila.')).toBeInTheDocument()
    expect(await formThere()).toBeInTheDocument()
    expect(page).toHaveFocus()
  })

  it('withdraws a request after a question; one that was answered meanwhile shows its answer', async () => {
    const gone = { ...answers({ participacao: 'solicitada' }, {}), [calls.withdraw]: { situacao: 'removido' } }
    const { unmount } = await open(gone, { session: member })
    fireEvent.click(screen.getByRole('button', { name: 'Retirar o pedido' }))
    const confirm = () => within(screen.getByRole('dialog')).getByRole('button', { name: 'Retirar o pedido' })
    fireEvent.click(confirm())
    expect(await formThere()).toBeInTheDocument()
    unmount()
    const answered = {
      ...answers({ participacao: 'solicitada' }, { participacao: 'membro' }),
      [calls.withdraw]: refuse(404, 'not_found'),
    }
    await open(answered, { session: member })
    fireEvent.click(screen.getByRole('button', { name: 'Retirar o pedido' }))
    fireEvent.click(confirm())
    expect(await screen.findByText('Você participa deste grupo.')).toBeInTheDocument()
  })

  it('keeps the question open with the reason when leaving fails, and is not offered to leaders', async () => {
    const http = { ...scenes.member, [calls.leave]: refuse(409, 'group_leader') }
    const { unmount } = await open(http, { session: member })
    fireEvent.click(screen.getByRole('button', { name: 'Sair do grupo' }))
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sair do grupo' }))
    expect(await screen.findByText(/Para sair, fale com a secretaria/)).toBeInTheDocument()
    unmount()
    await open({ [calls.group]: wireGroup({ participacao: 'lider' }) }, { session: member })
    expect(screen.queryByRole('button', { name: 'Sair do grupo' })).toBeNull()
  })
})

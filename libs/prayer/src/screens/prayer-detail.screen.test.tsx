import { refuse, renderFeature, wirePrayerMessage, wirePrayerPage, type FakeHttp } from '@atrio/testing'
import { ApiError, type ApiRequest } from '@atrio/api-client'
import { restoringAtom, sessionAtom } from '@atrio/tenant-core'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { prayerFeature } from '../feature.ts'
import { accountOffline, accountStandIn } from '../testing/account-stand-in.tsx'
import { calls, member, pages } from '../testing/pages.scenes.ts'

// loads the lazy modules before the tests
beforeAll(() => Promise.all([import('./prayer-detail.screen.tsx'), import('../forms/message-form.tsx')]), 60_000)
beforeEach(() => sessionStorage.clear())

const broken = new ApiError('down', { kind: 'refused', status: 500 })
const open = (http: FakeHttp, more = {}) =>
  renderFeature(prayerFeature, { at: '/prayer/11', http, beside: [accountStandIn], ...more })
const asMember = (http: FakeHttp, at = '/prayer/11') => open(http, { session: member, at })
const prayButton = () => screen.getByRole('button', { name: 'Orar por Marina' })
const send = async () => userEvent.click(await screen.findByRole('button', { name: 'Enviar mensagem' }))

describe('PrayerDetailScreen', () => {
  it('shows the picture, the messages and older messages to visitors', async () => {
    await open(pages.one)
    expect(screen.getByRole('heading', { level: 1, name: 'Pedido de Marina' })).toBeInTheDocument()
    expect(screen.getByRole('img', { name: 'A janela do quarto' })).toBeInTheDocument()
    expect(screen.getByText('12 pessoas orando')).toBeInTheDocument()
    expect(screen.getByText('Estou orando por vocês desde ontem.')).toBeInTheDocument()
    expect(screen.getByText('quem pediu')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Mostrar mensagens anteriores' }))
    expect(await screen.findByText('Mais antiga.')).toBeInTheDocument()
  })

  it('links back to the wall, unless the church has switched it off', async () => {
    const { unmount } = await open(pages.one)
    expect(screen.getByRole('link', { name: 'Mural de oração' })).toHaveAttribute('href', '/prayer')
    unmount()
    await open(pages.one, { startUp: { modulos: [] } })
    expect(screen.getByRole('heading', { level: 1, name: 'Pedido de Marina' })).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Mural de oração' })).toBeNull()
  })

  it.each(['Orar por Marina', 'Escrever uma mensagem'])('asks a visitor to sign in first: %s', async (name) => {
    const { transport } = await open(pages.one)
    await userEvent.click(screen.getByRole('button', { name }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Entre para participar' }))
    expect(dialog.getByRole('link', { name: 'Entrar' })).toBeInTheDocument()
    expect(transport.calls).toEqual([calls.one])
    await userEvent.click(dialog.getByRole('button', { name: 'Agora não' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('says when the links to sign in did not load', async () => {
    await open(pages.one, { beside: [accountOffline().feature] })
    await userEvent.click(prayButton())
    expect(within(await screen.findByRole('dialog')).getByRole('alert')).toHaveTextContent('As opções para entrar')
  })

  describe('while an earlier session is being restored', () => {
    async function pressWhileRestoring(name: string) {
      const page = await open({ ...pages.one, [calls.pray]: { idOracao: 11, qtdeOrando: 13 } })
      const { promise, resolve } = Promise.withResolvers<void>()
      act(() => page.ctx.store.set(restoringAtom, promise))
      await userEvent.click(screen.getByRole('button', { name }))
      expect(screen.queryByRole('dialog')).toBeNull()
      const restore = (session = page.ctx.store.get(sessionAtom)) =>
        act(async () => {
          page.ctx.store.set(sessionAtom, session)
          page.ctx.store.set(restoringAtom, null)
          resolve()
          await promise
        })
      return { ...page, restore }
    }

    it('counts a press on pray for the member who is restored', async () => {
      const { restore } = await pressWhileRestoring('Orar por Marina')
      await restore(member)
      expect(await screen.findByText('13 pessoas orando', { exact: false })).toBeInTheDocument()
      expect(screen.queryByRole('dialog')).toBeNull()
    })

    it('opens the message form for the member who is restored', async () => {
      const { restore } = await pressWhileRestoring('Escrever uma mensagem')
      await restore(member)
      expect(await screen.findByLabelText('Escreva uma palavra de apoio')).toBeInTheDocument()
      expect(screen.queryByRole('dialog')).toBeNull()
    })

    it.each(['Orar por Marina', 'Escrever uma mensagem'])(
      'asks to sign in once no session could be restored: %s',
      async (name) => {
        const { restore } = await pressWhileRestoring(name)
        await restore()
        expect(await screen.findByRole('dialog', { name: 'Entre para participar' })).toBeInTheDocument()
      },
    )
  })

  it('counts a praying person once', async () => {
    let prayed = false
    await asMember({
      [calls.one]: () => wirePrayerPage({ flagOrando: prayed, qtdeOrando: prayed ? 13 : 12 }),
      [calls.pray]: () => {
        prayed = true
        return { idOracao: 11, qtdeOrando: 13 }
      },
    })
    await userEvent.click(prayButton())
    expect(await screen.findByText('13 pessoas orando', { exact: false })).toHaveTextContent('Você está orando.')
    expect(screen.queryByRole('button', { name: 'Orar por Marina' })).toBeNull()
    expect(screen.getByText('13 pessoas orando', { exact: false })).toHaveFocus()
  })

  it.each<[unknown, RegExp]>([
    [refuse(429), /Foram muitas tentativas/],
    [refuse(404), /não está mais disponível/],
    [refuse(500), /Não foi possível enviar/],
  ])('shows why praying failed', async (refused, words) => {
    await asMember({ ...pages.one, [calls.pray]: refused })
    await userEvent.click(prayButton())
    expect((await screen.findByRole('alert')).textContent).toMatch(words)
    expect(prayButton()).toBeInTheDocument()
  })

  it('sends a message with one Idempotency-Key and keeps its text after a failure', async () => {
    const keys: unknown[] = []
    let up = false
    await asMember({
      [calls.one]: () => wirePrayerPage({ mensagens: up ? [wirePrayerMessage({ mensagem: 'Força!' })] : [] }),
      [calls.write]: ({ idempotencyKey, body }: ApiRequest) => {
        keys.push(idempotencyKey)
        expect(body).toEqual({ idOracao: 11, mensagem: 'Força!' })
        if (!up) throw new Error('down')
        return wirePrayerMessage({ mensagem: 'Força!' })
      },
    })
    expect(screen.getByRole('heading', { name: 'Ainda sem mensagens' })).toBeInTheDocument()
    const field = await screen.findByLabelText('Escreva uma palavra de apoio')
    await userEvent.type(field, 'Força!')
    await send()
    expect(await screen.findByRole('alert')).toHaveTextContent('Nada do que você escreveu se perdeu')
    expect(field).toHaveValue('Força!')
    up = true
    await send()
    expect(await screen.findByText('Mensagem enviada.')).toBeInTheDocument()
    await waitFor(() => expect(field).toHaveValue(''))
    expect(within(await screen.findByRole('list')).getByText('Força!')).toBeInTheDocument()
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })

  it('rejects an empty message', async () => {
    const { transport } = await asMember(pages.one)
    await send()
    expect(await screen.findByText('Esse campo é obrigatório.')).toBeInTheDocument()
    expect(transport.calls).toEqual([calls.one])
  })

  it('shows an error when the request fails to load and retries on request', async () => {
    let up = false
    const http = { [calls.one]: () => (up ? wirePrayerPage() : Promise.reject(broken)) }
    await open(http)
    expect(screen.getByRole('alert')).toHaveTextContent('Não foi possível carregar o pedido de oração.')
    up = true
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Pedido de Marina' })).toBeInTheDocument()
  })

  it('answers not found for a request that the viewer may not see', async () => {
    await open(pages.gone)
    expect(screen.getByRole('alert')).toHaveTextContent('error boundary')
  })
})

describe('an own request', () => {
  it.each([
    [pages.own, 'No mural', 'Todos podem ler este pedido'],
    [pages.ownHidden, 'Só a igreja vê', 'não aparece no mural'],
    [pages.ownInReview, 'Aguarda a igreja', 'A igreja lê este pedido antes'],
    [pages.ownTaken, 'Retirado do mural', 'A igreja retirou este pedido'],
  ])('shows who can see it and links to its deletion', async (http, tag, words) => {
    await asMember(http, '/user/prayer/11')
    expect(screen.getByText(tag)).toBeInTheDocument()
    expect(screen.getByText(new RegExp(words))).toHaveTextContent('Você pediu uma ligação.')
    expect(screen.getByRole('link', { name: 'Excluir este pedido' })).toHaveAttribute('href', '/prayer/11/delete')
    expect(screen.queryByRole('button', { name: 'Orar por Marina' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Meus pedidos de oração' })).toHaveAttribute('href', '/user/prayer')
  })

  it('requires a login', async () => {
    const { path } = await open(pages.own, { at: '/user/prayer/11' })
    expect(path()).toMatch(/^\/access\?redirectTo=/)
  })
})

describe('an answered request', () => {
  it('is marked by its author, with a testimony', async () => {
    const sent: ApiRequest[] = []
    const answer = (request: ApiRequest) => (sent.push(request), { id: 11, flagEmRevisao: false })
    await asMember({ ...pages.own, [calls.answered]: answer }, '/user/prayer/11')
    await userEvent.click(screen.getByRole('button', { name: 'Marcar como respondida' }))
    await userEvent.type(await screen.findByRole('textbox', { name: /Testemunho/ }), 'Ele acordou bem.')
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }))
    expect(await screen.findByText(/Que alegria/)).toBeInTheDocument()
    expect(sent.map(({ body }) => body)).toEqual([{ testemunho: 'Ele acordou bem.' }])
  })

  it('shows its testimony to all, and lets its author take the mark back after a question', async () => {
    const { unmount } = await open(pages.answered)
    expect(screen.getByTestId('page').textContent).toMatch(/Oração respondida, há .*Ele acordou bem\./)
    expect(screen.queryByRole('button', { name: 'Desfazer a marca' })).toBeNull()
    unmount()
    const { transport } = await asMember({ ...pages.ownAnswered, [calls.notAnswered]: { id: 11 } })
    await userEvent.click(screen.getByRole('button', { name: 'Desfazer a marca' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Desfazer a marca de respondida?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Desfazer a marca' }))
    await waitFor(() => expect(transport.calls).toContain(calls.notAnswered))
  })
})

describe('reporting', () => {
  it('sends a reason and a note about the request or a message, also for visitors', async () => {
    const sent: ApiRequest[] = []
    const report = (request: ApiRequest) => (sent.push(request), { situacao: 'recebida' })
    await open({ ...pages.one, [calls.report]: report })
    await userEvent.click(screen.getByRole('button', { name: 'Denunciar a mensagem de Bia' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Denunciar' }))
    expect(dialog.getByText(/Ninguém fica sabendo que foi você/)).toBeInTheDocument()
    await userEvent.click(dialog.getByRole('radio', { name: 'Dados pessoais de alguém' }))
    await userEvent.type(dialog.getByRole('textbox'), 'É o telefone dela.')
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar denúncia' }))
    expect(await screen.findByText('Denúncia enviada. A equipe da igreja vai ler.')).toBeInTheDocument()
    expect(sent.map(({ body }) => body)).toEqual([
      { tipo: 'oracao_mensagem', alvo: 51, motivo: 'dados_pessoais', nota: 'É o telefone dela.' },
    ])
    expect(screen.getByRole('button', { name: 'Denunciar este pedido' })).toBeInTheDocument()
  })

  it('keeps the report when it was not sent, and asks for a reason', async () => {
    await open({ ...pages.one, [calls.report]: refuse(429, 'rate_limited') })
    await userEvent.click(screen.getByRole('button', { name: 'Denunciar este pedido' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Denunciar' }))
    await userEvent.click(dialog.getByRole('radio', { name: 'Alguém pode estar em perigo' }))
    expect(dialog.getByText(/CVV/)).toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar denúncia' }))
    expect(await dialog.findByText(/muitas denúncias em pouco tempo/)).toBeInTheDocument()
    expect(dialog.getByRole('radio', { name: 'Alguém pode estar em perigo' })).toBeChecked()
  })
})

import type { ApiRequest } from '@atrio/api-client'
import { refuse, renderFeature, type FakeHttp } from '@atrio/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { prayerFeature } from '../feature.ts'
import { accountStandIn } from '../testing/account-stand-in.tsx'
import { calls, member, pages } from '../testing/pages.scenes.ts'

// loads the lazy modules before the tests
beforeAll(() => Promise.all([import('./ask.screen.tsx'), import('../forms/request-form.tsx')]), 60_000)
beforeEach(() => sessionStorage.clear())

const render = (http: FakeHttp, more = {}) =>
  renderFeature(prayerFeature, { at: '/prayer/new', http, session: member, beside: [accountStandIn], ...more })
async function open(http: FakeHttp, more = {}) {
  const page = await render(http, more)
  await screen.findByLabelText('Pelo que podemos orar?')
  return page
}
const text = () => screen.getByLabelText('Pelo que podemos orar?')
const send = () => userEvent.click(screen.getByRole('button', { name: 'Enviar pedido' }))
const fill = async () => {
  await userEvent.type(text(), 'Por minha avó.')
  await userEvent.click(screen.getByRole('radio', { name: /Só a equipe da igreja/ }))
}

describe('AskScreen', () => {
  it('sends the filled fields and nothing else', async () => {
    let sent: Record<string, unknown> = {}
    const { path } = await open({
      ...pages.ask,
      [calls.ask]: ({ body, idempotencyKey }: ApiRequest) => {
        sent = { ...Object.fromEntries(body as FormData), idempotencyKey }
        return { id: 11 }
      },
    })
    await userEvent.type(text(), 'Por minha avó.')
    await userEvent.selectOptions(screen.getByLabelText(/Assunto/), 'Saúde')
    await userEvent.click(screen.getByRole('radio', { name: /Todos, no mural/ }))
    await userEvent.clear(screen.getByLabelText(/Nome que aparece/))
    await userEvent.upload(screen.getByLabelText(/Imagem/), new File(['x'], 'a.png', { type: 'image/png' }))
    await userEvent.click(screen.getByRole('checkbox', { name: /uma visita/ }))
    await send()
    expect(await screen.findByRole('heading', { level: 1, name: 'Pedido enviado' })).toBeInTheDocument()
    expect(path()).toBe('/prayer/new/success')
    expect(sent).toEqual({
      idIgreja: '1',
      mensagem: 'Por minha avó.',
      idOracaoMotivo: '2',
      flagPublicarMural: 'true',
      flagReceberLigacao: 'false',
      flagReceberVisita: 'true',
      image: expect.any(File),
      idempotencyKey: expect.stringMatching(/^[0-9a-f]{36}$/),
    })
  })

  it('says that the church reads the request first, where it does', async () => {
    await open(pages.askReviewed)
    await userEvent.type(text(), 'Por minha avó.')
    await userEvent.click(screen.getByRole('radio', { name: /Todos, no mural/ }))
    await send()
    expect(await screen.findByRole('heading', { level: 1, name: 'Pedido enviado' })).toBeInTheDocument()
    expect(screen.getByText(/Ela o lê antes de colocá-lo no mural/)).toBeInTheDocument()
  })

  it('requires a visibility and a text', async () => {
    const { transport } = await open(pages.ask)
    await send()
    expect(await screen.findAllByText('Esse campo é obrigatório.')).toHaveLength(2)
    expect(transport.calls).toEqual([calls.motives])
  })

  it.each<[FakeHttp, RegExp]>([
    [pages.askOffline, /Sem resposta/],
    [pages.askFails, /Nada do que você escreveu se perdeu/],
    [{ ...pages.ask, [calls.ask]: refuse(429) }, /Foram muitas tentativas/],
  ])('keeps the typed values after a failure and over a reload', async (http, words) => {
    const { unmount } = await open(http)
    await fill()
    await send()
    expect((await screen.findByRole('alert')).textContent).toMatch(words)
    expect(text()).toHaveValue('Por minha avó.')
    unmount()
    await open(http)
    await waitFor(() => expect(text()).toHaveValue('Por minha avó.'))
    expect(screen.getByRole('radio', { name: /Só a equipe da igreja/ })).toBeChecked()
  })

  it.each([
    ['than may be chosen', 40_000_001, 'O arquivo pode ter no máximo 40 MB.'],
    ['than may be sent, which the browser can not draw', 5_000_001, 'A imagem é grande demais: o limite é 5 MB.'],
  ])('sends no picture that is larger %s', async (_, size, words) => {
    const { transport } = await open(pages.ask)
    await fill()
    const large = new File(['x'], 'a.png', { type: 'image/png' })
    Object.defineProperty(large, 'size', { value: size })
    await userEvent.upload(screen.getByLabelText(/Imagem/), large)
    await send()
    expect(await screen.findByText(words)).toBeInTheDocument()
    expect(transport.calls).toEqual([calls.motives])
  })

  it('works without motives and without a wall', async () => {
    await open(pages.noMotives, { startUp: { modulos: [] } })
    expect(screen.queryByLabelText(/Assunto/)).toBeNull()
    expect(screen.queryByRole('radio')).toBeNull()
  })

  it('requires a login', async () => {
    const { path } = await render(pages.ask, { session: undefined })
    expect(path()).toBe('/access?redirectTo=/prayer/new')
  })
})

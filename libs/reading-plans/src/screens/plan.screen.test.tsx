import { defineFeature, restoringAtom, sessionAtom } from '@atrio/tenant-core'
import { renderFeature, type FakeHttp } from '@atrio/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { readingPlansFeature } from '../feature.ts'
import { framedFeature } from '../testing/framed.feature.ts'
import { calls, member, PLAN, reading, scenes } from '../testing/reading-plans.scenes.ts'

const withBible = {
  igrejaAppMenu: [
    {
      id: 4,
      idIgreja: 1,
      codigo: 'BIBLIA',
      flagAtivo: true,
      url: null,
      nome: 'Bíblia',
      nomeIngles: '',
      nomeEspanhol: '',
    },
  ],
}
const bibleHttp: FakeHttp = {
  'GET /igreja/vida-plena/biblia/': {
    traducoes: [
      {
        codigo: 'livre',
        nome: 'Livre',
        sigla: 'BL',
        idioma: 'pt-BR',
        licenca: 'Domínio público.',
        livros: [{ codigo: 'PSA', capitulos: 150 }],
      },
    ],
    leitores: [],
  },
  'GET /igreja/vida-plena/biblia/livre/PSA/23': {
    versiculos: [
      { numero: 1, numeroFinal: null, titulo: null, flagParagrafo: true, texto: 'O Senhor é o meu pastor.' },
    ],
  },
}

const open = (http: FakeHttp, more = {}) =>
  renderFeature(readingPlansFeature, { at: `/reading-plans/${PLAN}`, http, session: member, ...more })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const dialog = () => within(screen.getByRole('dialog'))
/** What was said of today's reading; the reminder below it has a status of its own. */
const said = () => within(screen.getByTestId('page')).getAllByRole('status')[0]
const box = (day: number) => screen.getByRole('checkbox', { name: `Dia ${day}: lido` })

beforeEach(() => localStorage.clear())

describe('a plan that is not started', () => {
  it('shows its days and starts after confirmation', async () => {
    const { transport } = await open(scenes.fresh)
    expect(screen.getByRole('heading', { level: 1, name: 'Sete salmos para a semana' })).toBeInTheDocument()
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Dois caminhos',
      'O pastor',
    ])
    expect(screen.queryByRole('checkbox')).toBeNull()
    await press('Começar este plano')
    expect(dialog().getByText(/O primeiro dia é hoje, 20 de novembro de 2026/)).toBeInTheDocument()
    await userEvent.click(dialog().getByRole('button', { name: 'Agora não' }))
    expect(transport.calls).not.toContain(calls.start)
    await press('Começar este plano')
    await userEvent.click(dialog().getByRole('button', { name: 'Começar hoje' }))
    expect(await screen.findByText('Leitura de hoje · dia 1 de 3')).toBeInTheDocument()
    expect(screen.getByText('Dias lidos: 0 de 3')).toBeInTheDocument()
  })

  it('keeps the dialog open when no answer arrives', async () => {
    await open(scenes.startFails)
    await press('Começar este plano')
    await userEvent.click(dialog().getByRole('button', { name: 'Começar hoje' }))
    expect(await dialog().findByRole('alert')).toHaveTextContent('Sem conexão com o servidor. Nada mudou')
  })

  it('cannot be started when the church no longer lists it', async () => {
    await open(scenes.unlisted)
    expect(screen.getByText(/A igreja não oferece mais este plano/)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Começar este plano' })).toBeNull()
  })

  it('is not found when it does not exist', async () => {
    await open(scenes.missing)
    expect(screen.getByRole('alert')).toHaveTextContent('error boundary')
  })
})

describe('a started plan', () => {
  it('marks today’s reading at once, can undo a mark and ends with the last day', async () => {
    const { transport } = await open(reading.onTime())
    expect(screen.getByText('Leitura de hoje · dia 2 de 3')).toBeInTheDocument()
    expect(screen.getByText('Dia 2 · 20 de nov. de 2026')).toBeInTheDocument()
    await press('Marcar como lido')
    expect(box(2)).toBeChecked()
    expect(said()).toHaveTextContent('A leitura de hoje está feita.')
    await userEvent.click(box(2))
    expect(box(2)).not.toBeChecked()
    await userEvent.click(box(2))
    expect(screen.getByText('Próxima leitura · dia 3 de 3')).toBeInTheDocument()
    await press('Marcar como lido')
    expect(said()).toHaveTextContent('Plano concluído! Você leu os 3 dias do plano.')
    expect(said()).toHaveFocus()
    await waitFor(() => expect(transport.calls).toContain(calls.mark(3)))
  })

  it('keeps marks without an answer, shows an error and sends them again', async () => {
    const again = Promise.withResolvers<unknown>()
    let up = false
    const http = reading.onTime()
    const answer = http[calls.mark(2)] as () => unknown
    await open({ ...http, [calls.mark(2)]: () => (up ? again.promise : scenes.offline[calls.mark(2)]) })
    await userEvent.click(box(2))
    expect(await screen.findByRole('alert')).toHaveTextContent('1 marca ainda não chegou à sua conta.')
    expect(box(2)).toBeChecked()
    up = true
    await press('Tentar de novo')
    // until it is saved: a person who leaves before would lose it
    expect(screen.getByRole('alert')).toHaveTextContent('1 marca ainda não chegou à sua conta.')
    expect(screen.getByRole('button', { name: 'Tentar de novo' })).toHaveAttribute('aria-busy', 'true')
    again.resolve(answer())
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(box(2)).toBeChecked()
  })

  it('encourages a reader who is behind to continue from the current day', async () => {
    await open(reading.behind())
    expect(screen.getByText('2 dias ficaram para trás, e está tudo bem.')).toBeInTheDocument()
    const page = screen.getByTestId('page')
    page.tabIndex = -1
    await press('Continuar de onde parei')
    expect(await screen.findByText('Leitura de hoje · dia 1 de 3')).toBeInTheDocument()
    expect(box(2)).toBeChecked()
    expect(screen.queryByText(/ficaram para trás/)).toBeNull()
    // the pressed button is unmounted
    expect(page).toHaveFocus()
  })

  it('restarts after a warning about what is lost', async () => {
    await open(reading.completed())
    await press('Recomeçar')
    expect(dialog().getByText(/As marcas dos 3 dias lidos serão apagadas/)).toBeInTheDocument()
    await userEvent.click(dialog().getByRole('button', { name: 'Recomeçar do início' }))
    expect(await screen.findByText('Leitura de hoje · dia 1 de 3')).toBeInTheDocument()
    for (const day of [1, 2, 3]) expect(box(day)).not.toBeChecked()
  })

  it('shows that it was restarted or deleted elsewhere', async () => {
    let there = true
    const http = { ...scenes.startedOverElsewhere }
    const stands = http[calls.reading] as () => unknown
    await open({ ...http, [calls.reading]: () => (there ? stands() : { assinatura: null }) })
    there = false
    await userEvent.click(box(2))
    expect(await screen.findByText(/Esta leitura foi recomeçada ou excluída em outro aparelho/)).toBeInTheDocument()
    expect(await screen.findByRole('button', { name: 'Começar este plano' })).toBeInTheDocument()
  })

  it('shows an error when the reading fails to load', async () => {
    await open(scenes.ownFails)
    expect(screen.getByRole('alert')).toHaveTextContent('Não foi possível buscar a sua leitura')
    expect(screen.queryByRole('button', { name: 'Começar este plano' })).toBeNull()
  })

  it('uses the church’s day, not that of the reader’s device', async () => {
    // 23:30 of the 19th in São Paulo, the 20th elsewhere
    await open(reading.onTime(), { now: '2026-11-20T02:30:00Z' })
    expect(said()).toHaveTextContent('A leitura de hoje está feita.')
    expect(screen.getByText('Próxima leitura · dia 2 de 3')).toBeInTheDocument()
  })

  it('opens a passage in place if the church has a Bible, and leads to it', async () => {
    const none = () => Promise.resolve({})
    const bible = defineFeature({
      id: 'bible',
      messages: { 'pt-BR': none, en: none, es: none },
      links: { 'bible.page': ({ book, chapter }) => `/bible/${book}/${chapter}` },
    })
    await open({ ...reading.onTime(), ...bibleHttp }, { beside: [bible], startUp: withBible })
    const [link] = screen.getAllByRole('link', { name: 'Salmo 23' })
    expect(link).toHaveAttribute('href', '/bible/PSA/23')
    await userEvent.click(link!)
    expect(await screen.findByText(/O Senhor é o meu pastor/)).toBeInTheDocument()
    expect(dialog().getByRole('heading', { name: 'Salmo 23' })).toBeInTheDocument()
    expect(dialog().getByText('Domínio público.')).toBeInTheDocument()
    expect(dialog().getByRole('link', { name: 'Abrir na Bíblia' })).toHaveAttribute('href', '/bible/PSA/23')
    await userEvent.click(dialog().getByRole('button', { name: 'Fechar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('names its passages without links if the church has no Bible', async () => {
    await open(reading.onTime())
    expect(screen.getAllByText('Salmo 23').length).toBeGreaterThan(0)
    expect(screen.queryByRole('link', { name: 'Salmo 23' })).toBeNull()
  })
})

describe('a plan in a frame', () => {
  const at = `/embed/reading-plans/${PLAN}?subscriptionUuid=x&planName=Ganhe%20dinheiro&description=Clique`

  it('shows only the church’s texts and asks a visitor to sign in on the portal', async () => {
    await renderFeature(framedFeature, { at, http: scenes.fresh })
    for (const words of ['Ganhe', 'Clique']) expect(screen.getByTestId('page')).not.toHaveTextContent(words)
    await press('Começar este plano')
    expect(dialog().getByRole('link', { name: 'Entrar no portal' })).toHaveAttribute(
      'href',
      `https://demo.portal.test/reading-plans/${PLAN}`,
    )
  })

  it('renders while a session is being restored and then shows the reading', async () => {
    const { ctx } = await renderFeature(framedFeature, { at, http: reading.onTime() })
    act(() => ctx.store.set(restoringAtom, new Promise<void>(() => undefined)))
    expect(screen.getByRole('heading', { level: 1, name: 'Sete salmos para a semana' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Começar este plano' })).toBeNull()
    act(() => {
      ctx.store.set(sessionAtom, member)
      ctx.store.set(restoringAtom, null)
    })
    expect(await screen.findByText('Leitura de hoje · dia 2 de 3')).toBeInTheDocument()
  })

  it('lets a member read', async () => {
    await renderFeature(framedFeature, { at, http: reading.onTime(), session: member })
    await press('Marcar como lido')
    expect(box(2)).toBeChecked()
    expect(screen.getByRole('link', { name: 'Excluir dos meus planos' })).toHaveAttribute(
      'href',
      `/embed/reading-plans/${PLAN}/delete`,
    )
  })
})

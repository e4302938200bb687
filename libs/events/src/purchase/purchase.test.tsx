import { checkoutFeature } from '@atrio/checkout'
import { refuse, renderFeature, type FakeHttp } from '@atrio/testing'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { eventsFeature } from '../feature.ts'
import { conference, one } from '../testing/events.scenes.ts'
import { fillCart } from '../testing/fill-cart.ts'
import { feesOf, scenes, UPLOAD } from '../testing/purchase.scenes.ts'
import { member } from '../testing/registrations.scenes.ts'

// what the steps bring is there before anybody waits for it
beforeAll(() => Promise.all([import('../screens/event-detail.screen.tsx'), import('./load-steps.ts')]), 60_000)
afterEach(() => sessionStorage.clear())

const open = (http: FakeHttp, at = '/event/7?buyingStep=tickets', more = {}) =>
  renderFeature(eventsFeature, { at, http, beside: [checkoutFeature], ...more })

const more = (name: string) => screen.findByRole('button', { name: `Mais um: ${name}` })
const add = async (name: string, times = 1) => {
  for (let count = 0; count < times; count++) await userEvent.click(await more(name))
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const input = (name: string | RegExp) => screen.findByLabelText(name, { selector: 'input, textarea, select' })
const order = () =>
  (JSON.parse(sessionStorage.getItem('atrio.draft.checkout')!) as { draft: { kind: string; payload: object } }).draft

describe('the choice of tickets', () => {
  it('offers what is on sale, and nothing else', async () => {
    await open(scenes.open)
    await more('Individual')
    const offered = screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))
    expect(offered).toEqual(expect.arrayContaining(['Casal', 'Individual', 'Só a transmissão']))
    expect(screen.queryByRole('group', { name: 'Berçário' })).toBeNull()
    expect(screen.queryByRole('group', { name: 'Segundo lote' })).toBeNull()
  })

  it('says what it costs with its fees, as the server reckons them for each way to pay', async () => {
    await open(scenes.open)
    const fee = /^\+ taxas a partir de R\$\s5,25, conforme a forma de pagamento$/
    expect(await screen.findByText(fee)).toBeInTheDocument()
    await add('Individual', 2)
    expect(await screen.findByText('2 ingressos · com taxas, conforme a forma de pagamento')).toBeInTheDocument()
    expect(screen.getByText(/^A partir de R\$\s179,50$/)).toBeInTheDocument()
    expect(screen.getByText(/^As taxas são a de serviço e a de processamento/)).toBeInTheDocument()
  })

  const byMethods = (rates: Parameters<typeof feesOf>[0], more: FakeHttp = {}) => ({
    [one(7)]: {
      ...conference,
      metodosPagamento: Object.keys(rates),
      ingressos: conference.ingressos.filter(({ id }) => id === 1),
    },
    ...feesOf(rates, 8500),
    ...more,
  })
  const none = { service: 0, processing: 0 }
  it.each([
    [
      'cash before a card that has fees',
      { dinheiro: none, cartao_credito: { service: 5, processing: 100 } },
      /^\+ taxas de até R\$\s5,25, conforme a forma de pagamento$/,
      '1 ingresso · com taxas, conforme a forma de pagamento',
      /^A partir de R\$\s85,00$/,
    ],
    [
      'a fee for processing alone, the same for all',
      { cartao_credito: { service: 0, processing: 290 }, ach: { service: 0, processing: 290 } },
      /^\+ R\$\s2,90 de taxas$/,
      /^1 ingresso · com R\$\s2,90 de taxas$/,
      /^R\$\s87,90$/,
    ],
  ] as const)('is true of %s', async (_, rates, fee, note, sum) => {
    await open(byMethods(rates))
    expect(await screen.findByText(fee)).toBeInTheDocument()
    await add('Individual')
    expect(await screen.findByText(note)).toBeInTheDocument()
    expect(screen.getByText(sum)).toBeInTheDocument()
  })

  it('says nothing of fees where there are none, and that there may be some where they can’t be had', async () => {
    await open(byMethods({ dinheiro: none }))
    await add('Individual')
    expect(await screen.findByText('1 ingresso')).toBeInTheDocument()
    expect(screen.queryByText(/taxas/)).toBeNull()
    cleanup()
    const pix = 'GET /evento/7/calcular-taxas?valor=8500&metodoPagamento=pix&igreja=1'
    await open(byMethods({ dinheiro: none, pix: none }, { [pix]: refuse(503) }))
    expect(await screen.findByText('Pode haver taxas, conforme a forma de pagamento')).toBeInTheDocument()
    expect(await screen.findByText('1 ingresso · mais taxas, se houver')).toBeInTheDocument()
  })

  it('goes straight on to checkout where all holders have told, whom one can look at again', async () => {
    fillCart(7, [1, 3], ['Ana Lima', 'Bento Lima'])
    const { path } = await open(scenes.open)
    expect(await screen.findByRole('link', { name: 'Rever os dados de quem vai participar' })).toHaveAttribute(
      'href',
      '/event/7?buyingStep=holders&fillTicket=1',
    )
    await press('Ir para o resumo')
    await waitFor(() => expect(path()).toBe('/checkout'))
    expect(order()).toMatchObject({ payload: { tickets: [{ holder: 'Ana Lima' }, { holder: 'Bento Lima' }] } })
  })

  it('asks the holder who is to tell something yet', async () => {
    fillCart(7, [1, 3], ['Ana Lima'])
    const { path } = await open(scenes.open)
    await press('Continuar')
    await waitFor(() => expect(path()).toBe('/event/7?buyingStep=holders&fillTicket=2'))
  })

  it('never goes past what an order or a person may have', async () => {
    await open(scenes.limited, undefined, { session: member })
    expect(await screen.findByText('Limite atingido: 1 por pessoa')).toBeInTheDocument()
    expect(screen.queryByRole('group', { name: 'Só a transmissão' })).toBeNull()
    await add('Individual', 8)
    const group = screen.getByRole('group', { name: 'Individual' })
    expect(within(group).getByRole('status')).toHaveTextContent('6')
    expect(await more('Casal')).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByText('Esta compra já tem os 6 ingressos que pode ter.')).toBeInTheDocument()
  })

  it('goes on with at least one', async () => {
    const { path } = await open(scenes.open)
    await press('Continuar')
    expect(path()).toBe('/event/7?buyingStep=tickets')
    expect(screen.getByText('Escolha pelo menos um ingresso.')).toBeInTheDocument()
  })

  it('sells nothing of an event that is closed', async () => {
    await open(scenes.closed)
    expect(await screen.findByRole('heading', { name: 'Inscrições encerradas' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Continuar' })).toBeNull()
  })
})

describe('the holders', () => {
  it('are asked one after the other, and then the order is made', async () => {
    const { path } = await open(scenes.open)
    await add('Individual')
    await add('Só a transmissão')
    await press('Continuar')
    await waitFor(() => expect(path()).toBe('/event/7?buyingStep=holders&fillTicket=1'))
    expect(await screen.findByText('Ingresso 1 de 2')).toBeInTheDocument()
    await userEvent.type(await input('Nome completo'), 'Ana Lima')
    await press('Próximo ingresso')
    expect(await screen.findByText('Ingresso 2 de 2')).toBeInTheDocument()
    expect(await input('Nome completo')).toHaveValue('')
    await userEvent.type(await input('Nome completo'), 'Bento Lima')
    await press('Ir para o resumo')
    await waitFor(() => expect(path()).toBe('/checkout'))
    expect(order()).toMatchObject({
      kind: 'event',
      payload: {
        eventId: 7,
        version: 'v1',
        tickets: [
          { kindId: 1, holder: 'Ana Lima', answers: [] },
          { kindId: 3, holder: 'Bento Lima', answers: [] },
        ],
      },
    })
  })

  it('answer what the event asks, each in its own form', async () => {
    const { path } = await open(scenes.asking)
    await add('Individual')
    await press('Continuar')
    await userEvent.type(await input('Nome completo'), 'Ana Lima')
    await userEvent.click(screen.getByRole('radio', { name: 'M' }))
    await userEvent.type(await input('Data de nascimento'), '31121990')
    await userEvent.type(await input(/^CPF/), '52998224725')
    await userEvent.type(await input(/^Telefone/), '11912345678')
    await userEvent.upload(await input(/^Autorização/), new File(['x'], 'autorizacao.pdf', { type: 'application/pdf' }))
    expect(await screen.findByText(/^autorizacao\.pdf · 2[.,]1 kB|autorizacao\.pdf · 3 kB/)).toBeInTheDocument()
    await press('Ir para o resumo')
    await waitFor(() => expect(path()).toBe('/checkout'))
    expect(order().payload).toMatchObject({
      tickets: [
        {
          answers: [
            { questionId: 81, value: 'M' },
            { questionId: 82, value: '1990-12-31' },
            { questionId: 83, value: '52998224725' },
            { questionId: 85, value: '+5511912345678' },
            { questionId: 87, value: 'arq_123' },
          ],
        },
      ],
    })
  })

  it('are told what is wrong, and lose nothing of what they typed', async () => {
    const { path } = await open(scenes.asking)
    await add('Individual')
    await press('Continuar')
    await userEvent.type(await input('Nome completo'), 'Ana Lima')
    await userEvent.type(await input(/^CPF/), '11111111111')
    await press('Ir para o resumo')
    expect(await screen.findByText('CPF inválido.')).toBeInTheDocument()
    expect(screen.getAllByText('Esse campo é obrigatório.').length).toBeGreaterThan(0)
    expect(await input('Nome completo')).toHaveValue('Ana Lima')
    expect(path()).toBe('/event/7?buyingStep=holders&fillTicket=1')
  })

  it('can send a file again that did not arrive', async () => {
    let times = 0
    const http = {
      ...scenes.uploadFails,
      [UPLOAD]: () =>
        times++ ? { codigo: 'arq_9', nome: 'a.pdf', tamanho: 9000 } : Promise.reject(new Error('offline')),
    }
    await open(http)
    await add('Individual')
    await press('Continuar')
    await userEvent.upload(await input(/^Autorização/), new File(['x'], 'a.pdf', { type: 'application/pdf' }))
    expect(await screen.findByText(/O arquivo não foi enviado/)).toBeInTheDocument()
    await press('Enviar de novo')
    expect(await screen.findByText('a.pdf · 9 kB')).toBeInTheDocument()
    expect(screen.queryByText(/O arquivo não foi enviado/)).toBeNull()
  })

  it('may be the person who is signed in', async () => {
    const person = {
      'GET /usuario/8/evento/7/inscricao/?igreja=1': { inscricoes: [] },
      'GET /user/7/usuario?cliente=1': {
        usuarios: [
          {
            id: 8,
            idUser: 7,
            igreja: { id: 1, codigo: 'demo', slug: 'vida-plena', nome: 'Igreja Vida Plena' },
            nome: 'Ana',
            sobrenome: 'Lima',
            email: 'ana@demo.test',
            telefone: '+5511912345678',
            dataCadastro: '2026-01-01T12:00:00Z',
            flagModeradorChat: false,
          },
        ],
      },
      'GET /user/7/documento?cliente=1': {
        documentos: [{ id: 1, idIgreja: 1, tipo: 'CPF', numero: '52998224725' }],
      },
    }
    await open({ ...scenes.asking, ...person }, undefined, { session: member })
    await add('Individual')
    await press('Continuar')
    await press('Usar meus dados')
    await waitFor(async () => expect(await input('Nome completo')).toHaveValue('Ana Lima'))
    expect(await input(/^E-mail/)).toHaveValue('ana@demo.test')
    expect(await input(/^Telefone/)).toHaveValue('+55 11 91234-5678')
    expect(await input(/^CPF/)).toHaveValue('52998224725')
  })
})

describe('a cart', () => {
  it('outlives a refresh, with what was typed in the middle of a step', async () => {
    await open(scenes.open)
    await add('Individual', 2)
    await press('Continuar')
    await userEvent.type(await input('Nome completo'), 'Ana Lima')
    await press('Próximo ingresso')
    await screen.findByText('Ingresso 2 de 2')
    await userEvent.type(await input('Nome completo'), 'Bento')
    await waitFor(() => expect(sessionStorage.getItem('atrio.draft.events.holder.7.2')).toContain('Bento'))
    cleanup()

    const { router } = await open(scenes.open, '/event/7?buyingStep=holders&fillTicket=2')
    await waitFor(async () => expect(await input('Nome completo')).toHaveValue('Bento'))
    await act(() => router.navigate('/event/7?buyingStep=holders&fillTicket=1'))
    expect(await screen.findByText('Ingresso 1 de 2')).toBeInTheDocument()
    expect(await input('Nome completo')).toHaveValue('Ana Lima')
  })

  it('is cut to what is still sold, and says so', async () => {
    await open(scenes.open)
    await add('Individual', 2)
    await add('Casal')
    cleanup()
    const fewer = { ...conference, ingressos: conference.ingressos.filter(({ id }) => id === 1) }
    await open({ ...scenes.open, 'GET /igreja/vida-plena/evento/7/': fewer })
    expect(await screen.findByText(/não estão mais disponíveis/)).toBeInTheDocument()
    expect(screen.getByText(/^2 ingressos/)).toBeInTheDocument()
  })

  it('that is empty leads back to the tickets', async () => {
    await open(scenes.open, '/event/7?buyingStep=holders&fillTicket=3')
    expect(await screen.findByRole('heading', { name: 'Escolha os ingressos' })).toBeInTheDocument()
  })

  it.each(['en', 'es'] as const)('speaks %s', async (locale) => {
    await open(scenes.open, undefined, { locale })
    const words = { en: 'Choose your tickets', es: 'Elige las entradas' }
    expect(await screen.findByRole('heading', { name: words[locale] })).toBeInTheDocument()
  })
})

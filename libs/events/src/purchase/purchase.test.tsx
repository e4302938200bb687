import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { refuse } from '@atrio/testing'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { add, open, order, press, warmUp } from '../testing/buying.ts'
import { conference } from '../testing/events.scenes.ts'
import { scenes, UPLOAD } from '../testing/purchase.scenes.ts'
import { member } from '../testing/registrations.scenes.ts'

beforeAll(warmUp, 60_000)
afterEach(() => sessionStorage.clear())

const input = (name: string | RegExp) => screen.findByLabelText(name, { selector: 'input, textarea, select' })

/** A field that the church defines, with the person's answer. */
const ownField = (codigo: string, tipo: string, nome: string, valor: string, options: string[] = []) => ({
  codigo,
  tipo,
  nome,
  nomeIngles: nome,
  nomeEspanhol: nome,
  flagObrigatorio: false,
  opcoes: options.map((one) => ({ codigo: one.toLowerCase(), nome: one, nomeIngles: one, nomeEspanhol: one })),
  valor,
})

describe('the holder steps', () => {
  it('ask for each holder in turn and then place the order', async () => {
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

  it('ask the event’s questions, each with its own kind of field', async () => {
    const { path } = await open(scenes.asking)
    await add('Individual')
    await press('Continuar')
    await userEvent.type(await input('Nome completo'), 'Ana Lima')
    await userEvent.click(screen.getByRole('radio', { name: 'M' }))
    await userEvent.type(await input('Data de nascimento'), '31121990')
    await userEvent.type(await input(/^CPF/), '52998224725')
    await userEvent.type(await input(/^Telefone/), '11912345678')
    expect(await input(/^Autorização/)).toHaveAccessibleDescription('Uma foto (JPEG, PNG, WEBP) ou um PDF de até 5 MB')
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

  it('show validation errors and keep the typed values', async () => {
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

  it('allow a failed upload to be retried', async () => {
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

  it.each([
    [429, 'rate_limited', /não recebe mais arquivos agora/, true],
    [409, 'EVT_REG_002', /não está recebendo inscrições/, false],
    [404, 'not_found', /não está recebendo inscrições/, false],
  ])('say why an upload is refused with %i, and keep the typed values', async (status, code, text, again) => {
    await open({ ...scenes.asking, [UPLOAD]: refuse(status, code) })
    await add('Individual')
    await press('Continuar')
    await userEvent.type(await input('Nome completo'), 'Ana Lima')
    await userEvent.upload(await input(/^Autorização/), new File(['x'], 'a.pdf', { type: 'application/pdf' }))
    expect(await screen.findByText(text)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Enviar de novo' }) !== null).toBe(again)
    expect(await input('Nome completo')).toHaveValue('Ana Lima')
    expect(screen.getByText(/^a\.pdf/)).toBeInTheDocument()
  })

  it('can be filled with the signed-in person’s data', async () => {
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
      'GET /user/7/campo-personalizado?igreja=1': {
        camposPersonalizados: [
          ownField('camiseta', 'escolha', 'Tamanho da camiseta', 'm', ['P', 'M', 'G']),
          ownField('comida', 'texto', 'restrição alimentar ', 'Sem glúten'),
          ownField('nascimento', 'texto', 'Data de nascimento', 'em 1990'),
        ],
      },
    }
    await open({ ...scenes.asking, ...person }, undefined, { session: member })
    await add('Individual')
    await press('Continuar')
    await press('Usar meus dados')
    await waitFor(async () => expect(await input('Nome completo')).toHaveValue('Ana Lima'))
    expect(await input(/^E-mail/)).toHaveValue('ana@demo.test')
    expect(await input(/^Telefone/)).toHaveValue('+55 11 91234-5678')
    expect(await input(/^CPF/)).toHaveValue('529.982.247-25')
    // answers to the church's own fields of the same name, where they fit
    expect(screen.getByRole('radio', { name: 'M' })).toBeChecked()
    expect(await input(/^Restrição alimentar/)).toHaveValue('Sem glúten')
    expect(await input(/^Data de nascimento/)).toHaveValue('')
  })
})

describe('the cart of a purchase', () => {
  it('survives a refresh, with the unfinished step’s values', async () => {
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

  it('is cut to what is still sold, with a notice', async () => {
    await open(scenes.open)
    await add('Individual', 2)
    await add('Casal')
    cleanup()
    const fewer = { ...conference, ingressos: conference.ingressos.filter(({ id }) => id === 1) }
    await open({ ...scenes.open, 'GET /igreja/vida-plena/evento/7/': fewer })
    expect(await screen.findByText(/não estão mais disponíveis/)).toBeInTheDocument()
    expect(screen.getByText(/^2 ingressos/)).toBeInTheDocument()
  })

  it('leads back to the tickets when it is empty', async () => {
    await open(scenes.open, '/event/7?buyingStep=holders&fillTicket=3')
    expect(await screen.findByRole('heading', { name: 'Escolha os ingressos' })).toBeInTheDocument()
  })

  it.each(['en', 'es'] as const)('is translated to %s', async (locale) => {
    await open(scenes.open, undefined, { locale })
    const words = { en: 'Choose your tickets', es: 'Elige las entradas' }
    expect(await screen.findByRole('heading', { name: words[locale] })).toBeInTheDocument()
  })
})

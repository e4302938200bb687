import { refuse } from '@atrio/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { calls, EMAIL, scenes } from '../testing/account.scenes.ts'
import { field, findField, giveEmail, open, register } from '../testing/on-the-way-in.tsx'

beforeEach(() => sessionStorage.clear())

describe('RegisterForm', () => {
  it('shows every field that the church asks for and each error once', async () => {
    await open(scenes.everythingAsked)
    await giveEmail()
    await findField('Nome')
    await userEvent.click(screen.getByRole('button', { name: 'Criar cadastro' }))
    // name, surname, two passwords, four asked fields, six of the address; the country is prefilled
    expect(await screen.findAllByText('Esse campo é obrigatório.')).toHaveLength(14)
    expect(screen.getByText(/É preciso aceitar os termos/)).toBeInTheDocument()
    await waitFor(() => expect(field('Nome')).toHaveFocus())
  })

  it('sends the typed values with a solved captcha and says that a mail is on its way', async () => {
    const bodies: unknown[] = []
    await open({
      ...scenes.unknown,
      [calls.register]: ({ body }: { body: unknown }) => {
        bodies.push(body)
        return { situacao: 'verificar_email' }
      },
    })
    await register()
    const title = await screen.findByRole('heading', { level: 1, name: 'Falta confirmar o e-mail' })
    await waitFor(() => expect(title).toHaveFocus())
    expect(bodies).toEqual([
      { nome: 'Ana', sobrenome: 'Lima', email: EMAIL, senha: 'Janela7@', captcha: expect.stringMatching(/^[\w+/=]+$/) },
    ])
  })

  it('asks the fields that the church defines and sends the answers that were given', async () => {
    const bodies: Record<string, unknown>[] = []
    await open({
      ...scenes.customAsked,
      [calls.register]: ({ body }: { body: Record<string, unknown> }) => {
        bodies.push(body)
        return { situacao: 'verificar_email' }
      },
    })
    await register()
    expect(await screen.findByText('Esse campo é obrigatório.')).toBeInTheDocument()
    expect(bodies).toEqual([])
    await userEvent.type(field('Apelido'), 'Aninha')
    await userEvent.click(field('Visitas'))
    await userEvent.click(screen.getByRole('button', { name: 'Criar cadastro' }))
    await screen.findByRole('heading', { level: 1, name: 'Falta confirmar o e-mail' })
    expect(bodies[0]).toMatchObject({
      camposPersonalizados: [
        { codigo: 'apelido', valor: 'Aninha' },
        { codigo: 'ajudar', valor: ['visitas'] },
      ],
    })
  })

  it('sends the page that the person was going to, for the link of the mail', async () => {
    const bodies: { redirectTo?: string }[] = []
    const http = {
      ...scenes.unknown,
      [calls.register]: ({ body }: { body: { redirectTo?: string } }) => {
        bodies.push(body)
        return { situacao: 'verificar_email' }
      },
    }
    await open(http, '/access?redirectTo=%2Fevent%2F7')
    await register()
    await screen.findByRole('heading', { level: 1, name: 'Falta confirmar o e-mail' })
    expect(bodies.map(({ redirectTo }) => redirectTo)).toEqual(['/event/7'])
  })

  it('signs in at once when an existing account joins this church', async () => {
    const { path } = await open(scenes.joined)
    await register()
    await waitFor(() => expect(path()).toBe('/'))
  })

  it('offers to enter the password when the e-mail already has an account', async () => {
    await open(scenes.exists)
    await register()
    const dialog = await screen.findByRole('dialog', { name: 'Já existe uma conta com este e-mail' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Entrar' }))
    expect(await findField('Senha')).toBeInTheDocument()
  })

  it('shows an error when the captcha is invalid and keeps the typed values', async () => {
    await open(scenes.invalidCaptcha)
    await register()
    expect(await screen.findByRole('alert')).toHaveTextContent('Captcha inválido.')
    expect(field('Nome')).toHaveValue('Ana')
  })

  it('shows a CPF already in use as an error of its field and keeps the other values', async () => {
    const campos = [{ campo: 'cpf', flagObrigatorio: true }]
    await open({ ...scenes.cpfInUse, [calls.settings]: { campos, urlTermos: null, flagSigiloso: false } })
    await giveEmail()
    await userEvent.type(await findField('CPF'), '52998224725')
    await userEvent.type(field('Nome'), 'Ana')
    await userEvent.type(field('Sobrenome'), 'Lima')
    await userEvent.type(field('Crie uma senha'), 'Janela7@')
    await userEvent.type(field('Repita a senha'), 'Janela7@')
    await userEvent.click(screen.getByRole('button', { name: 'Criar cadastro' }))
    expect(await screen.findByText('Este CPF já está em uso.')).toBeInTheDocument()
    await waitFor(() => expect(field('CPF')).toHaveFocus())
    expect(field('CPF')).toHaveValue('529.982.247-25')
  })

  it('offers the states of another country, or free text when they fail to load', async () => {
    const states = 'GET /utils/pais/US/estado/'
    for (const [answer, offered] of [
      [undefined, ['California', 'Tennessee']],
      [{ situacao: 'indisponivel', estados: [] }, []],
      [refuse(404), []],
    ] as const) {
      const { transport, unmount } = await open({
        ...scenes.everythingAsked,
        ...(answer === undefined ? {} : { [states]: answer }),
      })
      await giveEmail()
      await screen.findByRole('option', { name: 'Estados Unidos' })
      await userEvent.selectOptions(field('País'), 'US')
      await waitFor(() => expect(transport.calls).toContain(states))
      const state = screen.getByLabelText<HTMLInputElement>(/^Estado ou província/)
      await waitFor(() => expect([...(state.list?.options ?? [])].map(({ value }) => value)).toEqual(offered))
      await userEvent.type(state, 'Ohio')
      expect(state).toHaveValue('Ohio')
      expect(transport.calls.filter((call) => call === states)).toHaveLength(1)
      expect(transport.calls.filter((call) => call.includes('/utils/pais/BR'))).toEqual([])
      unmount()
      sessionStorage.clear()
    }
  })

  it('restores its values after a refresh, except the passwords', async () => {
    const first = await open(scenes.unknown)
    await giveEmail()
    await userEvent.type(await findField('Nome'), 'Ana')
    await userEvent.type(field('Crie uma senha'), 'Janela7@')
    const { state } = first.router.state.location
    first.unmount()
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Janela7@')
    const again = await open(scenes.unknown)
    await again.router.navigate('/access', { state })
    await waitFor(() => expect(field('Nome')).toHaveValue('Ana'))
    expect(field('Crie uma senha')).toHaveValue('')
  })

  it('stores neither the CPF nor the address in the browser', async () => {
    await open(scenes.everythingAsked)
    await giveEmail()
    await userEvent.type(await findField('Nome'), 'Ana')
    await userEvent.type(field('CPF'), '52998224725')
    await userEvent.type(field('CEP'), '04103')
    await userEvent.type(field('Rua'), 'Rua do Segredo')
    await userEvent.type(field(/^Algo que queira nos contar/), 'Venho do coral')
    const stored = () => JSON.stringify([{ ...sessionStorage }, { ...localStorage }])
    await waitFor(() => expect(stored()).toContain('Venho do coral'))
    expect(stored()).not.toMatch(/529\.?982|04103|Segredo/)
  })

  it('shows nothing of its draft to another e-mail address', async () => {
    const byOther = `GET /igreja/1/usuario/?email=${encodeURIComponent('bruno@demo.test')}`
    await open({ ...scenes.unknown, [byOther]: { acesso: 'register' } })
    await giveEmail()
    await userEvent.type(await findField('Nome'), 'Ana')
    await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).toContain('Ana'))
    await userEvent.click(screen.getByRole('button', { name: 'Trocar o e-mail' }))
    await userEvent.clear(await screen.findByRole('textbox', { name: 'E-mail' }))
    await giveEmail('bruno@demo.test')
    await userEvent.type(await findField('Sobrenome'), 'Melo')
    expect(field('Nome')).toHaveValue('')
    await userEvent.click(screen.getByRole('button', { name: 'Trocar o e-mail' }))
    await userEvent.clear(await screen.findByRole('textbox', { name: 'E-mail' }))
    await giveEmail()
    await waitFor(() => expect(field('Nome')).toHaveValue('Ana'))
  })

  it('offers a retry when the settings fail to load', async () => {
    await open(scenes.settingsFail)
    await giveEmail()
    expect(await screen.findByText('O cadastro não abriu')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeInTheDocument()
  })

  it('opens from the password step, since a discreet church does not reveal whether an account exists', async () => {
    await open(scenes.known)
    await giveEmail()
    await userEvent.click(await screen.findByRole('button', { name: 'Ainda não tenho cadastro' }))
    expect(await findField('Nome')).toBeInTheDocument()
  })
})

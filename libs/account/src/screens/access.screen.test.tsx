import { ApiError } from '@atrio/api-client'
import { isSignedIn, sessionAtom } from '@atrio/tenant-core'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { calls, EMAIL, member, scenes } from '../testing/account.scenes.ts'
import { field, findField, giveEmail, givePassword, open } from '../testing/on-the-way-in.tsx'

beforeEach(() => sessionStorage.clear())

describe('AccessScreen', () => {
  it.each([
    ['pt-BR', 'E-mail confirmado'],
    ['en', 'Email confirmed'],
    ['es', 'Correo confirmado'],
  ] as const)('says in %s that the address is confirmed', async (locale, title) => {
    await open(scenes.known, '/access?confirmed=true', { locale })
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument()
  })

  it('starts with the e-mail and validates it', async () => {
    const { transport } = await open(scenes.known)
    expect(screen.getByRole('heading', { level: 1, name: 'Entre com o seu e-mail' })).toBeInTheDocument()
    expect(transport.calls).toEqual([])
    await giveEmail('ana@')
    expect(await screen.findByText(/Informe um e-mail válido/)).toBeInTheDocument()
    // once, while the address was typed
    expect(transport.calls).toEqual([calls.settings])
  })

  it('asks for the password of an existing account and signs in', async () => {
    const { ctx, path } = await open(scenes.known)
    await givePassword()
    await waitFor(() => expect(path()).toBe('/'))
    expect(isSignedIn(ctx.store.get(sessionAtom))).toBe(true)
  })

  it.each([
    ['/access?redirectTo=%2Fevent%2F7%3Ftab%3D2', '/event/7?tab=2'],
    ['/access?redirectTo=%2Fuser%2Fnotes', '/user/notes'],
    ['/access?redirectTo=%2F%2Fevil.test', '/'],
    ['/access?redirectTo=javascript%3Aalert(1)', '/'],
    ['/user/notes', '/user/notes'],
    ['/login?redirectTo=%2Fevent%2F7', '/event/7'],
  ])('leads from %s to %s after signing in', async (at, target) => {
    const { path } = await open(scenes.known, at)
    expect(path()).toMatch(/^\/access/)
    await givePassword()
    await waitFor(() => expect(path()).toBe(target))
  })

  it('shows an error for wrong credentials and keeps the typed values', async () => {
    const { ctx } = await open(scenes.wrongPassword)
    await givePassword('errada')
    expect(await screen.findByRole('alert')).toHaveTextContent('Nome de usuário ou senha inválidos.')
    expect(field('Senha')).toHaveValue('errada')
    expect(isSignedIn(ctx.store.get(sessionAtom))).toBe(false)
  })

  it('lets the e-mail be changed after the first step', async () => {
    const { router } = await open(scenes.known)
    await giveEmail()
    await findField('Senha')
    await userEvent.click(screen.getByRole('button', { name: 'Trocar o e-mail' }))
    expect(await screen.findByRole('textbox', { name: 'E-mail' })).toHaveValue(EMAIL)
    await router.navigate(-1)
    expect(await findField('Senha')).toBeInTheDocument()
  })

  it('shows how long to wait after too many tries', async () => {
    await open(scenes.tooMany)
    await givePassword()
    expect(await screen.findByRole('alert')).toHaveTextContent('Muitas tentativas. Espere 3 minutos e tente de novo.')
  })

  it('solves a captcha when the login asks for one and retries with it', async () => {
    const bodies: unknown[] = []
    const asked = new ApiError('no', { kind: 'refused', status: 403, code: 'captcha_required' })
    const answer = ({ body }: { body: unknown }) => {
      bodies.push(body)
      return bodies.length === 1 ? Promise.reject(asked) : scenes.known[calls.login]
    }
    const { path } = await open({ ...scenes.known, [calls.login]: answer })
    await givePassword()
    await waitFor(() => expect(path()).toBe('/'))
    const solved = JSON.parse(atob((bodies[1] as { captcha: string }).captcha)) as { solution: { counter: number } }
    expect(solved.solution.counter).toBe(5)
  })

  it('shows an error and keeps the typed values when no answer arrives', async () => {
    await open(scenes.unreachable)
    await giveEmail()
    expect(await screen.findByRole('alert')).toHaveTextContent('Não houve resposta.')
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue(EMAIL)
  })

  it('does not sign in when the account in this church fails to load', async () => {
    const { ctx } = await open(scenes.noClientAccount)
    await givePassword()
    expect(await screen.findByRole('alert')).toBeInTheDocument()
    expect(ctx.store.get(sessionAtom).token).toBeNull()
  })

  it('redirects a signed-in person to home', async () => {
    const { path } = await open(scenes.known, '/access', { session: member })
    expect(path()).toBe('/')
  })

  it('leaves for the wanted page when the person signs in in another tab', async () => {
    const { ctx, path } = await open(scenes.known, '/access?redirectTo=%2Fevent%2F7')
    ctx.store.set(sessionAtom, member)
    await waitFor(() => expect(path()).toBe('/event/7'))
  })
})

describe('logging in to an inactive account', () => {
  it.each([
    [scenes.inactive, /Enviamos um e-mail de ativação para ana@demo.test/],
    [scenes.inactiveUnsent, /Não foi possível enviar o e-mail de ativação/],
  ])('opens a modal that says whether the activation mail was sent', async (http, text) => {
    await open(http)
    await givePassword()
    const dialog = await screen.findByRole('dialog', { name: 'A sua conta ainda não está ativa' })
    expect(within(dialog).getByText(text)).toBeInTheDocument()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Entendi' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(field('Senha')).toHaveValue('Atrio#2026')
  })

  it('sends the activation mail again on request', async () => {
    const { transport } = await open(scenes.inactiveUnsent)
    await givePassword()
    await userEvent.click(await screen.findByRole('button', { name: 'Enviar de novo' }))
    await waitFor(() => expect(transport.calls.filter((call) => call === calls.resend)).toHaveLength(2))
  })
})

describe('password recovery', () => {
  it('mails a new password and returns to the password step', async () => {
    const { path } = await open(scenes.recovered, '/reset-password')
    expect(path()).toBe('/access?start=recover')
    await userEvent.type(await screen.findByRole('textbox', { name: 'E-mail' }), EMAIL)
    await userEvent.click(screen.getByRole('button', { name: 'Enviar nova senha' }))
    expect(await screen.findByText(/A nova senha foi enviada para ana@demo.test/)).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Entrar com a senha' }))
    expect(await findField('Senha')).toBeInTheDocument()
  })

  it('shows an error for an unknown e-mail', async () => {
    await open(scenes.nobodyToRecover)
    await userEvent.click(screen.getByRole('button', { name: 'Esqueci a minha senha' }))
    const send = await screen.findByRole('button', { name: 'Enviar nova senha' })
    await userEvent.type(screen.getByRole('textbox', { name: 'E-mail' }), EMAIL)
    await userEvent.click(send)
    expect(await screen.findByText('E-mail não encontrado.')).toBeInTheDocument()
  })

  it('keeps the typed e-mail and ignores a late answer of the step before', async () => {
    const looked = Promise.withResolvers<object>()
    await open({ ...scenes.recovered, [calls.byEmail]: () => looked.promise })
    await giveEmail()
    await userEvent.click(screen.getByRole('button', { name: 'Esqueci a minha senha' }))
    expect(await screen.findByRole('button', { name: 'Enviar nova senha' })).toBeInTheDocument()
    expect(await screen.findByRole('textbox', { name: 'E-mail' })).toHaveValue(EMAIL)
    const kept = () => Object.keys(sessionStorage).filter((name) => name.endsWith('account.email'))
    expect(kept()).toHaveLength(1)
    await act(async () => looked.resolve({ acesso: 'login' }))
    await waitFor(() => expect(kept()).toEqual([]))
    expect(screen.getByRole('heading', { level: 1, name: 'Receba uma nova senha' })).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Enviar nova senha' }))
    expect(await screen.findByText(/A nova senha foi enviada para ana@demo.test/)).toBeInTheDocument()
  })

  it('requires a mailed password to be changed before the wanted page', async () => {
    const { path } = await open(scenes.mailedPassword, '/user/notes')
    await givePassword()
    await waitFor(() => expect(path()).toBe('/user/change-password?redirectTo=%2Fuser%2Fnotes'))
  })
})

it.each([
  ['en', 'Sign in with your email'],
  ['es', 'Entra con tu correo'],
] as const)('has its title in %s', async (locale, title) => {
  await open(scenes.known, '/access', { locale })
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument()
})

it.each(['/register', '/login', '/reset-password'])('redirects %s to access', async (at) => {
  const { path } = await open(scenes.known, at)
  expect(path()).toMatch(/^\/access(\?|$)/)
})

import { refuse } from '@atrio/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { calls, scenes } from '../testing/account.scenes.ts'
import { field, givePassword, open, register } from '../testing/on-the-way-in.tsx'
import { recaptchaStandIn } from '../testing/recaptcha-stand-in.ts'

const google = recaptchaStandIn()
beforeEach(() => {
  sessionStorage.clear()
  document.documentElement.dataset['theme'] = 'dark'
  window.grecaptcha = google.recaptcha
})
afterEach(() => {
  delete window.grecaptcha
  delete window.atrioRecaptchaReady
})

const script = () => waitFor(() => expect(document.head.querySelector('script[src*="recaptcha"]')).not.toBeNull())
const asked = () => screen.findByRole('heading', { level: 2, name: 'Confirme que você não é um robô' })
const box = () => screen.findByRole('button', { name: 'reCAPTCHA' })

describe('reCAPTCHA', () => {
  it('shows an error when the script is blocked and loads it on retry', async () => {
    delete window.grecaptcha
    const bodies: unknown[] = []
    const answer = ({ body }: { body: unknown }) => {
      bodies.push(body)
      return { situacao: 'verificar_email' }
    }
    await open({ ...scenes.recaptcha, [calls.register]: answer })
    await register()
    const question = await asked()
    await waitFor(() => expect(question).toHaveFocus())
    expect(screen.getByText('Carregando a verificação…')).toBeInTheDocument()
    await script()
    act(() => void document.head.querySelector('script[src*="recaptcha"]')?.dispatchEvent(new Event('error')))
    expect(await screen.findByRole('alert')).toHaveTextContent('A verificação não carregou.')
    expect(field('Nome')).toHaveValue('Ana')
    expect(bodies).toEqual([])

    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    await script()
    window.grecaptcha = google.recaptcha
    act(() => window.atrioRecaptchaReady?.())
    await userEvent.click(await box())
    expect(await screen.findByRole('heading', { level: 1, name: 'Falta confirmar o e-mail' })).toBeInTheDocument()
    expect(bodies).toEqual([expect.objectContaining({ nome: 'Ana', captcha: 'answer-1' })])
    expect(screen.queryByRole('button', { name: 'reCAPTCHA' })).toBeNull()
  })

  it('uses the compact widget in narrow places and renders a new one after it expires or fails', async () => {
    await open(scenes.recaptcha)
    await register()
    await box()
    // jsdom gives every element a width of 0
    expect(google.widget()).toMatchObject({ sitekey: 'site-1', size: 'compact', theme: 'dark' })
    act(() => google.widget()?.['expired-callback']())
    expect(await screen.findByText('A verificação expirou. Marque a caixa de novo.')).toBeInTheDocument()
    expect(google.resets()).toBe(1)
    act(() => google.widget()?.['error-callback']())
    expect(await screen.findByRole('alert')).toHaveTextContent('Nada do que você preencheu se perdeu.')
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    expect(await box()).toBeInTheDocument()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('sends nothing and keeps the typed values when the captcha is cancelled', async () => {
    const { transport } = await open(scenes.recaptcha)
    await register()
    await box()
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar o envio' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Captcha inválido.')
    expect(transport.calls).not.toContain(calls.register)
    expect(field('Crie uma senha')).toHaveValue('Janela7@')
    expect(screen.queryByRole('heading', { level: 2, name: 'Confirme que você não é um robô' })).toBeNull()
    await waitFor(() => expect(field('Nome')).toBeEnabled())
  })

  it('asks for the captcha before it opens the modal of an inactive account', async () => {
    const required = refuse(403, 'captcha_required')
    const tries: string[] = []
    const captcha = encodeURIComponent('answer-1')
    await open({
      ...scenes.inactive,
      [calls.captcha]: { tipo: 'recaptcha', siteKey: 'site-1' },
      [calls.resend]: required,
      [`${calls.resend}&captcha=${captcha}`]: ({ path }: { path: string }) =>
        tries.push(path) && { situacao: 'enviado' },
    })
    await givePassword()
    expect(await box()).toBeInTheDocument()
    expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.click(await box())
    expect(await screen.findByRole('dialog')).toHaveTextContent('Enviamos um e-mail de ativação para ana@demo.test')
    expect(tries).toHaveLength(1)
  })
})

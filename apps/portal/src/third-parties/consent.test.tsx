import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { sessionAtom } from '@atrio/tenant-core'
import { noResponse } from '@atrio/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { member } from '../shell/testing/member.scenes.ts'
import { renderShell } from '../shell/testing/render-shell.tsx'
import { writeCookie } from '../write-cookie.ts'
import { recordChoice } from './choice.ts'
import { usesAll, usesStatistics } from './testing/consent.scenes.ts'

const reload = vi.fn()
const sent: unknown[] = []
const http = { 'POST /consentimento/?igreja=1': ({ body }: { body?: unknown }) => void sent.push(body) }

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal('location', { ...window.location, pathname: '/', reload })
})
afterEach(() => {
  vi.unstubAllGlobals()
  reload.mockClear()
  sent.length = 0
  Reflect.deleteProperty(navigator, 'doNotTrack')
  localStorage.clear()
  writeCookie('atrio_consent', '', 0)
})

const show = (options = usesAll) => renderShell({ ...options, http })
const question = () => screen.queryByRole('region', { name: 'Sua privacidade' })
const press = (name: string) => {
  const button = within(question()!).getByRole('button', { name })
  button.focus()
  fireEvent.click(button)
}
const dialog = () => screen.getByRole('dialog', { name: 'Escolhas de privacidade' })
const cookie = () => document.cookie

describe('the question for consent', () => {
  it('is not there where the church uses nothing', async () => {
    await renderShell()
    expect(question()).toBeNull()
    expect(screen.queryByRole('button', { name: 'Escolhas de privacidade' })).toBeNull()
  })

  it('offers its answers as equals, early in the order of focus and without taking it', async () => {
    await show()
    const buttons = within(question()!).getAllByRole('button')
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['Só o necessário', 'Aceitar tudo', 'Escolher'])
    expect(buttons[0]!.className).toBe(buttons[1]!.className)
    expect(document.body).toHaveFocus()
    const follows = screen.getByRole('banner').compareDocumentPosition(question()!)
    expect(follows & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy()
  })

  it('is answered with a refusal without a new document', async () => {
    await show()
    press('Só o necessário')
    expect(question()).toBeNull()
    expect(screen.getByRole('main')).toHaveFocus()
    expect(cookie()).toBe('atrio_consent=1.1.smcfr.')
    expect(await screen.findByText('Sua escolha foi salva.')).toBeVisible()
    expect(reload).not.toHaveBeenCalled()
    expect(sent).toEqual([
      expect.objectContaining({
        versao: 1,
        idioma: 'pt-BR',
        perguntadas: ['estatistica', 'marketing', 'atendimento', 'pesquisa', 'gravacao'],
        aceitas: [],
      }),
    ])
  })

  it('is recorded once more when the same answer is given after the first has run out', async () => {
    const first = await show()
    press('Só o necessário')
    expect(await screen.findByText('Sua escolha foi salva.')).toBeVisible()
    await waitFor(() => expect(localStorage.getItem('atrio.consent')).toContain('sent'))
    first.unmount()
    writeCookie('atrio_consent', '', 0)
    await show()
    press('Só o necessário')
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]).toEqual(sent[0])
  })

  it('is answered with an agreement that begins with a new document', async () => {
    await show(usesStatistics)
    press('Aceitar tudo')
    expect(cookie()).toBe('atrio_consent=1.1.s.s')
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
    expect(sent).toHaveLength(1)
  })

  it('is answered where plain http leaves the browser without randomUUID', async () => {
    vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(7) })
    await show(usesStatistics)
    press('Aceitar tudo')
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
    expect(sent).toEqual([expect.objectContaining({ identificador: '07070707-0707-4707-8707-070707070707' })])
  })

  it('is not repeated, but for a purpose that came later or another wording', async () => {
    writeCookie('atrio_consent', '1.1.smcfr.', 60)
    const first = await show()
    expect(question()).toBeNull()
    first.unmount()
    writeCookie('atrio_consent', '1.1.s.s', 60)
    const second = await show()
    expect(question()).toBeVisible()
    second.unmount()
    writeCookie('atrio_consent', '2.1.smcfr.', 60)
    await show()
    expect(question()).toBeVisible()
  })

  it('is not asked on strict pages', async () => {
    await renderShell({ ...usesAll, http, at: '/live' })
    expect(question()).toBeNull()
    expect(screen.getByRole('button', { name: 'Escolhas de privacidade' })).toBeVisible()
  })
})

describe('the choices', () => {
  it('name the purposes of this church only', async () => {
    await show(usesStatistics)
    press('Escolher')
    expect(within(dialog()).getAllByRole('checkbox')).toHaveLength(1)
    expect(within(dialog()).getByRole('checkbox', { name: /Estatísticas/ })).not.toBeChecked()
  })

  it('return the focus to the question when they are closed without an answer', async () => {
    await show(usesStatistics)
    press('Escolher')
    fireEvent(dialog(), new Event('cancel', { cancelable: true }))
    expect(within(question()!).getByRole('button', { name: 'Escolher' })).toHaveFocus()
  })

  it('are opened from the footer, show what was chosen and store a new choice', async () => {
    writeCookie('atrio_consent', '1.1.smcfr.sc', 60)
    await show()
    fireEvent.click(screen.getByRole('button', { name: 'Escolhas de privacidade' }))
    expect(within(dialog()).getByRole('checkbox', { name: /Atendimento/ })).toBeChecked()
    expect(within(dialog()).getByRole('checkbox', { name: /Divulgação/ })).not.toBeChecked()
    fireEvent.click(within(dialog()).getByRole('checkbox', { name: /Atendimento/ }))
    fireEvent.click(within(dialog()).getByRole('button', { name: 'Salvar escolha' }))
    expect(cookie()).toBe('atrio_consent=1.1.smcfr.s')
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  })

  it('leave off what a signal of the browser refuses, and are not asked when it refuses all', async () => {
    Object.defineProperty(navigator, 'doNotTrack', { value: '1', configurable: true })
    const first = await show(usesStatistics)
    expect(question()).toBeNull()
    first.unmount()
    await show()
    press('Aceitar tudo')
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
    fireEvent.click(screen.getByRole('button', { name: 'Escolhas de privacidade' }))
    const statistics = within(dialog()).getByRole('checkbox', { name: /Estatísticas/ })
    expect(statistics).toBeDisabled()
    expect(statistics).not.toBeChecked()
  })
})

describe('the record of a choice', () => {
  it('is sent again after a failure, once more for the person who signs in, and not after that', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    writeCookie('atrio_consent', '1.1.s.s', 60)
    const offline = await renderShell({ ...usesStatistics, http: { 'POST /consentimento/?igreja=1': noResponse() } })
    await recordChoice(offline.ctx)
    expect(warn).toHaveBeenCalledOnce()
    offline.unmount()
    const { ctx } = await show(usesStatistics)
    await recordChoice(ctx)
    await recordChoice(ctx)
    expect(sent).toHaveLength(1)
    await act(async () => ctx.store.set(sessionAtom, member))
    await recordChoice(ctx)
    await recordChoice(ctx)
    await act(async () => ctx.store.set(sessionAtom, { token: null, account: null, clientAccount: null }))
    await recordChoice(ctx)
    expect(sent).toHaveLength(2)
    const [first, second] = sent as { identificador: string }[]
    expect(second?.identificador).toBe(first?.identificador)
    warn.mockRestore()
  })
})

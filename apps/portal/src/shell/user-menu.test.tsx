import { defineFeature, restoringAtom, sessionAtom, signedInAtom } from '@atrio/tenant-core'
import { HomeIcon } from '@atrio/ui'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { accessFeature } from './testing/features.tsx'
import { member } from './testing/member.scenes.ts'
import { renderShell } from './testing/render-shell.tsx'
import { createShell } from './testing/shell-router.tsx'

beforeEach(() => vi.stubGlobal('scrollTo', () => undefined))
afterEach(() => {
  vi.unstubAllGlobals()
  delete document.documentElement.dataset['member']
})

const none = () => Promise.resolve({})
const notes = defineFeature({
  id: 'notes',
  messages: { 'pt-BR': none, en: none, es: none },
  userMenu: [
    { link: 'home.church', label: { 'pt-BR': 'Página', en: 'Page', es: 'Página' }, icon: HomeIcon, order: 20 },
  ],
})

const signedIn = { beside: [accessFeature, notes], session: member }
// the test's browser opens no popovers: their contents are there, but hidden
const menuOf = async (name: string) => within(await screen.findByLabelText(name))

describe('the user menu', () => {
  it.each([
    ['pt-BR', 'Sua conta', ['Página', 'Trocar a senha'], 'Sair'],
    ['en', 'Your account', ['Page', 'Change password'], 'Sign out'],
    ['es', 'Tu cuenta', ['Página', 'Cambiar la contraseña'], 'Cerrar sesión'],
  ] as const)(
    'in %s shows the person, the features’ pages in order, and the log-out',
    async (locale, name, pages, out) => {
      await renderShell({ ...signedIn, locale })
      const menu = await menuOf(name)
      expect(screen.getByRole('button', { name: new RegExp(name) })).toHaveTextContent('Ana Beatriz')
      expect(menu.getByText('Ana Beatriz Martins')).toHaveTextContent('ana@vidaplena.example')
      expect(menu.getAllByRole('link', { hidden: true }).map((link) => link.textContent)).toEqual(pages)
      expect(menu.getByText(out)).toBeInTheDocument()
      expect(screen.queryByRole('link', { name: /^(Entrar|Sign in)$/ })).toBeNull()
    },
  )

  it('shortens a long name', async () => {
    const account = { ...member.account, name: 'Maximiliano José Alves' }
    await renderShell({ ...signedIn, session: { ...member, account } })
    expect(await screen.findByText('Maximiliano José…')).toBeInTheDocument()
  })

  it('shows the person’s photo if there is one', async () => {
    const account = { ...member.account, image: { url: 'https://images.example/ana.webp', alt: '' } }
    await renderShell({ ...signedIn, session: { ...member, account } })
    const trigger = await screen.findByRole('button', { name: /^Sua conta/ })
    expect(trigger.querySelector('img')).toHaveAttribute('src', account.image.url)
  })

  it('links to a page', async () => {
    await renderShell(signedIn)
    fireEvent.click((await menuOf('Sua conta')).getByText('Trocar a senha'))
    expect(await screen.findByRole('heading', { level: 1, name: 'Senha' })).toBeInTheDocument()
  })

  it('logs out and shows the login button again', async () => {
    const { ctx } = await renderShell(signedIn)
    fireEvent.click((await menuOf('Sua conta')).getByText('Sair'))
    expect(screen.getByRole('main')).toHaveFocus()
    expect(await screen.findByRole('link', { name: 'Entrar' })).toBeInTheDocument()
    expect(ctx.store.get(signedInAtom)).toBe(false)
    expect(screen.queryByRole('button', { name: /Ana/ })).toBeNull()
  })
})

describe('the room of a member’s menu', () => {
  it('is reserved from the first paint until the session is restored', async () => {
    document.documentElement.dataset['member'] = ''
    const { ctx } = await renderShell({ beside: [accessFeature] })
    await act(async () => ctx.store.set(sessionAtom, member))
    const trigger = await screen.findByRole('button', { name: /^Sua conta/ })
    expect(trigger.closest('[data-member]')).toHaveAttribute('data-member', 'true')
  })

  it('is replaced by the login button when the session is not restored', async () => {
    document.documentElement.dataset['member'] = ''
    let end = () => {}
    const restoring = new Promise<void>((resolve) => (end = resolve))
    const { ctx, tree } = await createShell({ beside: [accessFeature] })
    ctx.store.set(restoringAtom, restoring)
    await act(async () => render(tree))
    // laid out, but neither seen nor reached
    expect(await screen.findByText('Entrar')).not.toBeVisible()
    await act(async () => end())
    await waitFor(() => expect(screen.getByText('Entrar')).toBeVisible())
  })
})

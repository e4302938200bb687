import { renderFeature, slotHost, type FakeHttp } from '@atrio/testing'
import { restoringAtom, sessionAtom } from '@atrio/tenant-core'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import { prayerFeature } from '../feature.ts'
import { member, pages } from '../testing/pages.scenes.ts'

// loads the lazy modules before the tests
beforeAll(() => Promise.all([import('../forms/ask-dialog.tsx'), import('../forms/request-form.tsx')]), 60_000)

const open = (http: FakeHttp, more = {}) =>
  renderFeature(prayerFeature, { at: '/', http, beside: [slotHost('live.acts')], ...more })
const press = () => userEvent.click(screen.getByRole('button', { name: 'Pedir oração' }))

describe('asking for prayer beside a broadcast', () => {
  it('sends the request from a dialog over the page', async () => {
    const { path } = await open(pages.ask, { session: member })
    await press()
    const dialog = within(await screen.findByRole('dialog', { name: 'Pedido de oração' }))
    await userEvent.type(await dialog.findByLabelText('Pelo que podemos orar?'), 'Por nós.')
    await userEvent.click(dialog.getByRole('radio', { name: /Só a equipe/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar pedido' }))
    expect(await screen.findByText('Pedido enviado. A igreja o recebeu.')).toBeInTheDocument()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(path()).toBe('/')
  })

  it('asks a visitor to sign in first', async () => {
    await open(pages.ask)
    await press()
    expect(screen.getByRole('dialog', { name: 'Entre para participar' })).toBeInTheDocument()
  })

  it('opens no sign-in dialog while a session is being restored', async () => {
    const { ctx } = await open(pages.ask)
    act(() => ctx.store.set(restoringAtom, new Promise<void>(() => undefined)))
    await press()
    expect(screen.queryByRole('dialog')).toBeNull()
    act(() => {
      ctx.store.set(sessionAtom, member)
      ctx.store.set(restoringAtom, null)
    })
    expect(await screen.findByRole('dialog', { name: 'Pedido de oração' })).toBeInTheDocument()
  })
})

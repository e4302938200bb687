import type { FakeHttp } from '@atrio/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { calls, scenes } from './testing/notifications.scenes.ts'
import { onPhone, openBell } from './testing/open-bell.ts'

onPhone()

describe('a notification without a screen', () => {
  const show = async (http: FakeHttp, title: string) => {
    const portal = await openBell(http)
    fireEvent.click(await portal.sheet.findByRole('button', { name: title }))
    return { ...portal, dialog: within(await screen.findByRole('dialog', { name: title })) }
  }

  it('is shown in full without a link', async () => {
    const { dialog } = await show(scenes.some, 'A secretaria muda de horário')
    expect(dialog.getByText(/das 9h às 17h\.\sAos sábados/)).toBeInTheDocument()
    expect(screen.queryByRole('dialog', { name: 'Notificações' })).toBeNull()
    fireEvent.click(dialog.getByRole('button', { name: 'Fechar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('of another church requests a code on click and opens that church’s event page', async () => {
    const left = vi.spyOn(window, 'open').mockReturnValue(null)
    const { dialog, transport } = await show(scenes.passes, 'A ceia da Hope é sua também')
    expect(dialog.getByText(/é preciso ir ao site dessa igreja/)).toBeInTheDocument()
    expect(transport.calls).not.toContain(calls.code)
    fireEvent.click(dialog.getByRole('button', { name: 'Abrir o site de Hope Chapel' }))
    await waitFor(() =>
      expect(left.mock.calls).toEqual([['https://hope.portal.test/event/77?token=once-1&user=7', '_self']]),
    )
  })

  it.each([
    ['stranger', /^A sua conta ainda não faz parte de Hope Chapel\. .* troque de igreja/],
    ['unreachable', /^Não conseguimos abrir o site de Hope Chapel\./],
  ] as const)('of another church explains why it does not open: %s', async (scene, text) => {
    const left = vi.spyOn(window, 'open').mockReturnValue(null)
    const { dialog } = await show(scenes[scene], 'A ceia da Hope é sua também')
    fireEvent.click(dialog.getByRole('button', { name: /^Abrir/ }))
    expect((await dialog.findByRole('alert')).textContent?.trim()).toMatch(text)
    expect(left).not.toHaveBeenCalled()
  })
})

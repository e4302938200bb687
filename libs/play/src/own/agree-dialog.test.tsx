import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { openPlay } from '../testing/open-play.ts'
import { ownScenes, withCards } from '../testing/own.scenes.ts'

afterEach(() => vi.doUnmock('./agree-form.tsx'))

it('a renewal form whose code fails to load says so, and loads on a retry', async () => {
  vi.doMock('./agree-form.tsx', () => Promise.reject(new Error('offline')))
  await openPlay('/user/play', ownScenes.byHand, { startUp: withCards })
  fireEvent.click(screen.getByRole('button', { name: 'Renovar com o cartão' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByRole('alert')).toHaveTextContent('O formulário não carregou')
  vi.doUnmock('./agree-form.tsx')
  fireEvent.click(dialog.getByRole('button', { name: 'Tentar de novo' }))
  expect(await dialog.findByRole('radio', { name: /final 4242/ })).toBeInTheDocument()
}, 60_000)

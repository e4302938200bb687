import { renderFeature } from '@atrio/testing'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { praiseFeature } from '../../feature.ts'
import { scenes } from '../../testing/praise.scenes.ts'

afterEach(() => vi.doUnmock('../load-keep-song.ts'))

it('a dialog whose code fails to load says so, and opens on a retry', async () => {
  vi.doMock('../load-keep-song.ts', () => Promise.reject(new Error('offline')))
  await renderFeature(praiseFeature, { at: '/songs/21', http: scenes.cipher })
  fireEvent.click(screen.getByRole('button', { name: 'Repertório' }))
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('O formulário não carregou.')
  expect(alert).not.toHaveTextContent('salvar')
  vi.doUnmock('../load-keep-song.ts')
  fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
  expect(await screen.findByRole('dialog', { name: 'Entre para guardar louvores' })).toBeInTheDocument()
}, 60_000)

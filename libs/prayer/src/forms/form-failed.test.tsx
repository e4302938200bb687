import { renderFeature } from '@atrio/testing'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { prayerFeature } from '../feature.ts'
import { member, pages } from '../testing/pages.scenes.ts'

afterEach(() => vi.doUnmock('./request-form.tsx'))

it('a form whose code fails to load says so, and loads on a retry', async () => {
  vi.doMock('./request-form.tsx', () => Promise.reject(new Error('offline')))
  await renderFeature(prayerFeature, { at: '/prayer/new', http: pages.ask, session: member })
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('O formulário não carregou.')
  expect(alert).not.toHaveTextContent('o que você escreveu')
  vi.doUnmock('./request-form.tsx')
  fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
  expect(await screen.findByLabelText('Pelo que podemos orar?')).toBeInTheDocument()
}, 60_000)

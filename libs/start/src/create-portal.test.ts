import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createPortal } from './index.ts'

it('shows the error page where no server answers', async () => {
  const root = document.body.appendChild(document.createElement('div'))
  // nobody listens at the port of discard
  const config = { apiBase: 'http://127.0.0.1:9/api/v1', bffBase: null }
  expect(await createPortal({ church: 'demo', features: [], locale: 'en', root, config })).toBeUndefined()
  expect(await screen.findByRole('heading', { level: 1, name: 'We couldn’t open this page' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument()
})

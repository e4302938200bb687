import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openOwn } from '../testing/own-data.tsx'
import { lifeScenes } from '../testing/life.scenes.ts'

describe('DeletionAskedScreen', () => {
  it('announces the mail and offers to keep the account', async () => {
    await openOwn(lifeScenes.complete as never, '/user/delete-user-success')
    expect(screen.getByRole('heading', { level: 1, name: 'Confira o seu e-mail' })).toBeInTheDocument()
    expect(screen.getByText(/ana@demo\.test.*vale por 24 horas/)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Manter a minha conta' })).toHaveAttribute('href', '/user/account')
  })
})

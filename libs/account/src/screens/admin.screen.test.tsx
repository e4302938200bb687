import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openOwn } from '../testing/own-data.tsx'

describe('AdminScreen', () => {
  it.each([
    ['pt-BR', 'Sem site de administração', 'Ir para o início'],
    ['en', 'No admin site', 'Go to the home page'],
    ['es', 'Sin sitio de administración', 'Ir al inicio'],
  ] as const)('says in %s, to visitors too, that there is no admin site', async (locale, title, home) => {
    for (const at of ['/admin', '/admin/recover-password']) {
      const { unmount } = await openOwn({}, at, { session: undefined, locale })
      expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument()
      expect(screen.getByRole('link', { name: home })).toHaveAttribute('href', '/')
      unmount()
    }
  })
})

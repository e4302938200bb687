import { renderFeature, slotHost } from '@atrio/testing'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { accountFeature } from '../feature.ts'

it.each([
  ['pt-BR', 'Entrar', 'Cadastrar-se'],
  ['en', 'Sign in', 'Register'],
  ['es', 'Entrar', 'Registrarse'],
] as const)('offers in %s to sign in or register, returning to this page', async (locale, enter, register) => {
  await renderFeature(accountFeature, { at: '/?tab=2', locale, beside: [slotHost('account.requestLogin')] })
  expect(screen.getByRole('link', { name: enter })).toHaveAttribute('href', '/access?redirectTo=%2F%3Ftab%3D2')
  expect(screen.getByRole('link', { name: register })).toHaveAttribute(
    'href',
    '/access?redirectTo=%2F%3Ftab%3D2&start=register',
  )
})

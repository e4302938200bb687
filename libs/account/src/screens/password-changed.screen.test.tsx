import { renderFeature } from '@atrio/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { accountFeature } from '../feature.ts'
import { member, scenes } from '../testing/account.scenes.ts'
import { pages } from '../testing/pages.tsx'

it.each([
  ['', 'Ir para o início', '/'],
  ['?redirectTo=%2Fuser%2Fnotes', 'Continuar', '/user/notes'],
  ['?redirectTo=%2F%2Fevil.test', 'Ir para o início', '/'],
])('PasswordChangedScreen links only to pages of this portal: %j', async (query, name, href) => {
  const at = `/user/change-password/success${query}`
  const { container } = await renderFeature(accountFeature, {
    at,
    http: scenes.known,
    session: member,
    beside: [pages],
  })
  await waitFor(() => expect(container.querySelector('.glass path')).not.toBeNull())
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
})

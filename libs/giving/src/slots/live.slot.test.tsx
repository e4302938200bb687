import { renderFeature, slotHost } from '@atrio/testing'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { givingFeature } from '../feature.ts'
import { scenes } from '../testing/giving.scenes.ts'

it.each([
  ['pt-BR', 'Contribuir'],
  ['en', 'Give'],
  ['es', 'Donar'],
] as const)('links to giving during a broadcast, in %s', async (locale, name) => {
  await renderFeature(givingFeature, { at: '/', beside: [slotHost('live.acts')], http: scenes.many, locale })
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/give')
})

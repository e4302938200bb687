import { renderFeature } from '@atrio/testing'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { versesFeature } from './feature.ts'

it('counts the verses that were read', async () => {
  await renderFeature(versesFeature, { at: '/verses', locale: 'en' })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Verses')
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(screen.getByText('2 read')).toBeDefined()
})

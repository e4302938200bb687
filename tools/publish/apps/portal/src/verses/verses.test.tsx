import { defineFeature } from '@atrio/tenant-core'
import { renderFeature } from '@atrio/testing'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { versesFeature } from './feature.ts'
import { messages } from './i18n/messages.ts'

afterEach(cleanup)

it('counts the verses that were read', async () => {
  await renderFeature(versesFeature, { at: '/verses', locale: 'en' })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Verses')
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(screen.getByText('2 read')).toBeDefined()
})

it('lends room to another feature', async () => {
  const source = () => Promise.resolve({ default: () => <p>King James Version</p> })
  const slots = { 'verses.below': [{ id: 'sources.of-verses', order: 1, content: source }] }
  const sources = defineFeature({ id: 'sources', messages, slots })
  await renderFeature(versesFeature, { at: '/verses', locale: 'en', beside: [sources] })
  expect(screen.getByText('King James Version')).toBeDefined()
})

import { renderFeature } from '@atrio/testing'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { prayerFeature } from '../feature.ts'

it('RemovedScreen confirms the deletion and links to the wall', async () => {
  await renderFeature(prayerFeature, { at: '/prayer/delete/success' })
  expect(screen.getByRole('heading', { level: 1, name: 'Pedido excluído' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Ver todo o mural' })).toHaveAttribute('href', '/prayer')
})

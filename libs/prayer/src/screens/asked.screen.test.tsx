import { renderFeature } from '@atrio/testing'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { prayerFeature } from '../feature.ts'

it('AskedScreen confirms the request and links to the person’s own requests', async () => {
  await renderFeature(prayerFeature, { at: '/prayer/new/success' })
  expect(screen.getByRole('heading', { level: 1, name: 'Pedido enviado' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Ver meus pedidos' })).toHaveAttribute('href', '/user/prayer')
})

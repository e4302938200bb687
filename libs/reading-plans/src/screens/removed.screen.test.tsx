import { renderFeature } from '@atrio/testing'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { readingPlansFeature } from '../feature.ts'
import { framedFeature } from '../testing/framed.feature.ts'
import { member, PLAN } from '../testing/reading-plans.scenes.ts'

it.each([
  ['', readingPlansFeature, { session: member }],
  ['/embed', framedFeature, {}],
])('RemovedScreen confirms the removal and links onward at %s/reading-plans', async (prefix, feature, more) => {
  await renderFeature(feature, { at: `${prefix}/reading-plans/${PLAN}/delete/confirm`, ...more })
  expect(screen.getByRole('heading', { level: 1, name: 'Plano excluído' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Ver todos os planos' })).toHaveAttribute('href', `${prefix}/reading-plans`)
})

import { renderFeature } from '@atrio/testing'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { bibleFeature } from '../feature.ts'
import { scenes } from '../testing/bible.scenes.ts'

const open = (at: string, http = scenes.one) => renderFeature(bibleFeature, { at, http })

it('a book links to each of its chapters', async () => {
  await open('/bible/livre/RUT')
  expect(screen.getByRole('heading', { level: 1, name: 'Rute' })).toBeInTheDocument()
  expect(screen.getAllByRole('link', { name: /^Capítulo/ }).map((link) => link.getAttribute('href'))).toEqual(
    [1, 2, 3, 4].map((chapter) => `/bible/livre/RUT/${chapter}`),
  )
})

it.each(['/bible/livre/GEN', '/bible/livre/rut', '/bible/other/RUT'])('%s is not found', async (at) => {
  await open(at)
  expect(screen.getByRole('alert')).toHaveTextContent('error boundary')
})

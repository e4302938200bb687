import { renderFeature, type FakeHttp } from '@atrio/testing'
import { defineFeature, type FeatureContext } from '@atrio/tenant-core'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { bibleFeature } from './feature.ts'
import { finds } from './finds.ts'
import { scenes } from './testing/bible.scenes.ts'

const none = async () => ({})
const onFound = vi.fn()
const Section = finds.Section!

/** As the search of the portal shows it, whose feature this one may not import. */
const host = (term: string) =>
  defineFeature({
    id: 'host',
    messages: { 'pt-BR': none, en: none, es: none },
    routes: () => [
      {
        path: '/',
        screen: async () => ({
          load: (ctx: FeatureContext) => finds.load!(ctx),
          default: function Host() {
            return <Section term={term} onFound={onFound} />
          },
        }),
      },
    ],
  })
const open = (term: string, http: FakeHttp) => renderFeature(host(term), { at: '/', http, beside: [bibleFeature] })

it('shows found verses, reports how many, and leads to all of them', async () => {
  await open('pastor', scenes.one)
  expect(await screen.findByRole('link', { name: 'Salmo 23:1' })).toHaveAttribute('href', '/bible/livre/PSA/23#v1')
  expect(onFound).toHaveBeenLastCalledWith(1)
  expect(screen.getByRole('link', { name: 'Ver todos os versículos' })).toHaveAttribute(
    'href',
    '/bible/livre/search?term=pastor',
  )
})

it('shows nothing where no verse has the words, or the church has no text', async () => {
  const { unmount } = await open('zebra', scenes.one)
  expect(screen.queryByRole('heading')).toBeNull()
  unmount()
  await open('pastor', scenes.none)
  expect(screen.queryByRole('heading')).toBeNull()
})

import type { Church } from '@atrio/api-client'
import { describe, expect, it } from 'vitest'
import { open, testContext, testTenant } from '../testing/context.tsx'
import { Page } from './page.tsx'

type Props = Parameters<typeof Page>[0]

/** The metadata in the head of a page at a path. */
async function headOf(
  props: Props,
  { at = '/event/7?buyingStep=2', church = {} as Partial<Church>, origin = 'https://demo.portal.test' } = {},
) {
  const ctx = testContext({ tenant: testTenant({}, church), origin })
  const view = await open(ctx, at, [{ path: '*', Component: () => <Page {...props} /> }])
  const meta = (name: string) =>
    document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content')
  const head = {
    title: document.title,
    robots: meta('robots'),
    ogTitle: meta('og:title'),
    description: meta('description'),
    ogDescription: meta('og:description'),
    image: meta('og:image'),
    canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href'),
  }
  view.unmount()
  return head
}

describe('Page', () => {
  it('puts its title before the church’s name, in the tab and when shared', async () => {
    const head = await headOf({ title: 'Eventos' })
    expect(head).toMatchObject({ title: 'Eventos · Vida Plena', ogTitle: 'Eventos · Vida Plena' })
    expect((await headOf({})).title).toBe('Vida Plena')
  })

  it('uses its own description, else the church’s', async () => {
    const church = { history: '<p>Desde 1962.</p>' }
    expect((await headOf({ description: 'Dois dias' }, { church })).description).toBe('Dois dias')
    expect((await headOf({}, { church })).description).toBe('Desde 1962.')
  })

  it('is indexed unless it has noIndex', async () => {
    expect((await headOf({})).robots).toBe('index, follow')
    expect(await headOf({ noIndex: true })).toMatchObject({ robots: 'noindex', canonical: undefined })
  })

  it('has a canonical address without its query', async () => {
    expect((await headOf({})).canonical).toBe('https://demo.portal.test/event/7')
    expect((await headOf({}, { at: '/', origin: 'https://www.vida.test:8443' })).canonical).toBe(
      'https://www.vida.test:8443/',
    )
  })

  it('does not read a path as another host', async () => {
    expect((await headOf({}, { at: '//evil.test/x' })).canonical).toMatch(/^https:\/\/demo\.portal\.test\//)
  })

  it('shares its image, else the church’s first, always as an absolute address', async () => {
    const church = {
      images: [
        { url: '/media/1/a/wide.webp', alt: '' },
        { url: '/media/2', alt: '' },
      ],
    }
    expect((await headOf({}, { church })).image).toBe('https://demo.portal.test/media/1/a/wide.webp')
    expect((await headOf({ image: '/media/7/b.webp' }, { church })).image).toBe(
      'https://demo.portal.test/media/7/b.webp',
    )
    expect((await headOf({ image: 'https://cdn.test/a.jpg' })).image).toBe('https://cdn.test/a.jpg')
    expect((await headOf({})).image).toBeUndefined()
  })

  it('cuts its description to 160 characters', async () => {
    const head = await headOf({ description: 'é'.repeat(200) })
    expect(head).toMatchObject({ description: 'é'.repeat(160), ogDescription: 'é'.repeat(160) })
  })

  it('is described by the church’s name and place when the church says nothing about itself', async () => {
    const church = { name: 'Capela', history: null, description: null }
    const address = { ...testTenant().church.address!, city: 'Rio Manso' }
    expect(await headOf({ description: '' }, { church: { ...church, address } })).toMatchObject({
      description: 'Capela, Rio Manso',
      ogDescription: 'Capela, Rio Manso',
    })
    expect((await headOf({}, { church: { ...church, address: null } })).description).toBe('Capela')
  })

  it('renders hostile names as text', async () => {
    const { title } = await headOf({ title: '</title><script>' }, { church: { name: '"><img src=x>' } })
    expect(title).toBe('</title><script> · "><img src=x>')
    expect(document.querySelector('img')).toBeNull()
  })
})

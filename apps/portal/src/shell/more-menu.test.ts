import { createTestPortal } from '@atrio/testing'
import { describe, expect, it } from 'vitest'
import { hasMore, menuSize, moreColumns } from './more-menu.ts'
import { shellFeatures } from './testing/features.tsx'
import { menuItems } from './testing/menu.scenes.ts'

describe('menuSize', () => {
  it.each([
    [0, 'small'],
    [8, 'small'],
    [9, 'medium'],
    [12, 'medium'],
    [13, 'big'],
  ])('of %i entries is %s', (entries, size) => {
    expect(menuSize(entries)).toBe(size)
  })
})

describe('moreColumns', () => {
  it('groups the church’s entries by intent and drops those without a target', async () => {
    const { ctx } = await createTestPortal(shellFeatures, { startUp: { igrejaAppMenu: menuItems } })
    const columns = moreColumns(ctx).map(({ intent, links }) => [intent, links.map(({ label }) => label)])
    expect(columns).toEqual([
      ['listen', ['Play', 'Rádio']],
      ['read', ['Notícias', 'Bíblia']],
      ['church', ['Sobre', 'Instagram']],
    ])
    expect(
      moreColumns(ctx)
        .flatMap(({ links }) => links)
        .filter(({ onlyPhone }) => onlyPhone),
    ).toHaveLength(1)
  })

  it('uses the app’s language', async () => {
    const { ctx } = await createTestPortal(shellFeatures, { startUp: { igrejaAppMenu: menuItems }, locale: 'en' })
    expect(moreColumns(ctx).flatMap(({ links }) => links.map(({ label }) => label))).toContain('Bible')
  })

  it('keeps the church’s column when another church can be chosen', async () => {
    const { ctx } = await createTestPortal([])
    expect(moreColumns(ctx)).toEqual([])
    expect(moreColumns(ctx, true)).toEqual([{ intent: 'church', links: [] }])
  })
})

describe('hasMore', () => {
  it('is true on desktops only with something to show', async () => {
    const bare = await createTestPortal(shellFeatures)
    expect(hasMore(bare.ctx)).toBe(false)
    const full = await createTestPortal(shellFeatures, { startUp: { igrejaAppMenu: menuItems } })
    expect(hasMore(full.ctx)).toBe(true)
  })
})

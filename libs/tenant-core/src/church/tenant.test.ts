import { describe, expect, it } from 'vitest'
import { testTenant } from '../testing/context.tsx'
import { hasModule, isChurchBaseLoaded, metaDescription } from './tenant.ts'

describe('isChurchBaseLoaded', () => {
  const { church, modules } = testTenant()
  it.each([
    [null, false],
    [{}, false],
    [{ church }, false],
    [{ modules }, false],
    [{ church, modules }, true],
  ])('case %#: requires both modules and church data', (tenant, loaded) => {
    expect(isChurchBaseLoaded(tenant)).toBe(loaded)
  })
})

it('hasModule is true for undefined and for modules that the church has', () => {
  const tenant = testTenant({ modules: ['events'] })
  expect([hasModule(tenant, undefined), hasModule(tenant, 'events'), hasModule(tenant, 'giving')]).toEqual([
    true,
    true,
    false,
  ])
})

describe('metaDescription', () => {
  it.each([
    ['História', 'Descrição', 'História'],
    [null, 'Descrição', 'Descrição'],
    ['<p> </p>', 'Descrição', 'Descrição'],
    ['<p>&nbsp;</p>', '<b>Uma</b> casa', 'Uma casa'],
    [null, null, ''],
  ])('uses the history, else the description: %s, %s', (history, description, text) => {
    expect(metaDescription({ history, description })).toBe(text)
  })

  it('is at most 160 characters long', () => {
    expect(metaDescription({ history: 'a'.repeat(500), description: null })).toBe('a'.repeat(160))
    expect(metaDescription({ history: `<p>${'b'.repeat(160)}</p>`, description: null })).toBe('b'.repeat(160))
  })
})

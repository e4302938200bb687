import { describe, expect, it } from 'vitest'
import { contactSheet, sheetRows } from './contact-sheet.ts'
import { pages } from './pages.ts'

describe('the pages', () => {
  it('have names of their own, that can stand in a file', () => {
    const names = pages.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(names.filter((name) => !/^[a-z][a-z0-9-]*$/.test(name))).toEqual([])
  })

  it('begin at a path', () => expect(pages.filter(({ path }) => !path.startsWith('/'))).toEqual([]))
})

describe('the contact sheet', () => {
  const picture = { screen: 'phone', theme: 'light' } as const
  const rows = sheetRows([
    { name: 'home', ...picture, file: 'home.phone.light.png' },
    { name: 'about', ...picture, file: 'about.phone.light.png' },
    { name: 'home', screen: 'desktop', theme: 'dark', file: 'home.desktop.dark.png' },
  ])

  it('has one row for each page, in order', () => {
    expect(rows.map(({ name, pictures }) => [name, pictures.length])).toEqual([
      ['home', 2],
      ['about', 1],
    ])
  })

  it('shows every picture once', () => {
    expect(contactSheet(rows).match(/<img /g)).toHaveLength(3)
    expect(contactSheet(rows)).toContain('src="home.desktop.dark.png" width="380"')
  })
})

import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { budgets, keeps } from './budgets.ts'
import { type ClientBuild, type ClientManifest, readClientBuild } from './client-build.ts'
import type { Followed } from './followed.ts'
import { weighFollowed } from './weigh-followed.ts'
import { compareReleases, namedBesideEntry } from './weigh-release.ts'
import { weighEmbed, weighHome, weighOthers } from './weigh.ts'

const manifest = {
  'index.html': { file: 'assets/index.js', imports: ['_vendor.js'] },
  '_vendor.js': { file: 'assets/vendor.js' },
  '../../libs/home/src/screens/home.screen.tsx': { file: 'assets/home.js', imports: ['_vendor.js'] },
  '../../libs/events/src/slots/next-events.slot.tsx': { file: 'assets/next-events.js', imports: ['_vendor.js'] },
  '../../libs/live/src/slots/week.slot.tsx': { file: 'assets/week.js' },
  '../../libs/events/src/screens/event-list.screen.tsx': {
    file: 'assets/list.js',
    imports: ['_vendor.js', '_form.js'],
  },
  '../../libs/events/src/screens/event.screen.tsx': { file: 'assets/event.js', imports: ['_form.js'] },
  '_form.js': { file: 'assets/form.js', imports: ['../../libs/events/src/screens/event.screen.tsx'] },
}
const build: ClientBuild = { manifest, bytesOf: (file) => (file === 'assets/list.js' ? 2500 : 1000) }

/** The same with a page that fetches its form by itself, in words of its own, and a dialog once it is asked for. */
const lazyBuild: ClientBuild = {
  manifest: {
    ...manifest,
    '../../libs/pay/src/pay.screen.tsx': {
      file: 'assets/screen.js',
      imports: ['_vendor.js'],
      dynamicImports: ['../../libs/pay/src/form.tsx'],
    },
    '../../libs/pay/src/form.tsx': {
      file: 'assets/form.js',
      dynamicImports: [
        '../../libs/pay/src/rules.ts',
        '../../libs/pay/src/dialog.tsx',
        '../../libs/pay/src/i18n/en.json',
      ],
    },
    '../../libs/pay/src/rules.ts': { file: 'assets/rules.js', imports: ['../../libs/pay/src/form.tsx'] },
    '../../libs/pay/src/dialog.tsx': { file: 'assets/dialog.js' },
    '../../libs/pay/src/i18n/en.json': { file: 'assets/en.js' },
    '../../libs/pay/src/i18n/es.json': { file: 'assets/es.js' },
  },
  bytesOf: (file) => (file === 'assets/es.js' ? 2000 : 1000),
}
const page: Followed = {
  page: 'pay',
  budget: 'P2b',
  follows: ['pay/src/pay.screen.tsx', 'pay/src/form.tsx', 'pay/src/i18n/'],
  touched: ['pay/src/rules.ts'],
  later: ['pay/src/dialog.tsx'],
}

describe('weights', () => {
  it('of home count its entry, its screen and their imports once each', () => {
    expect(weighHome(build)).toMatchObject({ kB: 3, files: ['assets/index.js', 'assets/vendor.js', 'assets/home.js'] })
  })

  it('of other pages count what home has not loaded, also through circular imports', () => {
    expect(weighOthers(build)).toEqual([
      {
        route: 'libs/events/src/screens/event-list.screen.tsx',
        kB: 4.5,
        files: ['assets/list.js', 'assets/form.js', 'assets/event.js'],
      },
      { route: 'sections of home', kB: 2, files: ['assets/next-events.js', 'assets/week.js'] },
      { route: 'libs/events/src/screens/event.screen.tsx', kB: 2, files: ['assets/event.js', 'assets/form.js'] },
    ])
  })

  it('of screens count the list that their routes load them by', () => {
    const screens = ['../../libs/events/src/screens/event.screen.tsx']
    const list = { '../../libs/events/src/screens.ts': { file: 'assets/screens.js', dynamicImports: screens } }
    const listed = { ...build, manifest: { ...manifest, ...list, 'style.css': { file: 'assets/style.css' } } }
    const event = weighOthers(listed).find(({ route }) => route.endsWith('/event.screen.tsx'))
    expect(event?.files).toEqual(['event', 'form', 'screens'].map((name) => `assets/${name}.js`))
    expect(weighEmbed(listed, [/event\.screen/]).files).toContain('assets/screens.js')
  })

  it('of embeds count entry, parts and style sheet, and throw when a part is missing', () => {
    const embed = { ...build, manifest: { ...manifest, 'style.css': { file: 'assets/style.css' } } }
    expect(weighEmbed(embed, [/event\.screen/, /week\.slot/])).toEqual({
      route: 'libs/events/src/screens/event.screen.tsx',
      kB: 6,
      files: ['index', 'vendor', 'event', 'form', 'week'].map((name) => `assets/${name}.js`).concat('assets/style.css'),
    })
    expect(() => weighEmbed(embed, [/event\.screen/, /socket/])).toThrow(/socket/)
    expect(() => weighEmbed(build, [/event\.screen/])).toThrow(/style sheet/)
  })

  it('throw when home is not found in a build', () => {
    expect(() => weighHome({ ...build, manifest: { 'index.html': manifest['index.html'] } })).toThrow(/home screen/)
  })

  it('of followed pages count what always loads, and the schema beside it', () => {
    const { filled, sent } = weighFollowed(lazyBuild, page)
    expect(filled).toMatchObject({ kB: 4, files: ['screen', 'form', 'es'].map((name) => `assets/${name}.js`) })
    expect(sent.files).toEqual([...filled.files, 'assets/rules.js'])
  })

  it.each([
    ['does not say when', { later: [] }, /can fetch .*dialog\.tsx.* does not say when/],
    [
      'says of what is fetched no more',
      { later: [...page.later, 'pay/src/gone.tsx'] },
      /fetches pay\/src\/gone\.tsx no more/,
    ],
    [
      'says of what has become part of another',
      { follows: [...page.follows, 'pay/src/merged.tsx'] },
      /merged\.tsx is no chunk/,
    ],
  ])('of followed pages throw when their table %s', (_, over, error) => {
    expect(() => weighFollowed(lazyBuild, { ...page, ...over })).toThrow(error)
  })

  it('of a release count what has a new name among the scripts of home and of the feature', () => {
    const later = {
      ...build,
      manifest: { ...manifest, '_form.js': { ...manifest['_form.js'], file: 'assets/form2.js' } },
    }
    // of index, vendor, home, list (2.5 kB), form and event; the form alone is new
    expect(compareReleases(build, later, 'events')).toEqual({ ratio: 1 / 7.5, changed: ['assets/form2.js'] })
    expect(compareReleases(build, build, 'events')).toEqual({ ratio: 0, changed: [] })
    expect(() => compareReleases(build, later, 'no-such-feature')).toThrow(/no screens of no-such-feature/)
  })

  it('of a release find pages that are named by a file which others import', () => {
    const pages = ['../../libs/events/src/screens/event.screen.tsx', '../../libs/events/src/i18n/en.json']
    const named = (key: keyof typeof manifest) => {
      const entry = { ...manifest['index.html'], isEntry: true }
      const before: ClientManifest = { ...manifest, 'index.html': entry }
      return namedBesideEntry({
        ...before,
        [key]: { ...before[key]!, dynamicImports: ['src/shell/menu.tsx', ...pages] },
      })
    }
    expect(named('index.html')).toEqual([])
    expect(named('_vendor.js')).toEqual(pages)
  })

  it('are those of the files as they are sent', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'budgets-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    mkdirSync(path.join(folder, '.vite'))
    writeFileSync(path.join(folder, '.vite/manifest.json'), '{}')
    writeFileSync(path.join(folder, 'a.js'), 'x'.repeat(10_000))
    expect(readClientBuild(folder).bytesOf('a.js')).toBeLessThan(100)
  })
})

describe('budgets', () => {
  it('know whether higher or lower is better', () => {
    expect([keeps(budgets.P1, 130), keeps(budgets.P1, 130.1)]).toEqual([true, false])
    expect([keeps(budgets.P12, 0.5), keeps(budgets.P12, 0.49)]).toEqual([true, false])
  })

  it('have a goal at least as strict as the must', () => {
    for (const { must, goal, better } of Object.values(budgets)) expect(keeps({ must, better }, goal)).toBe(true)
  })
})

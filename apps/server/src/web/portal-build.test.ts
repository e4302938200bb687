import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadPortal } from './portal-build.ts'

const dist = mkdtempSync(path.join(tmpdir(), 'atrio-portal-build-'))

beforeAll(() => {
  mkdirSync(path.join(dist, 'client/.vite'), { recursive: true })
  mkdirSync(path.join(dist, 'server'))
  writeFileSync(path.join(dist, 'client/base.css'), '')
  writeFileSync(path.join(dist, 'server/entry-server.js'), 'export const firstScript = ""')
  const manifest = {
    'style.css': { file: 'base.css' },
    'index.html': { file: 'assets/index-1.js', imports: ['_kit.js'] },
    '_kit.js': { file: 'assets/kit-1.js' },
    '_card.js': { file: 'assets/card-1.js' },
    '../../libs/home/src/screens/home.screen.tsx': { file: 'assets/home-1.js', imports: ['_card.js'] },
    '../../libs/home/src/i18n/en.json': { file: 'assets/en-1.js' },
    '../../libs/events/src/slots/week.slot.tsx': { file: 'assets/week.slot-1.js' },
    'src/shell/footer.later.tsx': { file: 'assets/footer.later-1.js' },
  }
  writeFileSync(path.join(dist, 'client/.vite/manifest.json'), JSON.stringify(manifest))
})
afterAll(() => rmSync(dist, { recursive: true }))

test('a page names the scripts of its screen, and none of what loads after the first paint', async () => {
  const thread = { render: () => Promise.reject(new Error('nothing is rendered here')), close: () => Promise.resolve() }
  const portal = await loadPortal(dist, thread)
  const used = [
    'libs/home/src/screens/home.screen.tsx',
    'libs/home/src/i18n/en.json',
    'libs/events/src/slots/week.slot.tsx',
    'apps/portal/src/shell/footer.later.tsx',
  ]
  expect(portal.scriptsFor(used).toSorted()).toEqual(['/assets/card-1.js', '/assets/home-1.js', '/assets/kit-1.js'])
})

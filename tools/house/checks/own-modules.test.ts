import { expect, it } from 'vitest'
import { ownModulesAreReset } from './own-modules.ts'

const PATH = 'libs/a/src/a.test.tsx'
const findings = (text: string, path = PATH) => ownModulesAreReset([{ path, text }]).length

it.each([
  "it('a', async () => {\n  vi.resetModules()\n})\n",
  "afterEach(() => {\n  cleanup()\n})\nit('a', () => {\n  vi.resetModules()\n})\n",
  'beforeEach(() => vi.resetModules())\nafterEach(cleanup)\n',
])('refuses a test that resets the modules for itself alone: %j', (text) => expect(findings(text)).toBe(1))

it.each([
  'afterEach(() => vi.resetModules())\nbeforeEach(() => vi.resetModules())\n',
  "describe('a', () => {\n  afterAll(() => {\n    vi.doUnmock('./b.ts')\n    vi.resetModules()\n  })\n})\n",
  "it('a', () => expect(1).toBe(1))\n",
])('accepts a test that resets them for others, or not at all: %j', (text) => expect(findings(text)).toBe(0))

it('asks this of tests alone', () => expect(findings('vi.resetModules()', 'tools/house/checks/a.ts')).toBe(0))

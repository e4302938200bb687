import { expect, it } from 'vitest'
import { entryOf, withEntry } from './entry.ts'
import { withRepository } from './repository.ts'

it('an entry lists the changes of each area', () => {
  const subjects = ['ui: a switch', 'events: a calendar', 'Merge branch x', 'ui: a slider: with steps', 'No area']
  expect(entryOf('0.2.0', '2026-11-24', subjects)).toBe(
    '## 0.2.0 (2026-11-24)\n\n### events\n\n- a calendar\n\n### other\n\n- No area\n\n' +
      '### ui\n\n- a switch\n- a slider: with steps\n',
  )
})

it('the first release has no changes', () =>
  expect(entryOf('0.1.0', '2026-11-24', undefined)).toBe('## 0.1.0 (2026-11-24)\n\nThe first release.\n'))

it('an entry goes before the others, or replaces the one of its version', () => {
  const first = withEntry('# Changelog\n', '0.1.0', '## 0.1.0 (a)\n\nOne.\n')
  expect(first).toBe('# Changelog\n\n## 0.1.0 (a)\n\nOne.\n')
  const second = withEntry(first, '0.2.0', '## 0.2.0 (b)\n\nTwo.\n')
  expect(second).toBe('# Changelog\n\n## 0.2.0 (b)\n\nTwo.\n\n## 0.1.0 (a)\n\nOne.\n')
  expect(withEntry(second, '0.2.0', '## 0.2.0 (c)\n\nMore.\n')).toBe(second.replace('(b)\n\nTwo', '(c)\n\nMore'))
})

it('a manifest names its repository once, after its licence', () => {
  const text = `${JSON.stringify({ name: 'a', license: 'MIT', type: 'module' }, null, 2)}\n`
  const once = withRepository(text, 'git+https://example.org/a.git', 'libs/a')
  expect(Object.keys(JSON.parse(once) as object)).toEqual(['name', 'license', 'repository', 'type'])
  expect(withRepository(once, 'git+https://example.org/a.git', 'libs/a')).toBe(once)
})

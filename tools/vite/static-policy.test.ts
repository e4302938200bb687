import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { staticPolicy } from './static-policy.ts'

const rules = staticPolicy(['{/* first */}']).split('; ')

it('static policy allows the build’s own and inline scripts', () => {
  const hash = createHash('sha256').update('{/* first */}').digest('base64')
  expect(rules).toContain(`script-src 'self' 'sha256-${hash}'`)
  expect(rules.join(';')).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/)
})

it('static policy allows its servers for connections and frames only', () => {
  expect(rules.filter((rule) => rule.includes('{servers}')).map((rule) => rule.split(' ')[0])).toEqual([
    'connect-src',
    'frame-src',
  ])
})

import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { staticPolicy } from './static-policy.ts'

const rules = staticPolicy(['{/* first */}']).split('; ')

it('a static portal runs its own scripts and the inline ones that it was built with', () => {
  const hash = createHash('sha256').update('{/* first */}').digest('base64')
  expect(rules).toContain(`script-src 'self' 'sha256-${hash}'`)
  expect(rules.join(';')).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/)
})

it('leaves room for its servers where they are asked and framed, and nowhere else', () => {
  expect(rules.filter((rule) => rule.includes('{servers}')).map((rule) => rule.split(' ')[0])).toEqual([
    'connect-src',
    'frame-src',
  ])
})

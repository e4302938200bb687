import { expect, it } from 'vitest'
import { ownHosts } from './own-host.ts'

it.each([
  ['demo.localhost', true],
  ['demo.localhost:4200', true],
  ['demo.localhost:8080', true],
  ['demo.localhost:80', false],
  ['demo.localhost.', false],
  ['demo.localhost.:4200', false],
])('takes %s for a host of this server: %s', (host, expected) => {
  expect(ownHosts('http://{host}:8080')(host, 4200)).toBe(expected)
})

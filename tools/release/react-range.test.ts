import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const peersOf = (file: string) => {
  const { peerDependencies } = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as {
    peerDependencies?: Record<string, string>
  }
  return peerDependencies ?? {}
}

/** The version that a range begins with, as numbers. */
const floorOf = (range: string): number[] => range.replace(/^\D+/, '').split('.').map(Number)

/** Whether a range takes versions below those of another. */
function isWider(range: string, other: string): boolean {
  const [floor, least] = [floorOf(range), floorOf(other)]
  const at = floor.findIndex((part, index) => part !== least[index])
  return at >= 0 && floor[at]! < least[at]!
}

it('tells ranges apart by the version that they begin with', () => {
  expect(isWider('^19.0.0', '>=19.2.7')).toBe(true)
  expect(isWider('^19.2.7', '>=19.2.7')).toBe(false)
  expect(isWider('^19.10.0', '>=19.2.7')).toBe(false)
})

// react-router asks for the fixes of a version; @atrio/forms uses useEffectEvent, which came with 19.2
it('every library asks for a React that react-router takes, and so does a generated one', () => {
  const router = peersOf('node_modules/react-router/package.json')
  const manifests = [
    ...globSync('libs/*/package.json', { cwd: root }),
    'tools/generate/templates/libs/__kebab__/package.json.tmpl',
  ]
  const asked = manifests.flatMap((file) => {
    const peers = peersOf(file)
    return ['react', 'react-dom'].flatMap((name) => (peers[name] ? [{ file, name, range: peers[name] }] : []))
  })
  expect(asked.length).toBeGreaterThan(20)
  expect(asked.filter(({ name, range }) => isWider(range, router[name]!))).toEqual([])
})

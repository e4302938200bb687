import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { pinned } from './node-version.mjs'
import { inRoot } from './paths.mjs'

const read = (file) => readFileSync(inRoot(file), 'utf8')
const inWorkspace = (file) => inRoot(file.replace('${workspaceFolder}/', ''))

it('.nvmrc names the Node that is fetched where there is none', () => expect(read('.nvmrc').trim()).toBe(pinned))

it('the editor starts programs that exist', () => {
  const { configurations } = JSON.parse(read('.vscode/launch.json'))
  expect(configurations.length).toBeGreaterThan(0)
  for (const { program } of configurations) expect(program).toSatisfy((file) => existsSync(inWorkspace(file)))
})

import path from 'node:path'
import { ESLint } from 'eslint'
import { describe, expect, it } from 'vitest'
import { layers } from './layers.ts'
import { projectsOf } from './projects.ts'

const root = path.resolve(import.meta.dirname, '../..')
const eslint = new ESLint({ cwd: root })

/** Lints text as if it were in that file. */
async function rulesBroken(file: string, text: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(text, { filePath: path.join(root, file) })
  return result!.messages.map(({ ruleId }) => ruleId)
}

const broken: [what: string, file: string, text: string, rule: string][] = [
  [
    'a feature imports the wire',
    'libs/events/src/data/sample.ts',
    "export { problemSchema } from '@atrio/contract'",
    '@nx/enforce-module-boundaries',
  ],
  [
    'a feature imports a feature',
    'libs/events/src/parts/sample.tsx',
    "export { homeFeature } from '@atrio/home'",
    '@nx/enforce-module-boundaries',
  ],
  [
    'a kit imports the core',
    'libs/ui/src/components/sample.tsx',
    "export { useChurch } from '@atrio/tenant-core'",
    '@nx/enforce-module-boundaries',
  ],
  [
    'the portal imports the wire',
    'apps/portal/src/sample.ts',
    "export { problemSchema } from '@atrio/contract'",
    '@nx/enforce-module-boundaries',
  ],
  [
    'the server imports a library of the portal',
    'apps/server/src/sample.ts',
    "export { RichContent } from '@atrio/rich-content'",
    '@nx/enforce-module-boundaries',
  ],
  [
    'a screen imports what is for tests',
    'libs/events/src/screens/sample.screen.tsx',
    "export { renderFeature } from '@atrio/testing'",
    '@nx/enforce-module-boundaries',
  ],
  [
    'a library is reached by its folder',
    'libs/events/src/parts/sample.tsx',
    "export { Button } from '../../../ui/src/components/button.tsx'",
    '@nx/enforce-module-boundaries',
  ],
  [
    'axios outside of the client',
    'libs/events/src/data/sample.ts',
    "export { AxiosError } from 'axios'",
    'no-restricted-imports',
  ],
  ['jotai in a kit', 'libs/ui/src/sample.ts', "export { atom } from 'jotai'", 'no-restricted-imports'],
  ['i18next in a feature', 'libs/events/src/sample.ts', "export { t } from 'i18next'", 'no-restricted-imports'],
  ['formik in the core', 'libs/tenant-core/src/sample.ts', "export { Form } from 'formik'", 'no-restricted-imports'],
  ['fastify in the portal', 'apps/portal/src/sample.ts', "export { fastify } from 'fastify'", 'no-restricted-imports'],
  [
    'a part of drizzle in a library',
    'libs/contract/src/sample.ts',
    "export { pgTable } from 'drizzle-orm/pg-core'",
    'no-restricted-imports',
  ],
  [
    'a style attribute',
    'libs/events/src/parts/sample.tsx',
    "export const Sample = () => <p style={{ color: 'red' }} />",
    'no-restricted-syntax',
  ],
  [
    'a default export that no tool asks for',
    'libs/events/src/parts/sample.tsx',
    'export default function Sample() {}',
    'no-restricted-syntax',
  ],
  [
    'a test that waits for one second at most',
    'apps/server/src/sample.test.ts',
    "import { expect, vi } from 'vitest'\nawait vi.waitFor(() => expect(1).toBe(1))",
    'no-restricted-syntax',
  ],
  [
    'a hook behind a condition',
    'libs/events/src/parts/sample.tsx',
    "import { useState } from 'react'\nexport const useSample = (on: boolean) => on && useState(0)",
    'react-hooks/rules-of-hooks',
  ],
  ...[
    'export const sample = (request: { body: object }) => ({ ...request.body })',
    'export const sample = (secret: string, body: object) => ({ secret, ...body })',
    'export const sample = ({ query }: { query: object }) => ({ ...query })',
    'export const sample = (secret: object, text: string) => ({ ...secret, ...JSON.parse(text) })',
    'const read = (text: string): object => JSON.parse(text) as object\nexport const sample = (text: string) => ({ ...read(text) })',
    'function read(text: string): object | undefined {\n  try {\n    const sent = JSON.parse(text)\n    return sent.a ? (sent as object) : undefined\n  } catch {\n    return undefined\n  }\n}\nexport const sample = (text: string) => {\n  const answer = read(text)\n  return { ...answer }\n}',
    'export const sample = ({ body }: { body: { card: object } }) => {\n  const { card } = body\n  return { ...card }\n}',
    'export const sample = ({ body }: { body: { a: 1; b: 2 } }) => {\n  const { a, ...others } = body\n  return { a, ...others }\n}',
    'export const sample = (options: object, body: object) => Object.assign(options, body)',
    'export const sample = (request: { query: object | null }) => ({ ...(request.query ?? {}) })',
  ].map((text): [string, string, string, string] => [
    `the server spreads what a request sent: ${text.replaceAll('\n', ' ')}`,
    'apps/server/src/sample.ts',
    text,
    'atrio/request-spread',
  ]),
  ['any', 'libs/ui/src/sample.ts', 'export const sample: any = 1', '@typescript-eslint/no-explicit-any'],
  [
    'a rule switched off by a comment',
    'libs/ui/src/sample.ts',
    '/* eslint-disable */\nexport const sample: any = 1',
    '@typescript-eslint/no-explicit-any',
  ],
]

const allowed: [what: string, file: string, text: string][] = [
  ['a feature imports a kit', 'libs/events/src/parts/sample.tsx', "export { Button } from '@atrio/ui'"],
  [
    'a feature test renders the feature',
    'libs/events/src/screens/sample.screen.test.tsx',
    "export { renderFeature } from '@atrio/testing'",
  ],
  ['the server imports the wire', 'apps/server/src/sample.ts', "export { problemSchema } from '@atrio/contract'"],
  [
    'the server makes HTML safe by the one rule',
    'apps/server/src/sample.ts',
    "export { createSanitizer } from '@atrio/rich-content/sanitizer'",
  ],
  ['a server test calls as the client', 'apps/server/src/a.test.ts', "export { createApi } from '@atrio/api-client'"],
  [
    'a screen is a default export',
    'libs/events/src/screens/sample.screen.tsx',
    'export default function SampleScreen() {}',
  ],
  ...[
    'export const sample = ({ body }: { body: { a?: 1 } }) => ({ ...(body.a !== undefined && { b: body.a }) })',
    'export const sample = (request: { body: { a: 1; b: 2 } }) => {\n  const { a, b } = request.body\n  return { a, b }\n}',
    'export const sample = (row: object, tags: string[]) => ({ ...row, tags: [...tags] })',
    'const open = { access: 1 }\nexport const sample = { ...open }',
    'export const sample = (next: () => object) => {\n  const found = { ...next() }\n  return found ? next() : found\n}',
    'const sample = (n: number): object => (n > 0 ? sample(n - 1) : {})\nexport const all = { ...sample(1) }',
  ].map((text): [string, string, string] => [`the server names fields: ${text}`, 'apps/server/src/sample.ts', text]),
  [
    'the server test spreads a body',
    'apps/server/src/a.test.ts',
    'export const sample = (body: object) => ({ ...body })',
  ],
  [
    'the glass writes styles',
    'libs/ui/src/glass/sample.tsx',
    'export const Sample = () => <p style={{ opacity: 0 }} />',
  ],
]

describe('lint', () => {
  it.each(broken)('rejects: %s', async (_what, file, text, rule) => {
    expect(await rulesBroken(file, text)).toContain(rule)
  })

  it.each(allowed)('accepts: %s', async (_what, file, text) => {
    expect(await rulesBroken(file, text)).toEqual([])
  })
})

describe('layers', () => {
  const tags = layers.map(({ tag }) => tag)

  it('covers every library and app', () => {
    expect(projectsOf(root).filter(({ layer }) => !tags.includes(layer))).toEqual([])
  })

  it('name only existing layers, and never each other', () => {
    const allows = (from: string, to: string) => layers.find(({ tag }) => tag === from)?.mayImport.includes(to)
    for (const { tag, mayImport, testsMayImport } of layers) {
      for (const other of [...mayImport, ...testsMayImport]) expect(tags).toContain(other)
      for (const other of mayImport)
        if (other !== tag) expect([tag, other, allows(other, tag)]).toEqual([tag, other, false])
    }
  })
})

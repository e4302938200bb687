import path from 'node:path'
import type { Plugin } from 'vite'
import { expect, it } from 'vitest'
import { atrio, type LightClientOptions } from './light-client.ts'
import { bundled } from './testing/bundled.ts'

const root = path.resolve(import.meta.dirname, '../../libs/forms/src')
/** The plugin is for pages, whose entries export nothing. */
const exporting: Plugin = {
  name: 'exporting',
  config: () => ({ build: { rolldownOptions: { preserveEntrySignatures: 'allow-extension' } } }),
}
const client = (code: string, options?: LightClientOptions) =>
  bundled(code, { root, plugins: [...atrio(options), exporting] })

/** A constant of hoist-non-react-statics. */
const HOISTING = 'FORWARD_REF_STATICS'
/** What an application may use, and a file or name in it that is left out otherwise. */
const USES = {
  axios: [`export { HttpStatusCode } from 'axios'`, '/HttpStatusCode.js'],
  formik: [`export { Formik } from 'formik'`, '/deepmerge/'],
  'react-router': [`export { createMemoryRouter, RouterProvider, Link } from 'react-router'`, '/ssr/components.js'],
  '@emotion/react': [`export { withTheme } from '@emotion/react'`, HOISTING],
} as const
type Name = keyof typeof USES
const names = Object.keys(USES) as Name[]

it.each(names)('%s is whole when the application names it as its own', async (name) => {
  const [code, part] = USES[name]
  expect(await client(code, { ownPackages: [name] })).toContain(part)
})

// formik takes emotion's hoist-non-react-statics as well
it.each(names)('%s is lean when the application names others or none', async (name) => {
  const [code, part] = USES[name]
  const others = names.filter((other) => other !== name && (name !== '@emotion/react' || other !== 'formik'))
  expect(await client(code, { ownPackages: others })).not.toContain(part)
  expect(await client(code)).not.toContain(part)
})

it('formik’s own components for classes work when the application names formik', async () => {
  const code = `export { connect } from 'formik'`
  expect(await client(code)).not.toContain(HOISTING)
  expect(await client(code, { ownPackages: ['formik'] })).toContain(HOISTING)
})

import path from 'node:path'
import { freePort } from '../../apps/server/src/testing/free-port.ts'
import { ownRoot } from '../bench/portal/start-portal.ts'
import {
  buildApplication,
  compileApplication,
  hostFiles,
  installApplication,
  testApplication,
  versionsOf,
} from './application.ts'
import { onPage, openListAndDetail, openOwnFeature, signInAndReturn, signInByLink } from './browser-checks.ts'
import type { Around } from './checks.ts'
import { COMPILERS } from './compilers.ts'

const OURS = ['start', 'account', 'events', 'checkout', 'tenant-core', 'i18n', 'ui', 'testing', 'vite']
const OTHERS = [
  'vite',
  'vitest',
  'jsdom',
  '@testing-library/react',
  '@testing-library/dom',
  '@types/react',
  '@types/react-dom',
]

/** An application of three features and one of its own, which it tests by `@atrio/testing`. */
export async function checkPortal({ folder, compilers, registry, portal, browser, later, checks }: Around) {
  const app = path.join(folder, 'portal')
  await checks.needed('portal: installed', async () => {
    const packages = [...OURS.map((name) => `@atrio/${name}`), ...versionsOf(ownRoot, OTHERS)]
    await installApplication('portal', app, packages, registry, later)
    return `${OURS.length} of ours`
  })
  // the quickest: the events have shown that all of them take our types
  const [, , { name, version }] = COMPILERS
  await checks.try(`portal: types, TypeScript ${version}`, async () => {
    await compileApplication(compilers, name, path.join(app, 'tsconfig.json'), later)
    return 'skipLibCheck off'
  })
  await checks.try('portal: unit test of its own feature', async () => {
    await testApplication(app, later)
    return 'by @atrio/testing'
  })
  await checks.needed('portal: built', async () => {
    await buildApplication(app, later)
    return 'by Vite'
  })
  const port = await freePort()
  await hostFiles(app, 'dist', port, `http://127.0.0.1:${portal.port}`, later)
  const origin = `http://localhost:${port}`
  await checks.try('portal: its own feature', () => onPage(browser, (page) => openOwnFeature(page, origin)))
  await checks.try('portal: list and detail', () => onPage(browser, (page) => openListAndDetail(page, origin)))
  await checks.try('portal: link with a code', () => onPage(browser, (page) => signInByLink(page, origin)))
  await checks.try('portal: session', () => onPage(browser, (page) => signInAndReturn(page, origin)))
}

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { freePort } from '../../apps/server/src/testing/free-port.ts'
import { ownRoot } from '../bench/portal/start-portal.ts'
import { whenInteractive } from '../bench/portal/when-ready.ts'
import { buildApplication, compileApplication, hostFiles, installApplication, versionsOf } from './application.ts'
import { onPage, openListAndDetail, openNowhere, weighScripts } from './browser-checks.ts'
import type { Around } from './checks.ts'
import { COMPILERS } from './compilers.ts'

/** Lines that an application with the list and the detail of events may take. */
const MOST_LINES = 12
/** Script of the application's page, as a share of the portal's. */
const MOST_SCRIPT = 1.05

/** The smallest application: events and what they need. */
export async function checkEvents({
  folder,
  compilers,
  registry,
  portal,
  browser,
  later,
  checks,
}: Around): Promise<void> {
  const app = path.join(folder, 'events')
  await checks.needed('events: installed', async () => {
    const ours = ['start', 'events', 'checkout', 'vite'].map((name) => `@atrio/${name}`)
    const others = versionsOf(ownRoot, ['vite', '@types/react', '@types/react-dom'])
    await installApplication('events', app, [...ours, ...others], registry, later)
    return 'with its peers'
  })
  await checks.try('events: lines of its script', async () => {
    const lines = readFileSync(path.join(app, 'src/main.ts'), 'utf8').trimEnd().split('\n').length
    if (lines > MOST_LINES) throw new Error(`${lines} lines, at most ${MOST_LINES}`)
    return `${lines} of ${MOST_LINES}`
  })
  const projects = [
    ['tsconfig.json', 'alone'],
    ['tsconfig.beside.json', 'beside i18next types of its own'],
  ] as const
  for (const { name, version } of COMPILERS) {
    // two cores
    await Promise.all(
      projects.map(([project, what]) =>
        checks.try(`events: types, TypeScript ${version}, ${what}`, async () => {
          await compileApplication(compilers, name, path.join(app, project), later)
          return 'skipLibCheck off'
        }),
      ),
    )
  }
  await checks.needed('events: built', async () => {
    await buildApplication(app, later)
    return 'by Vite'
  })

  const [own, plain] = [await freePort(), await freePort()]
  const server = `http://127.0.0.1:${portal.port}`
  await hostFiles(app, 'dist', own, server, later)
  await hostFiles(path.join(ownRoot, 'apps/portal'), 'dist/client', plain, server, later)
  const origin = `http://localhost:${own}`
  await checks.try('events: list and detail', () => onPage(browser, (page) => openListAndDetail(page, origin)))
  await checks.try('events: error page', () => onPage(browser, (page) => openNowhere(page, origin)))
  await checks.try('events: script of the list', async () => {
    const shown = () => Promise.resolve()
    const [ours, asFiles, asPage] = [
      await onPage(browser, (page) => weighScripts(page, `${origin}/event`, shown)),
      await onPage(browser, (page) => weighScripts(page, `http://demo.localhost:${plain}/event`, whenInteractive)),
      await onPage(browser, (page) => weighScripts(page, portal.urlOf('demo', '/event'), whenInteractive)),
    ]
    const [toPage, toFiles] = [ours.kB / asPage.kB, ours.kB / asFiles.kB]
    const figures = `${ours.kB} kB; portal ${asPage.kB} (${toPage.toFixed(2)}), as files ${asFiles.kB} (${toFiles.toFixed(2)})`
    if (toPage > MOST_SCRIPT) throw new Error(`${figures}: at most ${MOST_SCRIPT} of the portal's page`)
    return figures
  })
}

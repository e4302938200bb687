import path from 'node:path'
import { readClientBuild } from '../../budgets/client-build.ts'
import { buildBare } from '../bare/build-bare.ts'
import type { BenchRun } from '../bench-run.ts'
import { get } from '../portal/request.ts'
import { temporaryFolder, type Portal } from '../portal/start-portal.ts'
import { rounded, type Figures } from '../report.ts'
import { visit } from './visit.ts'

const isScript = (file: string) => file.endsWith('.js')
const isCall = (file: string) => /^\/(api|bff)\//.test(file)

/** Every other existing page, with an event of the list for the event's page, and one that does not exist. */
async function otherRoutes(portal: Portal): Promise<{ route: string; path: string }[]> {
  const list = await get(portal.port, '/event', { host: portal.hostOf('demo') })
  const event = /href="(\/event\/\d+)"/.exec(list.body.toString())?.[1]
  if (!event) throw new Error('The list of events leads to no event.')
  return [
    ...['/event', '/about', '/churchs', '/no-such-page'].map((same) => ({ route: same, path: same })),
    { route: '/event/:eventId', path: event },
  ]
}

/** P1, P2, P4 and P19: what the browser asks for before a page is interactive, and home until it rests, untouched. */
export async function measureScripts(run: BenchRun): Promise<Figures> {
  const { portal, later } = run
  const browser = await run.browser()
  const { bytesOf } = readClientBuild(path.join(portal.root, 'apps/portal/dist/client'))
  const kB = (files: string[]) => files.reduce((sum, file) => sum + bytesOf(file), 0) / 1000

  const home = await visit(browser, portal.urlOf('demo', '/'))
  const homeScripts = [...new Set(home.requests.filter(isScript))]
  const p1 = kB(homeScripts)
  // sections that wake afterwards: outside the budget, but not unseen
  const afterwards = home.later.filter(isScript)
  const bare = (await buildBare(temporaryFolder(later))).bytes / 1000

  const others: { route: string; kB: number }[] = []
  for (const { route, path: target } of await otherRoutes(portal)) {
    const { requests } = await visit(browser, portal.urlOf('demo', target))
    const own = new Set(requests.filter((file) => isScript(file) && !homeScripts.includes(file)))
    others.push({ route, kB: rounded(kB([...own])) })
  }
  const worst = others.reduce((most, other) => (other.kB > most.kB ? other : most))
  const each = others.map(({ route, kB: size }) => `${route} ${size}`).join(', ')
  return {
    P1: {
      value: p1,
      also: {
        bare: rounded(bare),
        timesBare: rounded(p1 / bare),
        laterFiles: afterwards.length,
        laterKB: rounded(kB(afterwards)),
      },
    },
    P2: { value: worst.kB, also: { route: worst.route }, notes: { each } },
    P4: {
      value: home.requests.length,
      calls: home.requests.filter(isCall).length,
      notes: { asked: home.requests.join(' ') },
    },
    P19: {
      value: home.scriptBytes / 1000,
      // what a page's worker fetches for it has no size here, so that these are files without headers
      also: { readToEndFiles: rounded(kB([...new Set(home.readToEnd.filter(isScript))])) },
    },
    P19b: {
      value: home.requests.length + home.later.length,
      also: { readToEnd: home.readToEnd.length },
      notes: { later: home.later.join(' ') },
    },
  }
}

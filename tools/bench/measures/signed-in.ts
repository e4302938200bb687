import type { BenchRun } from '../bench-run.ts'
import { median } from '../median.ts'
import { rounded, type Figures } from '../report.ts'
import { askAsOwner } from '../rows/owner.ts'
import { startBareRoutes } from '../rows/start-bare-routes.ts'
import { rateOf } from './rates.ts'

const ROUNDS = 7
/** After some 30,000 answers V8 has compiled what both routes run; the portal's, which runs more, gets there later. */
const WARM_UP_SECONDS = 5
/** Of the demonstration. */
const PERSON = { username: 'ana@demo.test', password: 'Atrio#2026' }

/**
 * P13: a person's tickets of an event (session, row-level security, serialising) ÷ a plain route that reads the same
 * rows by the same statement without a check of the reader, in turn each round.
 */
export async function measureSignedIn({ portal, later }: BenchRun): Promise<Figures> {
  const ask = await askAsOwner(later, portal)
  const [held] = await ask<{ church: number; user: string; event: string; tickets: number }>(
    `select i.igreja_id as church, i.usuario_id as user, i.evento_id as event, count(*)::int as tickets
     from inscricao i join usuario u on u.igreja_id = i.igreja_id and u.id = i.usuario_id
     join igreja g on g.id = i.igreja_id where u.email = $1 and g.codigo = 'demo'
     group by 1, 2, 3 order by 4 desc, 3 limit 1`,
    [PERSON.username],
  )
  if (!held) throw new Error('The demonstration holds no tickets.')
  const { church, user, event, tickets } = held
  const token = await signIn(portal.port)
  const host = portal.hostOf('demo')
  const targets = {
    bare: { port: await startBareRoutes(later, portal), host, path: `/tickets/${church}/${user}/${event}` },
    portal: { port: portal.port, host, token, path: `/api/v1/usuario/${user}/evento/${event}/inscricao/` },
  }
  for (const target of Object.values(targets)) await rateOf(target, WARM_UP_SECONDS)
  const rates = { bare: [] as number[], portal: [] as number[] }
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of ['bare', 'portal'] as const) rates[name].push(await rateOf(targets[name]))
  }
  const ratios = rates.portal.map((rate, round) => rounded(rate / rates.bare[round]!))
  return {
    P13: {
      value: median(ratios),
      notes: { tickets },
      rounds: { ratio: ratios, 'portal, per second': rates.portal, 'bare, per second': rates.bare },
    },
  }
}

async function signIn(port: number): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/security/login_check`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(PERSON),
  })
  const { token } = (await answer.json()) as { token?: string }
  if (!token) throw new Error(`Nobody could sign in: ${answer.status}`)
  return token
}

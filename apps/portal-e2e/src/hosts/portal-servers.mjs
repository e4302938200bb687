// The portals of a run, started together: each fills a database of its own with the demonstration first.
import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'

/** What each adds to the environment; PORT is among it. */
const servers = JSON.parse(process.env.PORTAL_SERVERS)

const children = servers.map((env) =>
  spawn(process.execPath, ['tools/run/run.mjs', 'start'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  }),
)
const running = new Set(children)
const stop = () => running.forEach((child) => child.kill('SIGTERM'))
process.on('SIGTERM', stop).on('SIGINT', stop)

for (const child of children)
  child.once('exit', (code) => {
    running.delete(child)
    // one alone has ended: the run can't go on without it, and says why on our error output
    process.exitCode ||= code ?? 0
    stop()
  })

const answers = ({ PORT }) =>
  fetch(`http://127.0.0.1:${PORT}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  )
for (const server of servers) while (running.size === children.length && !(await answers(server))) await sleep(50)
if (running.size === children.length) console.log('all portals answer')

import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { Agent, request } from 'node:http'
import { until } from '../testing/processes.ts'
import type { HeavyRun } from '../testing/heavy.ts'
import { containerEngine, type ContainerEngine } from './testing/container-engine.ts'

const ROOT = path.resolve(import.meta.dirname, '../../../..')
const CLI = ['node', '--conditions=@atrio/source', 'apps/server/src/cli/main.ts']
/** As compose.yaml runs it. */
const HARDENED = ['--read-only', '--tmpfs', '/tmp', '--cap-drop', 'ALL', '--security-opt', 'no-new-privileges']
/** Seconds until the engine kills what it has asked to end: compose.yaml's `stop_grace_period`. */
const GRACE_SECONDS = '30'

type Container = {
  engine: ContainerEngine
  id: string
  /** Runs the image's health check. */
  isHealthy(): Promise<boolean>
  /** Status and body of a page of a host. */
  page(host: string): Promise<{ status: number; body: string }>
}

/** deployment.test.ts holds the files of `deploy` against the settings and sources that they name. */
export const container: HeavyRun = {
  what: 'the image, built from these sources and run by a container engine with a read-only root and no capability: what it must do and does not',
  must: '0',
  async run() {
    const engine = await containerEngine()
    const name = `atrio-heavy-${randomUUID().slice(0, 8)}`
    const failed: string[] = []
    const expectThat = (what: string, holds: boolean) => {
      if (!holds) failed.push(what)
    }
    try {
      await engine.show(['build', '-f', 'deploy/container/Containerfile', '-t', name, '.'], ROOT)
      const first = await start(engine, name)
      await until(() => first.isHealthy())
      await describeProcess(first, expectThat)
      await engine.ask('exec', first.id, ...CLI, 'church', 'create', 'vida', '--name', 'Igreja Vida')
      await until(async () => (await first.page('vida.atrio.example')).status === 200)
      const { body } = await first.page('vida.atrio.example')
      expectThat('a page with the name of the church', body.includes('Igreja Vida') && body.includes('<script'))
      await stop(first, expectThat)
      const second = await start(engine, name)
      await until(() => second.isHealthy())
      expectThat('the church after another start', (await second.page('vida.atrio.example')).status === 200)
      await stop(second, expectThat)
      const size = Number(await engine.ask('image', 'inspect', '--format', '{{.Size}}', name))
      return {
        value: failed.length,
        ok: failed.length === 0,
        notes: { engine: engine.name, megabytes: Math.round(size / 1e6), failed: failed.join(', ') || 'none' },
      }
    } finally {
      await engine.can('rm', '--force', name)
      await engine.can('volume', 'rm', name)
      await engine.can('image', 'rm', name)
    }
  },
}

async function start(engine: ContainerEngine, name: string): Promise<Container> {
  const settings = { APP_DOMAIN: 'atrio.example', TOKEN_KEY: 'of-this-run-alone'.padEnd(64, '0') }
  const environment = Object.entries(settings).flatMap(([key, value]) => ['--env', `${key}=${value}`])
  const ports = ['--publish', '127.0.0.1::4200']
  const data = ['--volume', `${name}:/data`]
  const id = await engine.ask('run', '--detach', '--name', name, ...HARDENED, ...environment, ...ports, ...data, name)
  const port = Number((await engine.ask('port', id, '4200/tcp')).split(':').at(-1))
  const check = await engine.ask('image', 'inspect', '--format', '{{json .Config.Healthcheck}}', name)
  const [, ...command] = (JSON.parse(check) as { Test?: string[] } | null)?.Test ?? []
  if (command.length === 0) throw new Error('the image has no health check: podman keeps it with --format docker')
  return {
    engine,
    id,
    isHealthy: () => engine.can('exec', id, ...command),
    page: (host) => page(port, host),
  }
}

/** Who it runs as, and what it may write. */
async function describeProcess({ engine, id }: Container, expectThat: (what: string, holds: boolean) => void) {
  const status = await engine.ask('exec', id, 'cat', '/proc/1/status')
  const field = (name: string) =>
    status
      .split('\n')
      .find((line) => line.startsWith(`${name}:\t`))
      ?.split('\t')
      .slice(1)
  expectThat('the user node', field('Uid')?.every((uid) => uid === '1000') === true)
  expectThat(
    'no capability',
    ['CapEff', 'CapPrm', 'CapBnd'].every((set) => /^0+$/.test(field(set)?.[0] ?? '')),
  )
  expectThat('no way to gain rights', field('NoNewPrivs')?.[0] === '1')
  for (const folder of ['/atrio', '/', '/home/node'])
    expectThat(`nothing written to ${folder}`, !(await engine.can('exec', id, 'touch', path.join(folder, 'written'))))
  for (const folder of ['/data', '/tmp'])
    expectThat(`files in ${folder}`, await engine.can('exec', id, 'touch', path.join(folder, 'written')))
}

/** Ends it as an update does, and removes it; its volume stays. */
async function stop({ engine, id }: Container, expectThat: (what: string, holds: boolean) => void) {
  await engine.ask('stop', '-t', GRACE_SECONDS, id)
  expectThat('an end with 0 on SIGTERM', (await engine.ask('inspect', '--format', '{{.State.ExitCode}}', id)) === '0')
  await engine.ask('rm', id)
}

function page(port: number, host: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const headers = { host, accept: 'text/html' }
    const asked = request({ port, host: '127.0.0.1', path: '/', headers, agent: new Agent() }, (answer) => {
      let body = ''
      answer.setEncoding('utf8')
      answer.on('data', (part: string) => (body += part))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body }))
      answer.on('error', reject)
    })
    asked.on('error', reject).end()
  })
}

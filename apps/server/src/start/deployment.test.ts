import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { readConfig } from '../runtime/config.ts'
import { CONNECTIONS_PER_PROCESS } from '../runtime/worker-settings.ts'

const root = path.resolve(import.meta.dirname, '../../../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

type Service = {
  environment?: Record<string, unknown>
  secrets?: string[]
  networks: string[]
  volumes?: string[]
  ports?: string[]
  depends_on?: Record<string, unknown>
  build?: { context: string; dockerfile: string }
  command?: string[]
}
type Compose = { services: Record<string, Service> } & Record<
  'secrets' | 'volumes' | 'networks',
  Record<string, unknown>
>
const compose = parse(read('deploy/compose/compose.yaml')) as Compose
const { atrio, caddy } = compose.services
const containerfile = read('deploy/container/Containerfile')
const caddyfile = read('deploy/compose/Caddyfile')

/** Every variable that the configuration reads, `<NAME>_FILE` included. */
function settings(): Set<string> {
  const asked = new Set<string>()
  readConfig(new Proxy({}, { get: (_, name) => void asked.add(String(name)) }))
  return asked
}
const unknown = (names: string[]) => names.filter((name) => !settings().has(name))

describe('the container', () => {
  it('has the Node that the commands pin', () => {
    const pinned = /const pinned = '([\d.]+)'/.exec(read('tools/run/node-version.mjs'))?.[1]
    expect(/^ARG NODE_VERSION=(.*)$/m.exec(containerfile)?.[1]).toBe(pinned)
    const images = [...containerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image)
    expect(new Set(images)).toEqual(new Set(['node:${NODE_VERSION}-bookworm-slim']))
  })

  it('copies only what is there or what an earlier stage makes', () => {
    const copied = [...containerfile.matchAll(/^COPY (--from=\S+ )?(\S+) /gm)]
    expect(copied.length).toBeGreaterThan(7)
    const made = (file: string) => /\/(?:node_modules|dist)$/.test(file)
    for (const [line, from, source = ''] of copied) {
      if (from) expect([line, made(source) && source.startsWith('/atrio/')]).toEqual([line, true])
      else expect([line, existsSync(path.join(root, source))]).toEqual([line, true])
    }
  })

  it('runs as another user than root, and has a health check', () => {
    const last = containerfile.slice(containerfile.lastIndexOf('\nFROM '))
    expect(last).toMatch(/^USER node$/m)
    expect(last).toMatch(/^HEALTHCHECK [^]*\/healthz/m)
  })

  it('sets only variables that the server reads', () => {
    const set = [...containerfile.matchAll(/^ENV (.*)$/gm)].flatMap(([, pairs = '']) =>
      pairs.split(' ').map((pair) => pair.split('=')[0] ?? ''),
    )
    expect(unknown(set)).toEqual(['NODE_ENV'])
  })

  it('starts the file that systemd starts, with the same condition', () => {
    const command = /^CMD \[(.*)\]$/m.exec(containerfile)?.[1]?.replace(/[",]/g, '')
    expect(read('deploy/systemd/atrio.service')).toContain(`ExecStart=/usr/bin/env ${command}\n`)
  })

  it('leaves secrets and data out of what it is made from', () => {
    const ignored = read('.dockerignore').split('\n')
    for (const entry of ['.env', '.atrio', '.git', 'deploy/compose/secrets', '**/node_modules', '**/dist'])
      expect(ignored).toContain(entry)
  })
})

describe('the compose file', () => {
  it('sets only variables that the server reads', () => {
    expect(unknown(Object.keys(atrio?.environment ?? {}))).toEqual([])
  })

  it('reads every secret from a file, and declares each one', () => {
    const used = Object.values(compose.services).flatMap(({ secrets = [] }) => secrets)
    expect(new Set(used)).toEqual(new Set(Object.keys(compose.secrets)))
    for (const { environment = {}, secrets = [] } of Object.values(compose.services)) {
      const files = Object.values(environment).filter((value) => String(value).startsWith('/run/secrets/'))
      for (const file of files) expect(secrets).toContain(path.basename(String(file)))
    }
    expect(read('deploy/compose/secrets/.gitignore')).toMatch(/^\*$/m)
  })

  it('names only services, volumes, networks and files that are there', () => {
    for (const { volumes = [], networks, depends_on: needed = {}, build } of Object.values(compose.services)) {
      for (const name of Object.keys(needed)) expect(compose.services).toHaveProperty(name)
      for (const name of networks) expect(compose.networks).toHaveProperty(name)
      for (const source of volumes.map((volume) => volume.split(':')[0] ?? '')) {
        if (source.startsWith('.')) expect(existsSync(path.join(root, 'deploy/compose', source))).toBe(true)
        else expect(compose.volumes).toHaveProperty(source)
      }
      if (build) expect(existsSync(path.join(root, 'deploy/compose', build.context, build.dockerfile))).toBe(true)
    }
  })

  it('publishes the ports of the proxy alone, and trusts its network', () => {
    const published = Object.entries(compose.services).filter(([, { ports }]) => ports !== undefined)
    expect(published.map(([name]) => name)).toEqual(['caddy'])
    expect(caddy?.networks).toEqual(['outside'])
    const [{ subnet }] = (compose.networks['outside'] as { ipam: { config: [{ subnet: string }] } }).ipam.config
    expect(atrio?.environment?.['TRUSTED_PROXIES']).toBe(subnet)
    const sharing = Object.entries(compose.services).filter(([, { networks }]) => networks.includes('outside'))
    expect(sharing.map(([name]) => name)).toEqual(['atrio', 'caddy'])
  })
})

describe('the Caddyfile', () => {
  const lines = caddyfile.split('\n').map((line) => line.trim().split(' '))
  const argument = (directive: string) => lines.find(([word]) => word === directive)?.[1] ?? ''

  it('asks the internal port, and forwards to the public one', () => {
    const ask = new URL(argument('ask'))
    expect(ask.hostname).toBe('atrio')
    expect(ask.port).toBe(String(atrio?.environment?.['INTERNAL_PORT']))
    expect(read('apps/server/src/start/internal.ts')).toContain(`['${ask.pathname}', `)
    expect(argument('reverse_proxy')).toBe(`atrio:${readConfig({}).port}`)
  })

  it('reads only variables that the compose file sets', () => {
    const read = [...caddyfile.matchAll(/\{\$(\w+)/g)].map(([, name = '']) => name)
    for (const name of read) expect(caddy?.environment).toHaveProperty(name)
  })
})

describe('the units of systemd', () => {
  it('set only variables that the server reads', () => {
    const unit = read('deploy/systemd/atrio.service')
    const set = [...unit.matchAll(/^Environment=(\w+)=/gm)].map(([, name = '']) => name)
    expect(unknown(set)).toEqual(['NODE_ENV'])
  })

  it('start the server again for as long as it takes', () => {
    const unit = read('deploy/systemd/atrio.service')
    expect(unit.slice(unit.indexOf('[Unit]'), unit.indexOf('[Service]'))).toContain('\nStartLimitIntervalSec=0\n')
  })

  it('have a command line with the same user, folder and settings', () => {
    const unit = read('deploy/systemd/atrio.service')
    const line = read('deploy/systemd/atrio').replaceAll('\\\n', '')
    const said = (name: string) => [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value = '']) => value)
    const options = [...line.matchAll(/ --([a-z]+(?:-[a-z]+)*)=(\S+)/g)].map(([, name, value]) => `${name}=${value}`)
    expect(options.filter((option) => !option.startsWith('conditions='))).toEqual([
      `uid=${said('User')}`,
      `working-directory=${said('WorkingDirectory')}`,
      ...said('Environment').map((value) => `setenv=${value}`),
      `property=EnvironmentFile=${said('EnvironmentFile')}`,
      `property=KillMode=${said('KillMode')}`,
    ])
    expect(line).toContain(` ${said('ExecStart')[0]?.replace('src/main.ts', 'src/cli/main.ts')} "$@"\n`)
  })

  it('back up with the same user, folder and settings, and start that by a timer', () => {
    const linesOf = (file: string, name: string) =>
      [...read(`deploy/systemd/${file}`).matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value = '']) => value)
    for (const name of ['User', 'WorkingDirectory', 'Environment', 'EnvironmentFile', 'KillMode']) {
      expect(linesOf('atrio-backup.service', name), name).toEqual(linesOf('atrio.service', name))
    }
    const command = linesOf('atrio.service', 'ExecStart')[0]?.replace('src/main.ts', 'src/cli/main.ts')
    expect(linesOf('atrio-backup.service', 'ExecStart')[0]).toContain(`exec ${command} backup `)
    expect(linesOf('atrio-backup.timer', 'OnCalendar')).toHaveLength(1)
  })
})

describe('the database of the compose file', () => {
  it('has connections for two versions of four workers', () => {
    const [, most] = /max_connections=(\d+)/.exec(String(compose.services['database']?.command)) ?? []
    expect(Number(most)).toBeGreaterThanOrEqual(2 * 4 * CONNECTIONS_PER_PROCESS)
  })
})

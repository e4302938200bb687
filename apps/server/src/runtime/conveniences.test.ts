import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copyCluster } from '../testing/copied-cluster.ts'
import { until } from '../testing/processes.ts'
import {
  newDataFolder,
  removeDataFolder,
  runCommand,
  type RunningServer,
  runServer,
} from '../testing/running-server.ts'
import { type Conveniences, defaultConveniences } from './conveniences.ts'

const CONTENT = path.join(import.meta.dirname, '../../content')
const MEMBER = { email: 'member@igrejas.test', senha: 'Long#enough#4711', nome: 'Rute', sobrenome: 'Alves' }

/** A church of the operator's own with one member, for the conveniences that only members see. */
async function importChurch(folder: string) {
  const content = mkdtempSync(path.join(tmpdir(), 'atrio-church-'))
  cpSync(path.join(CONTENT, 'minimal'), content, { recursive: true })
  writeFileSync(path.join(content, 'contas.json'), JSON.stringify([MEMBER]))
  await runCommand(folder, 'import', content)
  rmSync(content, { recursive: true })
}

const signIn = (server: RunningServer, username: string, password: string) =>
  server.ask('/api/v1/security/login_check', { body: { username, password } })

const idOfChurch = async (server: RunningServer) =>
  (JSON.parse((await server.ask('/api/v1/igreja/codigo/minimal')).body) as { id: number }).id

/** Whether a server has each convenience, as a visitor or the operator sees it. One without a probe is a type error. */
const probes: Record<keyof Conveniences, (server: RunningServer) => Promise<boolean>> = {
  async demonstration(server) {
    const codes = readdirSync(CONTENT).filter((name) => !['organizacoes', 'minimal'].includes(name))
    const found = await Promise.all(codes.map((code) => server.ask(`/api/v1/igreja/codigo/${code}`)))
    const signedIn = await signIn(server, 'ana@demo.test', 'Atrio#2026')
    return signedIn.status === 200 || found.some(({ status }) => status === 200)
  },
  sandbox: async (server) => (await server.ask('/webhooks/sandbox', { body: {} })).status !== 404,
  async mailFiles(server) {
    const mails = path.join(server.folder, 'mail')
    await server.ask('/api/v1/security/recuperar-senha', {
      body: { email: MEMBER.email, igreja: await idOfChurch(server) },
    })
    await until(() => existsSync(mails) || server.output().includes('a mail could not be sent: NO_SMTP_URL'))
    return existsSync(mails)
  },
  mailPage: async (server) => (await server.ask('/dev/mail')).status !== 404,
  async plainLinks(server) {
    const { token } = JSON.parse((await signIn(server, MEMBER.email, MEMBER.senha)).body) as { token: string }
    const { body } = await server.ask('/api/v1/security/codigo-acesso', {
      body: { igreja: await idOfChurch(server) },
      token,
    })
    return (JSON.parse(body) as { origem: string }).origem.startsWith('http:')
  },
}
async function found(server: RunningServer): Promise<Conveniences> {
  const seen = Object.entries(probes).map(async ([name, probe]) => [name, await probe(server)] as const)
  return Object.fromEntries(await Promise.all(seen)) as Conveniences
}

describe('conveniences', () => {
  const servers: RunningServer[] = []
  const start = async (env: Record<string, string>) => {
    const folder = newDataFolder()
    await copyCluster(folder)
    const server = await runServer(folder, env)
    servers.push(server)
    await importChurch(server.folder)
    return server
  }
  let local: RunningServer
  let open: RunningServer
  beforeAll(async () => {
    open = await start({ APP_DOMAIN: 'igrejas.example' })
    local = await start({})
  }, 300_000)
  afterAll(async () => {
    for (const server of servers) {
      await server.kill()
      await removeDataFolder(server.folder)
    }
  })

  it('are all on for portals at localhost', async () => {
    const all = Object.fromEntries(Object.keys(probes).map((name) => [name, true]))
    expect(await found(local)).toEqual(all)
  })

  it('are all off on a public domain without further settings', async () => {
    const none = Object.fromEntries(Object.keys(probes).map((name) => [name, false]))
    expect(await found(open)).toEqual(none)
  })

  it('are on below localhost, and off for domains that only resemble it', () => {
    expect(defaultConveniences('portal.localhost')).toEqual(defaultConveniences('localhost'))
    for (const domain of ['localhost.example', 'mylocalhost', '127.0.0.1', 'igrejas.example'])
      expect(Object.values(defaultConveniences(domain)), domain).not.toContain(true)
  })
})

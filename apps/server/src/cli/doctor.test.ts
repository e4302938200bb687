import { type AddressInfo, createServer } from 'node:net'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { Migration } from '../database/apply-migration.ts'
import { readMigrations } from '../database/migrate.ts'
import { withClient } from '../database/open-database.ts'
import { type Config, readConfig } from '../runtime/config.ts'
import { freePort } from '../testing/free-port.ts'
import { scratchFolder } from '../testing/processes.ts'
import { seedChurch } from '../testing/seed-churches.ts'
import { smtpStandIn } from '../testing/smtp-stand-in.ts'
import { testDatabase } from '../testing/test-database.ts'
import { checkClock, checkConnections, checkMigrations } from './doctor/database.check.ts'
import { checkHosts } from './doctor/hosts.check.ts'
import { checkDisk, checkNode } from './doctor/machine.check.ts'
import { checkMail, checkRedis } from './doctor/services.check.ts'
import { runCli } from './run-cli.ts'

const database = await testDatabase()
await seedChurch(database, { codigo: 'demo' })
const dataFolder = scratchFolder('doctor')
afterAll(async () => {
  await database.close()
  rmSync(dataFolder, { recursive: true, force: true })
})

async function doctor(changes: Partial<Config> = {}, env: Record<string, string> = {}) {
  const said: string[] = []
  const complained: string[] = []
  const code = await runCli(['doctor'], {
    config: () => ({ ...readConfig(env), dataFolder, databaseUrl: database.url, ...changes }),
    withContext: () => Promise.reject(new Error('a context would migrate the database')),
    print: (line) => said.push(line),
    printError: (line) => complained.push(line),
    readInput: () => Promise.reject(new Error('nothing is read')),
  })
  return {
    code,
    said,
    complained,
    levels: Object.fromEntries(said.map((line) => line.split(/\s+/).slice(0, 2).reverse())) as Record<string, string>,
  }
}

/** Answers each line as Redis does when it agrees. */
async function redisStandIn() {
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.on('data', (data) => {
      for (const word of String(data).match(/^\*\d+\r\n\$\d+\r\n(\w+)/gm) ?? [])
        socket.write(word.endsWith('PING') ? '+PONG\r\n' : '+OK\r\n')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { port: (server.address() as AddressInfo).port, close: () => server.close() }
}

describe('the doctor', () => {
  it('finds a server for this machine well, and exits with 0', async () => {
    const { code, said, complained, levels } = await doctor()
    expect({ code, complained }).toEqual({ code: 0, complained: [] })
    const all = [
      'settings',
      'node',
      'database',
      'connections',
      'migrations',
      'clock',
      'storage',
      'mail',
      'redis',
      'hosts',
      'payments',
    ]
    for (const what of all) expect([what, levels[what]]).toEqual([what, 'ok'])
    expect(said.find((line) => line.includes('migrations'))).toMatch(/all \d+ are applied/)
  })

  it('warns of what is not meant on a public domain, and still exits with 0', async () => {
    const env = { APP_DOMAIN: 'atrio.invalid', PAYMENT_GATEWAYS: 'sandbox', DEMONSTRATION: 'true' }
    const { code, said } = await doctor({}, env)
    const text = said.join('\n')
    expect(code).toBe(0)
    for (const part of ['DEMONSTRATION=true', 'TRUSTED_PROXIES is empty', 'SMTP_URL is empty', 'the sandbox, where'])
      expect(text).toContain(part)
    expect(text).toContain('no address for pay.atrio.invalid, demo.atrio.invalid')
  })

  it('fails where services are dead, names each without its password, and exits with 1', async () => {
    const port = await freePort()
    const { code, said, complained, levels } = await doctor({
      databaseUrl: `postgres://atrio:password@127.0.0.1:${port}/atrio`,
      smtpUrl: `smtp://user:password@127.0.0.1:${port}`,
      redis: { url: `redis://:password@127.0.0.1:${port}`, prefix: 'x' },
    })
    expect({ code, complained }).toEqual({ code: 1, complained: ['3 checks failed'] })
    for (const what of ['database', 'mail', 'redis']) expect([what, levels[what]]).toEqual([what, 'fail'])
    expect(said.join('\n')).not.toContain('password')
  })

  it('warns of a database with too few connections for the processes', async () => {
    const found = async (workers: number) =>
      (await doctor({ workers })).said.find((line) => line.includes('connections'))
    expect(await found(4)).toMatch(/^ok .*the processes take 64, twice as many during an update/)
    expect(await found(11)).toMatch(/^warn .*enough but for an update side by side \(352\): raise max_connections/)
    expect(await found(20)).toMatch(/^warn .*the processes take 320: raise max_connections/)
  })

  it('has nothing to say about the connections of the embedded database, which limits its workers', async () => {
    const finding = await withClient(database.owner, (client) =>
      checkConnections(client, { workers: 11, databaseUrl: undefined }),
    )
    expect(finding).toMatchObject({ level: 'ok' })
  })

  it('creates no database where there is none', async () => {
    const { code, levels } = await doctor({ databaseUrl: undefined, dataFolder: path.join(dataFolder, 'new') })
    expect([code, levels['database']]).toEqual([0, 'warn'])
  })

  it('tells a missing, an unknown and a changed migration apart', async () => {
    const finding = async () => (await doctor()).said.find((line) => line.includes('migrations'))
    const [last] = await database.admin<{ name: string; checksum: string }>(
      'delete from migration where name = (select max(name) from migration) returning name, checksum',
    )
    expect(await finding()).toMatch(/^warn .* 1 are missing: the next start applies them/)
    await database.admin('insert into migration (name, checksum) values ($1, $2)', [last?.name, 'other'])
    expect(await finding()).toMatch(/^fail .* is not the one that was applied/)
    await database.admin('update migration set checksum = $1 where name = $2', [last?.checksum, last?.name])
    await database.admin("insert into migration (name, checksum) values ('9999-later.sql', 'x')")
    expect(await finding()).toMatch(/^ok .* of a newer one, which it works with: 9999-later\.sql/)
    await database.admin("update migration set contract_since = '9998' where name = '9999-later.sql'")
    expect(await finding()).toMatch(/^fail .* newer \(9999-later\.sql\): update the server/)
    await database.admin("delete from migration where name = '9999-later.sql'")
  })
})

describe('its checks', () => {
  const local = readConfig({})

  it('warn where an update skips the release that made its servers ready for a contract migration', async () => {
    const added = (name: string, sql: string) => ({ name, sql, checksum: name })
    const expansion = added('9998-expand.sql', 'create table made_up (id int)')
    const contract = added('9999-contract.sql', '-- contract: since 9998\ndrop table made_up')
    const message = (more: Migration[]) =>
      withClient(database.owner, (client) => checkMigrations(client, [...readMigrations(), ...more]))
    expect(await message([expansion, contract])).toMatchObject({
      level: 'warn',
      says: '9999-contract.sql breaks the version before: end its servers, then start this one',
    })
    expect(await message([expansion])).toMatchObject({ level: 'warn', says: expect.stringMatching(/^1 are missing/) })
  })

  it('greet a mail server, and give up a silent one', async () => {
    const server = await smtpStandIn()
    expect(await checkMail({ ...local, smtpUrl: server.url })).toMatchObject([{ level: 'ok' }])
    expect(server.accepted).toEqual([])
    await server.close()
    const silent = await smtpStandIn({ isSilent: true })
    expect(await checkMail({ ...local, smtpUrl: silent.url }, 100)).toMatchObject([{ level: 'fail' }])
    await silent.close()
  })

  it('ping Redis', async () => {
    const server = await redisStandIn()
    const redis = { url: `redis://127.0.0.1:${server.port}`, prefix: 'x' }
    expect(await checkRedis({ redis })).toMatchObject([{ level: 'ok' }])
    server.close()
  })

  it('compare clocks', async () => {
    const off = async (seconds: number) =>
      (await checkClock(database.pool as never, () => Date.now() + seconds * 1_000)).level
    expect([await off(0), await off(-10), await off(3_600)]).toEqual(['ok', 'warn', 'fail'])
  })

  it('judge the free space, and a folder that can not be written', async () => {
    const free = (mib: number) => async () => ({ bavail: mib, bsize: 1_024 ** 2 })
    const level = async (mib: number) => (await checkDisk({ dataFolder }, free(mib)))[0]?.level
    expect([await level(10_000), await level(1_000), await level(100)]).toEqual(['ok', 'warn', 'fail'])
    expect(await checkDisk({ dataFolder: '/proc/atrio' })).toMatchObject([{ level: 'fail' }])
  })

  it('judge the version of Node', () => {
    const levels = ['24.21.0', '22.22.0', '22.21.9', '18.20.0'].map((version) => checkNode(version)[0]?.level)
    expect(levels).toEqual(['ok', 'ok', 'fail', 'fail'])
  })

  it('look up each host of churches, and list the first that have no address', async () => {
    const config = readConfig({ APP_DOMAIN: 'atrio.example', PAYMENT_GATEWAYS: 'none' })
    const codes = Array.from({ length: 15 }, (_, index) => `church-${index}`)
    const asked: string[] = []
    const resolve = async (name: string) => {
      asked.push(name)
      if (name.startsWith('church-')) throw new Error('ENOTFOUND')
    }
    const churches = { codes, hosts: ['www.vidaplena.example'] }
    const [finding] = await checkHosts(config, churches, resolve)
    expect(asked).toHaveLength(16)
    expect(finding?.says).toMatch(/^no address for church-0\.atrio\.example, .* and 5 more: add a DNS record/)
  })
})

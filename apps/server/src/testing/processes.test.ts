import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import net, { type AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { heldSocket } from './held-socket.ts'
import { runSource, said, scratchFolder } from './processes.ts'
import { removeDataFolder } from './running-server.ts'

/** Running processes that were started for a data folder. */
const processesFor = (folder: string) =>
  readdirSync('/proc').filter((name) => {
    try {
      return /^\d+$/.test(name) && readFileSync(`/proc/${name}/environ`, 'utf8').includes(`DATA_DIR=${folder}`)
    } catch {
      return false // it has ended meanwhile
    }
  })

it('a process that does not start in time is killed', async () => {
  const child = runSource('--eval', ['setInterval(() => {}, 1000)'])
  await expect(said(child, /ready/, 500)).rejects.toThrow('ended with SIGKILL')
})

it('a server on a held socket that fails to start leaves no process behind', async () => {
  const folder = scratchFolder('held')
  await expect(heldSocket(folder, { PORT: 'none' })).rejects.toThrow('the server has ended 1 before it was ready')
  await expect.poll(() => processesFor(folder)).toEqual([])
  await removeDataFolder(folder)
})

it('a server on a held socket that never gets ready leaves no process behind', async () => {
  const folder = scratchFolder('held')
  const silent = net.createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const held = heldSocket(folder, { DATABASE_URL: `postgres://any@127.0.0.1:${port}/any` }, 1_000)
  await expect(held).rejects.toThrow('waited 1000 ms for')
  await expect.poll(() => processesFor(folder)).toEqual([])
  silent.close()
  await removeDataFolder(folder)
})

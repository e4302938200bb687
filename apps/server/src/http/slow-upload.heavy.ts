import { randomBytes } from 'node:crypto'
import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { CredenciaisWire } from '@atrio/contract'
import sharp from 'sharp'
import type { HeavyRun } from '../testing/heavy.ts'
import { newDataFolder, removeDataFolder, type RunningServer, runServer } from '../testing/running-server.ts'

const HOST = 'demo.localhost'
/** Bytes a second: 0.3 Mbit/s, an upload over a poor mobile network. */
const RATE = 37_500
const PART_MS = 200
/** Pixels of a side: as noise, some 4.5 MB, since every pixel takes its three bytes. */
const SIDE = 1_220

/** slow-bodies.test.ts has it with short limits. */
export const slowUpload: HeavyRun = {
  what: 'a photo of 4.5 MB is sent at 0.3 Mbit/s, two minutes long: whether it is kept',
  must: '200',
  async run() {
    const folder = newDataFolder()
    const server = await runServer(folder, { LOG_LEVEL: 'silent' })
    try {
      const began = performance.now()
      const { status, bytes } = await sendPhoto(server)
      const seconds = Math.round((performance.now() - began) / 1_000)
      return { value: status, ok: status === 200, notes: { bytes, seconds } }
    } finally {
      await server.kill()
      await removeDataFolder(folder)
    }
  },
}

async function sendPhoto(server: RunningServer): Promise<{ status: number; bytes: number }> {
  const credentials = { username: 'ana@demo.test', password: 'Atrio#2026' }
  const { body } = await server.ask('/api/v1/security/login_check', { host: HOST, body: credentials })
  const { token } = JSON.parse(body) as CredenciaisWire
  const get = async <T>(url: string) => JSON.parse((await server.ask(url, { host: HOST, token })).body) as T
  const church = await get<{ id: number }>('/api/v1/igreja/codigo/demo')
  const me = await get<{ id: number }>('/api/v1/me')
  const { usuarios } = await get<{ usuarios: { id: number }[] }>(`/api/v1/user/${me.id}/usuario?cliente=${church.id}`)

  const noise = { width: SIDE, height: SIDE, channels: 3 } as const
  const photo = await sharp(randomBytes(SIDE * SIDE * 3), { raw: noise })
    .png()
    .toBuffer()
  const form = Buffer.concat([
    Buffer.from(
      '--b\r\ncontent-disposition: form-data; name="image"; filename="f.png"\r\ncontent-type: image/png\r\n\r\n',
    ),
    photo,
    Buffer.from('\r\n--b--\r\n'),
  ])
  const request = http.request({
    host: '127.0.0.1',
    port: server.port,
    path: `/api/v1/usuario/${usuarios[0]?.id}/perfil/imagem?igreja=${church.id}`,
    method: 'POST',
    headers: {
      host: HOST,
      authorization: `Bearer ${token}`,
      'content-type': 'multipart/form-data; boundary=b',
      'content-length': form.length,
    },
  })
  const answered = new Promise<number>((resolve) =>
    request.once('error', () => resolve(0)).once('response', (answer) => resolve(answer.resume().statusCode ?? 0)),
  )
  let isOver = false
  void answered.then(() => (isOver = true))
  const step = (RATE * PART_MS) / 1_000
  for (let sent = 0; sent < form.length && !isOver; sent += step) {
    request.write(form.subarray(sent, sent + step))
    await sleep(PART_MS)
  }
  request.end()
  return { status: await answered, bytes: form.length }
}

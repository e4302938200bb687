import net from 'node:net'

/** A crowd's task: each of the requests once, over some persistent connections. */
export type CrowdTask = { port: number; requests: string[]; connections: number }
/** How often each status was answered, and how long all of it took. */
export type CrowdAnswer = { statuses: Record<string, number>; milliseconds: number }

/**
 * A crowd in a process of its own, as load.ts: it reads of an answer only its status and length. Takes one task from
 * the process that started it, and tells it what came of it.
 */
const HEAD_END = Buffer.from('\r\n\r\n')

function perform({ port, requests, connections }: CrowdTask): Promise<CrowdAnswer> {
  const statuses: Record<string, number> = {}
  let next = 0
  let answered = 0
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const open = () => {
      const socket = net.connect({ port, host: '127.0.0.1', noDelay: true })
      let said = Buffer.alloc(0)
      const ask = () => {
        const request = requests[next++]
        if (request === undefined) socket.end()
        else socket.write(request)
      }
      socket.on('connect', ask)
      socket.on('error', reject)
      socket.on('data', (chunk) => {
        said = said.length > 0 ? Buffer.concat([said, chunk]) : chunk
        const end = said.indexOf(HEAD_END)
        if (end === -1) return
        const head = said.toString('latin1', 0, end)
        const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
        if (length === undefined) return reject(new Error(`not an answer of a known length: ${head.slice(0, 80)}`))
        if (said.length < end + HEAD_END.length + Number(length)) return
        const status = head.slice(9, 12)
        statuses[status] = (statuses[status] ?? 0) + 1
        said = Buffer.alloc(0)
        if (++answered === requests.length) resolve({ statuses, milliseconds: performance.now() - started })
        ask()
      })
    }
    for (let count = 0; count < connections; count++) open()
  })
}

process.once('message', (task: CrowdTask) => {
  perform(task).then(
    (answer) => process.send?.(answer, () => process.exit(0)),
    (error: Error) => {
      process.stderr.write(`${error.message}\n`)
      process.exit(1)
    },
  )
})

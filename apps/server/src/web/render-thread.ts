import { MessageChannel, type MessagePort } from 'node:worker_threads'
import { Piscina } from 'piscina'
import type { PageRequest } from './page-contract.ts'
import type { Answer, Question, Rendered, RenderTask } from './render-task.ts'

export type RenderThread = {
  /**
   * Renders a page by a server build.
   * @param entry URL of the build's file
   */
  render: (entry: string, request: PageRequest) => Promise<Rendered>
  close: () => Promise<void>
}

/** Renderings that await their data at the same time. */
const AT_ONCE = 4
/** Added to the process's niceness, on Linux: answering calls goes before rendering where processors are few. */
const NICER = 10

/**
 * A thread of its own for rendering: React draws a page in one piece of 10 to 60 ms, in which the main thread would answer
 * nobody. The page's calls are asked back over a port, and answered in process as before.
 */
export function renderThread(): RenderThread {
  const pool = new Piscina<RenderTask, Rendered>({
    filename: new URL('render-task.ts', import.meta.url).href,
    minThreads: 1,
    maxThreads: 1,
    concurrentTasksPerWorker: AT_ONCE,
    // a thread that sleeps in an atomic wait would not hear the answers to its calls
    atomics: 'disabled',
    niceIncrement: NICER,
  })
  return {
    async render(entry, { inject, ...request }) {
      const { port1: ours, port2: theirs } = new MessageChannel()
      answerCalls(ours, inject)
      try {
        return await pool.run({ entry, request, calls: theirs }, { name: 'renderPage', transferList: [theirs] })
      } finally {
        ours.close()
      }
    },
    close: () => pool.destroy(),
  }
}

function answerCalls(port: MessagePort, inject: PageRequest['inject']): void {
  port.on('message', ({ id, path }: Question) => {
    inject(path).then(
      (answer) => port.postMessage({ id, answer } satisfies Answer),
      (error: Error) => port.postMessage({ id, error: error.message } satisfies Answer),
    )
  })
}

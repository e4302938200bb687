import { MessageChannel, type MessagePort } from 'node:worker_threads'
import { Piscina } from 'piscina'
import type { PageRequest } from './page-contract.ts'
import type { Answer, Question, Rendered, RenderTask } from './render-task.ts'

export type RenderThread = {
  /**
   * Renders a page with a server build.
   * @param entry URL of the build's file
   */
  render: (entry: string, request: PageRequest) => Promise<Rendered>
  close: () => Promise<void>
}

/** Renderings in progress at the same time, most of them waiting for data. */
const MAX_PARALLEL_RENDERINGS = 4
/** Added to the process's niceness, on Linux: with few processors, answering calls goes before rendering. */
const NICER = 10

/**
 * A separate thread for rendering: React renders a page in one go of 10 to 60 ms, during which the main thread could
 * answer nobody. The page's calls come back over a port and are answered in process.
 */
export function renderThread(): RenderThread {
  const pool = new Piscina<RenderTask, Rendered>({
    filename: new URL('render-task.ts', import.meta.url).href,
    minThreads: 1,
    maxThreads: 1,
    concurrentTasksPerWorker: MAX_PARALLEL_RENDERINGS,
    // a thread in an atomic wait would not receive the answers to its calls
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

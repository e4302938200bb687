import { AsyncLocalStorage } from 'node:async_hooks'
import type { MessagePort } from 'node:worker_threads'
import { LRUCache } from 'lru-cache'
import { loadSanitize } from '../platform/sanitize.ts'
import type { AnswerText, BuildRequest, DrawnPage, PageRequest, PageResult, Redirect } from './page-contract.ts'

/** The rendering thread's input. */
export type RenderTask = {
  /** URL of the server build's file. */
  entry: string
  request: Omit<PageRequest, 'inject'>
  /** The port on which it requests the page's data. */
  calls: MessagePort
}
/** A rendered page with the lazy modules that it used. */
export type Rendered = { result: DrawnPage | Redirect; used: Set<string> }

export type Question = { id: number; path: string }
export type Answer = { id: number } & (
  { answer: AnswerText; error?: undefined } | { error: string; answer?: undefined }
)

type ServerEntry = { render: (request: BuildRequest) => Promise<PageResult> }

declare global {
  /** Called by the server build for each lazy import (tools/vite/report-lazy.ts). */
  var atrioLazyUsed: ((module: string) => void) | undefined
}

const lazyUsed = new AsyncLocalStorage<Set<string>>()
globalThis.atrioLazyUsed = (module) => lazyUsed.getStore()?.add(module)

/**
 * Characters of sanitised text that are cached: a page is rendered again every half a minute, and its texts seldom
 * change.
 */
const MAX_CHARACTERS = 10_000_000

async function sanitizer(): Promise<BuildRequest['sanitize']> {
  const sanitize = await loadSanitize()
  const kept = new LRUCache<string, string>({
    maxSize: MAX_CHARACTERS,
    sizeCalculation: (value, key) => value.length + key.length + 1,
  })
  return (html) => {
    const known = kept.get(html)
    if (known !== undefined) return known
    const safe = sanitize(html)
    kept.set(html, safe)
    return safe
  }
}
/** Loaded with the thread, before a page needs it. */
export const sanitizing = sanitizer()

/** Renders one page, in the rendering thread. */
export async function renderPage({ entry, request, calls }: RenderTask): Promise<Rendered> {
  const { render } = (await import(entry)) as ServerEntry
  const sanitize = await sanitizing
  const used = new Set<string>()
  const inject = askOver(calls)
  try {
    const result = await lazyUsed.run(used, () => render({ ...request, inject, sanitize }))
    return { result: drawn(result), used }
  } finally {
    calls.close()
  }
}

/**
 * Serialises the boot data: passed between threads as objects, they would lose their classes and so their JSON form.
 */
export const drawn = (result: PageResult): Rendered['result'] =>
  result.kind === 'page' ? { ...result, boot: result.boot && JSON.stringify(result.boot) } : result

/** An answer as the page reads it. */
export const parsed = ({ status, text }: AnswerText) => ({ status, body: JSON.parse(text) as unknown })

/**
 * The page's calls, answered at the other end of the port. The answers come as text: passed as objects they were parsed, cloned and
 * made once more.
 */
function askOver(port: MessagePort): BuildRequest['inject'] {
  const waiting = new Map<number, PromiseWithResolvers<AnswerText>>()
  let asked = 0
  port.on('message', ({ id, answer, error }: Answer) => {
    const call = waiting.get(id)
    waiting.delete(id)
    if (answer) call?.resolve(answer)
    else call?.reject(new Error(error))
  })
  return async (path) => {
    const call = Promise.withResolvers<AnswerText>()
    const id = asked++
    waiting.set(id, call)
    port.postMessage({ id, path } satisfies Question)
    return parsed(await call.promise)
  }
}

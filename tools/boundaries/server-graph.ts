import path from 'node:path'
import ts from 'typescript'
import { mayImportFile, roomOf } from './server-rooms.ts'

/** A file of the server that is no test: its path from apps/server/src, and its text. */
export type ServerFile = { path: string; text: string }

export type Arrow = { from: string; to: string }

const FOR_TESTS = /\.(?:test|heavy|d)\.ts$|(?:^|\/)testing\//

/** The files that a server is made of, without tests and what only they use. */
export const serverFiles = (sources: readonly ServerFile[]): ServerFile[] =>
  sources
    .filter(({ path: file }) => file.startsWith('apps/server/src/') && !FOR_TESTS.test(file))
    .map(({ path: file, text }) => ({ path: file.slice('apps/server/src/'.length), text }))

/** Every import of one of the files by another, of types too. */
export function arrowsOf(files: readonly ServerFile[]): Arrow[] {
  const known = new Set(files.map(({ path: file }) => file))
  return files.flatMap(({ path: from, text }) =>
    ts
      .preProcessFile(text, true, true)
      .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
      .map(({ fileName }) => ({ from, to: path.posix.join(path.posix.dirname(from), fileName) }))
      .filter(({ to }) => known.has(to)),
  )
}

/** Imports that the table of rooms does not list. */
export const arrowsUpwards = (arrows: readonly Arrow[]): string[] =>
  arrows
    .filter(({ from, to }) => !mayImportFile(from, to))
    .map(({ from, to }) => `${from} (${roomOf(from).name}) imports ${to} (${roomOf(to).name})`)

/** Groups of files that import each other in a circle (Tarjan's strongly connected components). */
export function circlesOf(arrows: readonly Arrow[]): string[][] {
  const next = new Map<string, string[]>()
  for (const { from, to } of arrows) next.set(from, [...(next.get(from) ?? []), to])
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const circles: string[][] = []
  const visit = (file: string) => {
    order.set(file, order.size)
    lowest.set(file, order.size - 1)
    open.push(file)
    for (const to of next.get(file) ?? []) {
      if (!order.has(to)) visit(to)
      if (open.includes(to)) lowest.set(file, Math.min(lowest.get(file)!, lowest.get(to)!))
    }
    if (lowest.get(file) !== order.get(file)) return
    const circle = open.splice(open.indexOf(file))
    if (circle.length > 1 || next.get(file)?.includes(file)) circles.push(circle.sort())
  }
  for (const { from } of arrows) if (!order.has(from)) visit(from)
  return circles
}

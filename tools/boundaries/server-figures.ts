import path from 'node:path'
import { readSources } from '../house/source-file.ts'
import { arrowsOf, arrowsUpwards, circlesOf, serverFiles } from './server-graph.ts'

/** Prints how the server is built: `node tools/boundaries/server-figures.ts`, with `--list` each arrow and circle. */
const files = serverFiles(readSources(path.resolve(import.meta.dirname, '../..'), ['apps/server/src'], ['.ts']))
const arrows = arrowsOf(files)
const upwards = arrowsUpwards(arrows)
const circles = circlesOf(arrows)
const lines = files.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0)
const list = process.argv.includes('--list') ? [...upwards, ...circles.map((circle) => circle.join(', '))] : []
process.stdout.write(
  [
    ...list,
    `${files.length} files, ${lines} lines, ${arrows.length} imports`,
    `${upwards.length} arrows upwards`,
    `${circles.length} circles of files (${circles.map(({ length }) => length).join(', ')})`,
    '',
  ].join('\n'),
)

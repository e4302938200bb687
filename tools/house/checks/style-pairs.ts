import type { SourceFile } from '../source-file.ts'

/** Rows of the tables below a heading, as cells. */
const rowsBelow = (text: string, heading: string): string[][] => {
  const section = text.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? ''
  const lines = section.split('\n').filter((line) => line.startsWith('|'))
  return lines.slice(2).map((line) => line.split('|').map((cell) => cell.trim()))
}

/** Lines of one comment become one line; apostrophes are the same. */
const flat = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim().replace(/^(?:\*|\/\/) /, ''))
    .join(' ')
    .replaceAll(/\\?['’]/g, '’')

/** What docs/style.md gives as "after" in names, test titles and comments, and no source contains; a sentence may go on. */
export function missingExamples(text: string, sources: readonly SourceFile[]): string[] {
  const all = sources.map((source) => flat(source.text)).join('\n')
  const words = new Set(all.match(/[A-Za-z_]\w*/g))
  const names = rowsBelow(text, 'Names')
    .flatMap(([, , after = '']) => [...after.matchAll(/`(?:const )?(\w+)/g)].map(([, name]) => name!))
    .filter((name) => !words.has(name))
  const sentences = ['Test titles', 'Comments']
    .flatMap((heading) => rowsBelow(text, heading))
    .flatMap(([, , after = '']) => (all.includes(flat(after).replace(/\.$/, '')) ? [] : [after]))
  return [...names, ...sentences]
}

import type { SourceFile } from '../source-file.ts'

/**
 * Files of the units share a worker and its modules. One that loads modules of its own (`vi.resetModules`) leaves them and
 * their state to the files after it, unless it resets them again once its tests are over.
 */
export const ownModulesAreReset = (files: readonly SourceFile[]): string[] =>
  files
    .filter(({ path, text }) => /^(?:libs|apps)\/.*\.test\.tsx?$/.test(path) && text.includes('vi.resetModules()'))
    .filter(({ text }) => !hooksAfter(text).some((hook) => hook.includes('vi.resetModules()')))
    .map(({ path }) => `${path}: leaves its modules to other files, call vi.resetModules() in afterEach or afterAll`)

/** Each hook up to the end of its block, by the indentation. */
const hooksAfter = (text: string): string[] =>
  [...text.matchAll(/^( *)after(?:Each|All)\(/gm)].map(({ 0: start, 1: indent = '', index }) => {
    const rest = text.slice(index)
    const line = rest.slice(0, (rest + '\n').indexOf('\n'))
    if (line.endsWith(')')) return line
    return rest.slice(0, rest.indexOf(`\n${indent}}`, start.length))
  })

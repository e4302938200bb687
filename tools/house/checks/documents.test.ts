import { describe, expect, it } from 'vitest'
import { documentsLeadSomewhere, settingsAreRead } from './documents.ts'

const known = {
  npmScripts: new Set(['atrio', 'test:heavy']),
  cliCommands: ['staff add', 'backup'],
  runCommands: new Set(['budgets']),
  isThere: (path: string) => ['docs/wire.md', 'README.md', 'tools/bench/bench.ts', 'tools/run/run.mjs'].includes(path),
}
const faults = (text: string) => documentsLeadSomewhere([{ path: 'docs/operating.md', text }], known)
const settings = (text: string) =>
  settingsAreRead([{ path: 'docs/operating.md', text }], [{ path: 'apps/server/src/a.ts', text: "env['SMTP_URL']" }])

describe('documents', () => {
  it.each([
    '`npm run test:heavy`',
    '```sh\nnpm run atrio -- staff add demo ana@demo.test admin\nnpm run atrio -- help\n```',
    '`node tools/run/run.mjs budgets` and `node --conditions=@atrio/source tools/bench/bench.ts`',
    '[the calls](wire.md#chat), [README](../README.md), [a site](https://example.org) and [below](#stop)',
  ])('may say %j', (text) => expect(faults(text)).toEqual([]))

  it.each([
    ['a script that is gone', '`npm run figures`'],
    ['a command that is gone', '```sh\nnpm run atrio -- staff promote demo\n```'],
    ['a step that is gone', '`node tools/run/run.mjs weigh`'],
    ['a program that has moved', '`node tools/weigh.mjs`'],
    ['a file that has moved', '[the calls](calls.md)'],
  ])('may not name %s', (_, text) => expect(faults(text)).toHaveLength(1))

  it('may name a setting that is read, and no other one', () => {
    expect(settings('`SMTP_URL` in a sentence')).toEqual([])
    expect(settings('`SMTP_HOST`')).toEqual(['docs/operating.md: SMTP_HOST'])
    expect(settings('```sh\nSMTP_HOST=mail.example.org npm start\n```')).toHaveLength(1)
  })
})

import { expect, it } from 'vitest'
import { missingExamples } from './style-pairs.ts'

const text = `## Names

| before | after               | why |
| ------ | ------------------- | --- |
| \`a\`    | \`openDoor(x)\`, \`Gone\` | x   |

## Comments

| before | after                    |
| ------ | ------------------------ |
| A.     | The church's own window. |
| B.     | A comment that is gone.  |
`
const sources = [{ path: 'a.ts', text: '/**\n * The church’s own\n * window.\n */\nconst openDoor = 1' }]

it('missingExamples reports names and sentences that no source contains', () =>
  expect(missingExamples(text, sources)).toEqual(['Gone', 'A comment that is gone.']))

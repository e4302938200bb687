import { describe, expect, it } from 'vitest'
import { laterPartsAreNamed } from './later-parts.ts'

const root = (contents: string) => ({
  path: 'apps/a/src/root.tsx',
  text: `const Part = laterPart<Props>(() => import('${contents}'))`,
})

describe('later parts', () => {
  it('reports contents that the server would load first', () =>
    expect(laterPartsAreNamed([root('./footer.tsx')])).toHaveLength(1))

  it('accepts contents that are named as later', () =>
    expect(laterPartsAreNamed([root('./footer.later.tsx')])).toEqual([]))
})

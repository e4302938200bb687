import { describe, expect, it } from 'vitest'
import { MAX_TERM_LENGTH, termOf } from './term.ts'

const of = (term: string) => termOf(new URLSearchParams({ term }))

describe('termOf', () => {
  it('joins white space and cuts to the length that the server accepts', () => {
    expect(of('  amor \n\t de  Deus ')).toBe('amor de Deus')
    expect(of('a'.repeat(150))).toHaveLength(MAX_TERM_LENGTH)
    expect(termOf(new URLSearchParams())).toBe('')
    expect(termOf(new URLSearchParams({ q: 'graça' }), 'q')).toBe('graça')
  })

  it('never ends with half a character', () => {
    expect(of(`${'a'.repeat(MAX_TERM_LENGTH - 1)}🙏🙏`)).toBe('a'.repeat(MAX_TERM_LENGTH - 1))
  })
})

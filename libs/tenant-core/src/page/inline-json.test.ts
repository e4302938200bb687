import fc from 'fast-check'
import { expect, it } from 'vitest'
import { inlineJson } from './inline-json.ts'

it('inlineJson round-trips any text without a character that ends its script', () => {
  const hostile = fc.oneof(fc.string({ unit: 'binary' }), fc.constant('</script><script>alert(1)</script><!--\u2028'))
  fc.assert(
    fc.property(hostile, (name) => {
      const text = inlineJson({ name })
      expect(text).not.toMatch(/[<>\u2028\u2029]/)
      expect(JSON.parse(text)).toEqual({ name })
    }),
  )
})

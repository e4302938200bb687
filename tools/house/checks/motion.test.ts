import { describe, expect, it } from 'vitest'
import { openingsTakeTheToken } from './motion.ts'

const found = (text: string) => openingsTakeTheToken([{ path: 'libs/a/src/a.tsx', text }])

describe('motion', () => {
  it.each(["{ animation: 'enter 200ms var(--ease)' }", "{ animation: 'enter .2s ease both' }"])(
    'reports an opening with a time of its own: %s',
    (text) => expect(found(text)).toHaveLength(1),
  )

  it.each(["{ animation: 'enter var(--slow) var(--ease)' }", "{ animation: 'breathe 1.2s infinite' }"])(
    'accepts the token, and times of what does not open: %s',
    (text) => expect(found(text)).toEqual([]),
  )
})

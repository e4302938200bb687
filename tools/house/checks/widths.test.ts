import { describe, expect, it } from 'vitest'
import { gutterBoxesSpanThePage, widthQueriesAreInEm } from './widths.ts'

const file = (path: string, text: string) => ({ path, text })

describe('widths', () => {
  it.each([`css(gutterCss, {\n  maxWidth: '48rem',\n})`, `css={[gutterCss, { paddingBottom: 0, maxWidth: '40rem' }]}`])(
    'reports a box limited together with its gutter: %s',
    (text) => expect(gutterBoxesSpanThePage([file('libs/a/src/a.tsx', text)])).toHaveLength(1),
  )

  it('accepts limits on the children', () =>
    expect(
      gutterBoxesSpanThePage([file('libs/a/src/a.tsx', `css(gutterCss, { '& > *': { maxWidth: '48rem' } })`)]),
    ).toEqual([]))

  it.each(["'@media (min-width: 1024px)': {}", 'sizes="(max-width: 767.98px) 22rem, 100vw"'])(
    'reports a query that does not see large letters: %s',
    (text) => expect(widthQueriesAreInEm([file('libs/a/src/a.tsx', text)])).toHaveLength(1),
  )

  it('accepts queries in em', () =>
    expect(widthQueriesAreInEm([file('libs/a/src/a.tsx', "'@media (min-width: 64em)': {}")])).toEqual([]))
})

import { describe, expect, it } from 'vitest'
import { escapeHtml, paragraphs } from './html.ts'

describe('HTML of plain text', () => {
  it('escapes what ends a text or an attribute', () => {
    expect(escapeHtml(`<b title="a" id='b'>&</b>`)).toBe(
      '&#60;b title=&#34;a&#34; id=&#39;b&#39;&#62;&#38;&#60;/b&#62;',
    )
  })

  it('has a paragraph after each empty line, and none of empty lines at its ends', () => {
    expect(paragraphs('\n \nOne <i>\ntwo\n \n\nThree\n\n')).toBe('<p>One &#60;i&#62;<br>two</p><p>Three</p>')
  })
})

import { render } from '@testing-library/react'
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { StructuredData } from './structured-data.tsx'

const data = { '@type': 'Event', name: '</script><b>A mesa</b>' }
const NOTHING_ENDS_IT = '{"@type":"Event","name":"\\u003c/script\\u003e\\u003cb\\u003eA mesa\\u003c/b\\u003e"}'

const page = (
  <main>
    <StructuredData data={data} />
    <a href="#next">next</a>
  </main>
)

it('StructuredData is rendered by the server, escaped, and kept by hydration', async () => {
  const html = renderToString(page)
  expect(html).toContain(`<script type="application/ld+json">${NOTHING_ENDS_IT}</script>`)
  const root = document.createElement('div')
  root.innerHTML = html
  const script = root.querySelector('script')
  const errors: unknown[] = []
  await act(() => Promise.resolve(hydrateRoot(root, page, { onRecoverableError: (error) => errors.push(error) })))
  expect(errors).toEqual([])
  expect(root.querySelector('script')).toBe(script)
  expect(JSON.parse(script!.textContent)).toEqual(data)
})

it('StructuredData renders nothing in a browser, where Trusted Types would refuse it', () => {
  const { container } = render(page)
  expect(container.querySelector('script')).toBeNull()
  expect(container.querySelector('a')).not.toBeNull()
})

import { createTestPortal, TestProviders } from '@atrio/testing'
import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { hydrateRoot } from 'react-dom/client'
import { act } from 'react'
import { expect, it } from 'vitest'
import { StructuredData } from './structured-data.tsx'

const data = { '@type': 'Event', name: '</script><b>A mesa</b>' }
const NOTHING_ENDS_IT = '{"@type":"Event","name":"\\u003c/script\\u003e\\u003cb\\u003eA mesa\\u003c/b\\u003e"}'

async function page(over: { onServer?: boolean; takesOver?: boolean }) {
  const { ctx } = await createTestPortal([])
  Object.assign(ctx, over)
  return (
    <TestProviders ctx={ctx}>
      <main>
        <StructuredData data={data} />
      </main>
    </TestProviders>
  )
}

it('stands in the server’s page, where nothing of it can end its script, and is taken over as it is', async () => {
  const html = renderToString(await page({ onServer: true }))
  expect(html).toContain(`<script type="application/ld+json">${NOTHING_ENDS_IT}</script>`)
  const root = document.createElement('div')
  root.innerHTML = html
  const errors: unknown[] = []
  const app = await page({ takesOver: true })
  await act(async () => hydrateRoot(root, app, { onRecoverableError: (error) => errors.push(error) }))
  expect(errors).toEqual([])
  expect(JSON.parse(root.querySelector('script')!.textContent)).toEqual(data)
})

it('is not made in a browser, where Trusted Types would refuse it', async () => {
  const { container } = render(await page({}))
  expect(container.querySelector('script')).toBeNull()
})

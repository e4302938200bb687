import { act, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { Providers, testContext } from '../testing/context.tsx'
import { laterPart } from './later-part.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

function Counter({ name }: { name: string }) {
  const [count, setCount] = useState(0)
  return (
    <button onClick={() => setCount(count + 1)}>
      {name} {count}
    </button>
  )
}

/** A page that the server has rendered with the part, hydrated by a browser without its code; nothing is idle until `idle`. */
async function takeOver(contents: () => Promise<{ default: typeof Counter }>) {
  const OnServer = laterPart(async () => ({ default: Counter }))
  await OnServer.load()
  const root = document.createElement('div')
  root.innerHTML = renderToString(
    <Providers ctx={testContext({ onServer: true })}>
      <main>page</main>
      <OnServer name="footer" />
    </Providers>,
  )
  document.body.append(root)
  const button = screen.getByRole('button', { name: 'footer 0' })
  const waiting: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (run: () => void) => waiting.push(run))
  const asked = vi.fn(contents)
  const Part = laterPart(asked)
  const mistakes: unknown[] = []
  await act(async () =>
    hydrateRoot(
      root,
      <Providers ctx={testContext({ takesOver: true })}>
        <main>page</main>
        <Part name="footer" />
      </Providers>,
      { onRecoverableError: (error) => mistakes.push(error) },
    ),
  )
  return { root, button, asked, mistakes, idle: () => act(async () => waiting.forEach((run) => run())) }
}

it.each(['idle', 'pressed'] as const)(
  'a part is loaded once the browser is %s, over the markup it came with',
  async (when) => {
    const { button, asked, mistakes, idle } = await takeOver(async () => ({ default: Counter }))
    expect(asked).not.toHaveBeenCalled()
    expect(button).toBeInTheDocument()
    await (when === 'idle' ? idle() : act(async () => button.click()))
    await waitFor(() => expect(asked).toHaveBeenCalledOnce())
    if (when === 'idle') await act(async () => button.click())
    await waitFor(() => expect(button).toHaveTextContent('footer 1'))
    expect(mistakes).toEqual([])
  },
)

it('a part that does not load leaves the page without it', async () => {
  const { root, idle } = await takeOver(() => Promise.reject(new Error('no network')))
  await idle()
  await waitFor(() => expect(root.textContent).toBe('page'))
})

import { act, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { FailedNotice } from './failed-notice.tsx'
import { ErrorState } from './state.tsx'

const retry = { label: 'Try again', onRetry: vi.fn() }

function List({ state }: { state: 'notice' | 'error' | 'loaded' }) {
  return (
    <section aria-label="List">
      <button>Other</button>
      <div>
        {state === 'notice' && (
          <div>
            <FailedNotice retry={retry}>Not loaded.</FailedNotice>
          </div>
        )}
        {state === 'error' && <ErrorState title="Not loaded" retry={retry} />}
        {state === 'loaded' && <ul aria-label="Rows" />}
      </div>
    </section>
  )
}

/** The list after a failure that is shown in one of two ways, with one of its buttons focused. */
async function loaded(state: 'notice' | 'error', focused: string) {
  const { rerender } = render(<List state={state} />)
  const button = screen.getByRole('button', { name: focused })
  button.focus()
  await act(async () => rerender(<List state="loaded" />))
  return button
}

describe('a retry that has succeeded', () => {
  it.each(['notice', 'error'] as const)('leaves the focus on what shows the list after its %s', async (state) => {
    await loaded(state, 'Try again')
    expect(document.body).not.toHaveFocus()
    expect(document.activeElement).toBe(screen.getByRole('list').parentElement)
  })

  it('leaves a focus elsewhere', async () => {
    const button = await loaded('notice', 'Other')
    expect(button).toHaveFocus()
  })
})

import { act, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { FailedNotice } from './failed-notice.tsx'

const retry = { label: 'Try again', onRetry: vi.fn() }

function List({ state }: { state: 'notice' | 'loaded' }) {
  return (
    <main tabIndex={-1}>
      <button>Other</button>
      <div>
        {state === 'notice' && (
          <div>
            <FailedNotice retry={retry}>Not loaded.</FailedNotice>
          </div>
        )}
        {state === 'loaded' && <ul aria-label="Rows" />}
      </div>
    </main>
  )
}

/** The list after a failure, with one of its buttons focused. */
async function loaded(focused: string) {
  const { rerender } = render(<List state="notice" />)
  const button = screen.getByRole('button', { name: focused })
  button.focus()
  await act(async () => rerender(<List state="loaded" />))
  return button
}

describe('a retry that has succeeded', () => {
  it('leaves the focus on the page around it', async () => {
    await loaded('Try again')
    expect(document.body).not.toHaveFocus()
    expect(screen.getByRole('main')).toHaveFocus()
  })

  it('leaves a focus elsewhere', async () => {
    const button = await loaded('Other')
    expect(button).toHaveFocus()
  })
})

import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FormEvent } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Button } from './button.tsx'

describe('Button', () => {
  it('calls its handler when it is pressed', async () => {
    const onClick = vi.fn()
    render(<Button onClick={onClick}>Send</Button>)
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(onClick).toHaveBeenCalledOnce()
  })

  it('ignores presses while busy or disabled, submits nothing, and keeps its focus', async () => {
    const onSubmit = vi.fn((event: FormEvent) => event.preventDefault())
    const { rerender } = render(
      <form onSubmit={onSubmit}>
        <Button type="submit" busy>
          Send
        </Button>
      </form>,
    )
    const button = screen.getByRole('button', { name: 'Send' })
    await userEvent.click(button)
    expect(button).toHaveFocus()
    rerender(
      <form onSubmit={onSubmit}>
        <Button type="submit" disabledReason="Sales open tomorrow.">
          Send
        </Button>
      </form>,
    )
    await userEvent.click(button)
    expect(onSubmit).not.toHaveBeenCalled()
    expect(button).toHaveAccessibleDescription('Sales open tomorrow.')
  })
})

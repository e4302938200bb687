import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ToastProvider, useToast, type ToastMessage } from './toast.tsx'

const Say = (message: ToastMessage) => {
  const toast = useToast()
  return <button onClick={() => toast(message)}>Say {message.text}</button>
}
const show = (...messages: ToastMessage[]) =>
  render(
    <ToastProvider dismissLabel="Close">
      {messages.map((message) => (
        <Say key={String(message.text)} {...message} />
      ))}
    </ToastProvider>,
  )
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))

describe('Toast', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('shows one message at a time, each for its full time', () => {
    show({ text: 'first' }, { text: 'second' })
    press('Say first')
    wait(5000)
    press('Say second')
    expect(screen.getByRole('status')).toHaveTextContent('second')
    expect(screen.getByRole('status')).not.toHaveTextContent('first')
    wait(5000)
    expect(screen.getByRole('status')).toHaveTextContent('second')
    wait(2000)
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  it('runs its action once', () => {
    const onAction = vi.fn()
    show({ text: 'deleted', action: { label: 'Undo', onAction } })
    press('Say deleted')
    press('Undo')
    expect(onAction).toHaveBeenCalledOnce()
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  it('stays while it has the pointer or the focus', () => {
    show({ text: 'deleted', action: { label: 'Undo', onAction: vi.fn() } })
    press('Say deleted')
    fireEvent.focus(screen.getByRole('button', { name: 'Undo' }))
    wait(60000)
    expect(screen.getByRole('button', { name: 'Undo' })).toBeInTheDocument()
  })
})

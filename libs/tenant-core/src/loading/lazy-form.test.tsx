import { focusManager } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import { FailedNotice } from '@atrio/ui'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ContextProviders } from '../feature/context-providers.tsx'
import type { FeatureContext } from '../feature/feature-context.ts'
import { testContext } from '../testing/context.tsx'
import { lazyForm } from './lazy-form.tsx'

type Props = { reason: string }
const Form = ({ reason }: Props) => <form aria-label={reason} />

const lazy = (load: () => Promise<ComponentType<Props>>) =>
  lazyForm({
    name: 'test',
    load,
    loading: <p role="status">loading</p>,
    failed: ({ busy, retry }) => (
      <FailedNotice retry={{ label: 'Try again', onRetry: retry, busy }}>Not loaded.</FailedNotice>
    ),
  })

const show = (LazyForm: ComponentType<Props>, ctx: FeatureContext = testContext()) =>
  render(
    <ContextProviders ctx={ctx}>
      <main tabIndex={-1}>
        <LazyForm reason="missions" />
      </main>
    </ContextProviders>,
  )

const tryAgain = () => screen.findByRole('button', { name: 'Try again' })

afterEach(() => focusManager.setFocused(undefined))

describe('lazyForm', () => {
  it('shows that it loads, and then the form with its props', async () => {
    const LazyForm = lazy(() => Promise.resolve(Form))
    show(LazyForm)
    expect(screen.getByRole('status')).toHaveTextContent('loading')
    expect(await screen.findByRole('form', { name: 'missions' })).toBeInTheDocument()
  })

  it('shows a skeleton made of its props while it loads', () => {
    const LazyForm = lazyForm<Props>({
      name: 'test',
      load: () => new Promise(() => {}),
      loading: ({ reason }) => <p role="status">loading {reason}</p>,
      failed: () => null,
    })
    show(LazyForm)
    expect(screen.getByRole('status')).toHaveTextContent('loading missions')
  })

  it('shows a failure, and loads again on request', async () => {
    const load = vi.fn().mockRejectedValueOnce(new TypeError('chunk')).mockResolvedValueOnce(Form)
    const LazyForm = lazy(load)
    show(LazyForm)
    await userEvent.click(await tryAgain())
    expect(await screen.findByRole('form')).toBeInTheDocument()
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('keeps the pressed button busy and focused until the form is there, and the focus on the page then', async () => {
    let arrive = (_: ComponentType<Props>) => {}
    const load = vi
      .fn()
      .mockRejectedValueOnce(new TypeError('chunk'))
      .mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)))
    show(lazy(load))
    const button = await tryAgain()
    await userEvent.click(button)
    expect(load).toHaveBeenCalledTimes(2)
    expect(await tryAgain()).toBe(button)
    expect(button).toHaveFocus()
    expect(button).toHaveAttribute('aria-busy', 'true')
    arrive(Form)
    const form = await screen.findByRole('form')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(document.body).not.toHaveFocus()
    expect(document.activeElement).toContainElement(form)
  })

  it('keeps its failure on the page when the browser has it loaded again', async () => {
    const load = vi
      .fn()
      .mockRejectedValueOnce(new TypeError('chunk'))
      .mockReturnValueOnce(new Promise(() => {}))
    show(lazy(load))
    const button = await tryAgain()
    const alert = screen.getByRole('alert')
    act(() => focusManager.setFocused(true))
    await waitFor(() => expect(load).toHaveBeenCalledTimes(2))
    expect(screen.getByRole('alert')).toBe(alert)
    expect(button).toHaveAttribute('aria-busy', 'true')
  })

  it('is prefetched by a page in a browser, and not on the server', async () => {
    const load = vi.fn().mockResolvedValue(Form)
    const LazyForm = lazy(load)
    await LazyForm.prefetch(testContext({ onServer: true }))
    expect(load).not.toHaveBeenCalled()
    const ctx = testContext()
    await LazyForm.prefetch(ctx)
    show(LazyForm, ctx)
    expect(screen.getByRole('form')).toBeInTheDocument()
    expect(load).toHaveBeenCalledOnce()
  })
})

import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { describe, expect, it, vi } from 'vitest'
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
    failed: ({ retry }) => <button onClick={retry}>Try again</button>,
  })

const show = (LazyForm: ComponentType<Props>, ctx: FeatureContext = testContext()) =>
  render(
    <ContextProviders ctx={ctx}>
      <LazyForm reason="missions" />
    </ContextProviders>,
  )

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
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('form')).toBeInTheDocument()
    expect(load).toHaveBeenCalledTimes(2)
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

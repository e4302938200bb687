import { render, screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, it } from 'vitest'
import { optionalPart } from './optional-part.ts'

const Calendar = ({ month }: { month: string }) => <p>{month}</p>

it('a part is shown with its props once its code is there', async () => {
  const Part = optionalPart(async () => ({ default: Calendar }))
  render(
    <Suspense fallback="loading">
      <Part month="May" />
    </Suspense>,
  )
  expect(await screen.findByText('May')).toBeInTheDocument()
})

it('a part whose code does not come leaves the page without it', async () => {
  const Part = optionalPart<{ month: string }>(() => Promise.reject(new TypeError('no network')))
  const { container } = render(
    <main>
      page{' '}
      <Suspense fallback="loading">
        <Part month="May" />
      </Suspense>
    </main>,
  )
  await waitFor(() => expect(container).not.toHaveTextContent('loading'))
  expect(container.textContent.trim()).toBe('page')
})

it('a part that a person has asked for says that it did not come', async () => {
  const Part = optionalPart<{ month: string }>(
    () => Promise.reject(new TypeError('no network')),
    ({ month }) => <p>{month} not loaded</p>,
  )
  render(
    <Suspense fallback="loading">
      <Part month="May" />
    </Suspense>,
  )
  expect(await screen.findByText('May not loaded')).toBeInTheDocument()
})

import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider, useSearchParams, type LoaderFunctionArgs } from 'react-router'
import { expect, it } from 'vitest'
import { open, testContext } from '../testing/context.tsx'
import { SearchForm } from './search-form.tsx'
import { termOf } from './term.ts'

const words = { label: 'Nome', submit: 'Buscar', clear: 'Limpar' }

function Start() {
  const [search] = useSearchParams()
  const view = search.get('view')
  return (
    <>
      <SearchForm action="/" term={termOf(search)} words={words} kept={view ? { view } : {}} clearTo="/?view=map" />
      <output>{search.toString()}</output>
    </>
  )
}
const field = () => screen.getByRole('searchbox', { name: 'Nome' })
const address = () => screen.getByRole('status').textContent

it('writes the term and what it keeps to the address, follows the address, and clears it by a link', async () => {
  await open(testContext({}), '/?view=map', [{ path: '/', Component: Start }])
  expect(screen.queryByRole('link', { name: 'Limpar' })).toBeNull()
  fireEvent.change(field(), { target: { value: 'graça' } })
  fireEvent.click(screen.getByRole('button', { name: 'Buscar' }))
  expect(await screen.findByRole('link', { name: 'Limpar' })).toBeInTheDocument()
  expect(address()).toBe('term=gra%C3%A7a&view=map')
  fireEvent.click(screen.getByRole('link', { name: 'Limpar' }))
  expect(field()).toHaveValue('')
  expect(address()).toBe('view=map')
})

/** The page at its address; the results of a search come when they are released. */
async function openSlow(at: string) {
  let release = () => undefined as void
  const loader = ({ request }: LoaderFunctionArgs) =>
    request.url.includes('term') ? new Promise((resolve) => (release = () => resolve(null))) : null
  const opened = await open(testContext({}), at, [{ path: '/', Component: Start, loader }])
  const answer = () => act(async () => release())
  await answer()
  return { ...opened, answer }
}

it('keeps the field, its focus and what is typed while the results load', async () => {
  const { answer } = await openSlow('/')
  const input = field()
  await userEvent.type(input, 'graça{Enter}')
  await userEvent.type(input, ' viva')
  await answer()
  expect(address()).toBe('term=gra%C3%A7a')
  expect(input).toHaveFocus()
  expect(input).toHaveValue('graça viva')
})

it('shows the submitted term as the address has it', async () => {
  const { answer } = await openSlow('/')
  await userEvent.type(field(), ' graça {Enter}')
  await answer()
  expect(field()).toHaveFocus()
  expect(field()).toHaveValue('graça')
})

it('follows the history, with the focus in the field or elsewhere', async () => {
  const { router, answer } = await openSlow('/')
  const input = field()
  await userEvent.type(input, 'graça{Enter}')
  await answer()
  await act(() => router.navigate(-1))
  expect(input).toHaveValue('')
  await userEvent.type(input, 'outra')
  input.blur()
  await act(async () => void router.navigate(1))
  await answer()
  expect(input).toHaveValue('graça')
})

it('moves the focus to the empty field when the search is cleared, whatever was typed since', async () => {
  await openSlow('/?term=paz')
  await userEvent.type(field(), ' viva')
  await userEvent.click(screen.getByRole('link', { name: 'Limpar' }))
  await expect.poll(() => screen.queryByRole('link', { name: 'Limpar' })).toBeNull()
  expect(field()).toHaveValue('')
  expect(field()).toHaveFocus()
})

it('keeps what was typed before hydration', () => {
  const router = createMemoryRouter([{ path: '/', element: <SearchForm action="/" term="" words={words} /> }])
  const page = <RouterProvider router={router} />
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page)
  const input = container.querySelector('input')!
  input.value = 'graça'
  render(page, { container, hydrate: true })
  expect(field()).toBe(input)
  expect(input).toHaveValue('graça')
})

import { fireEvent, screen } from '@testing-library/react'
import { useSearchParams } from 'react-router'
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

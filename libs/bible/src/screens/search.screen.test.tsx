import { renderFeature, type FakeHttp } from '@atrio/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { bibleFeature } from '../feature.ts'
import { scenes } from '../testing/bible.scenes.ts'

const open = (at: string, http: FakeHttp = scenes.one) => renderFeature(bibleFeature, { at, http })

it('a search goes from the books to its verses, marks what was found and loads more on request', async () => {
  const { path } = await open('/bible')
  await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar na Bíblia' }), 'pastor{Enter}')
  expect(await screen.findByText('Os primeiros 1 versículos, na ordem dos livros.')).toBeInTheDocument()
  expect(path()).toBe('/bible/livre/search?term=pastor')
  const [row] = screen.getAllByRole('listitem')
  expect(within(row!).getByRole('link', { name: 'Salmo 23:1' })).toHaveAttribute('href', '/bible/livre/PSA/23#v1')
  expect(row!.querySelector('mark')).toHaveTextContent('pastor')
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar mais' }))
  expect(await screen.findByText('2 versículos encontrados.')).toBeInTheDocument()
})

it('a search without a result keeps its term', async () => {
  await open('/bible/livre/search?term=zebra')
  expect(screen.getByRole('heading', { level: 2, name: 'Nenhum versículo com “zebra”' })).toBeInTheDocument()
  expect(within(screen.getByTestId('page')).getByRole('status')).toHaveTextContent('Nenhum versículo com “zebra”')
  expect(screen.getByRole('searchbox')).toHaveValue('zebra')
})

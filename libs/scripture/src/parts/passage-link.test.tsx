import { renderFeature, type FakeHttp } from '@atrio/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { calls, passagesFeature, scenes, withBible } from '../testing/passage.scenes.tsx'

const open = (http: FakeHttp, startUp = withBible) => renderFeature(passagesFeature, { at: '/', http, startUp })
const press = (name: string) => userEvent.click(screen.getByRole('link', { name }))
const sheet = async () => within(await screen.findByRole('dialog'))

describe('a passage', () => {
  it('opens in place with its verses and the licence, asks nothing before, and gives the focus back', async () => {
    const { transport } = await open(scenes.found)
    const link = screen.getByRole('link', { name: 'Salmo 23.2-3' })
    expect(link).toHaveAttribute('href', '/bible/-/PSA/23#v2')
    expect(transport.calls.filter((call) => call.includes('biblia'))).toEqual([])
    await userEvent.click(link)
    const shown = await sheet()
    expect(await shown.findByText(/Em pastos verdes/)).toBeInTheDocument()
    expect(shown.getByText(/Refrigera a minha alma/)).toBeInTheDocument()
    expect(shown.queryByText(/é o meu pastor|Não temerei/)).toBeNull()
    expect(shown.getByText('Bíblia Livre, CC BY 3.0 BR.')).toBeInTheDocument()
    await userEvent.click(shown.getByRole('button', { name: 'Fechar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('says that no translation of the church has it', async () => {
    await open(scenes.found)
    await press('Rute 1')
    expect(await (await sheet()).findByText('A tradução desta igreja não tem esta passagem.')).toBeInTheDocument()
  })

  it('shows an error with a retry when its chapter does not load', async () => {
    let up = false
    await open({
      ...scenes.failing,
      [calls.psalm]: () => (up ? scenes.found[calls.psalm] : scenes.failing[calls.psalm]),
    })
    await press('Salmo 23.2-3')
    const shown = await sheet()
    expect(await shown.findByText(/Não foi possível abrir a passagem/)).toBeInTheDocument()
    up = true
    await userEvent.click(shown.getByRole('button', { name: 'Tentar de novo' }))
    expect(await shown.findByText(/Em pastos verdes/)).toBeInTheDocument()
  })

  it('stays a link for a press that opens another tab', async () => {
    await open(scenes.found)
    const link = screen.getByRole('link', { name: 'Rute 1' })
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
    link.addEventListener('click', (pressed) => pressed.preventDefault(), { once: true })
    fireEvent(link, event)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is plain text where it is unknown, or where the menu has no Bible', async () => {
    const { unmount } = await open(scenes.found)
    expect(screen.getAllByRole('link')).toHaveLength(2)
    expect(screen.getByText(/a parábola/)).toBeInTheDocument()
    unmount()
    await open(scenes.found, { igrejaAppMenu: [] })
    expect(screen.queryAllByRole('link')).toEqual([])
  })
})

import { refuse, type FakeHttp } from '@atrio/testing'
import { fireEvent, waitFor, type within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { calls, scenes } from '../testing/notifications.scenes.ts'
import { onPhone, openBell } from '../testing/open-bell.ts'

onPhone()

const titles = (sheet: ReturnType<typeof within>) =>
  sheet.getAllByRole('listitem').map((row: HTMLElement) => row.querySelector('[data-row-title]')?.textContent)

describe('removing notifications', () => {
  const all = scenes.some[calls.page1].notificacoes
  const others = { notificacoes: all.filter(({ id }) => id !== 29) }
  const cantata = 'Remover: Domingo tem cantata'
  const start = async (http: FakeHttp) => {
    const opened = await openBell(http)
    fireEvent.click(opened.sheet.getByRole('button', { name: 'Remover algumas' }))
    const press = (name: string) => {
      const button = opened.sheet.getByRole('button', { name })
      button.focus()
      fireEvent.click(button)
      return button
    }
    return { ...opened, press }
  }

  it('takes one off the list, says so, and moves the focus to the next one', async () => {
    let answer = scenes.some[calls.page1]
    const { sheet, press } = await start({
      [calls.page1]: () => answer,
      [calls.remove]: () => ((answer = others), { situacao: 'removido' }),
    })
    press(cantata)
    await waitFor(() => expect(titles(sheet)).toHaveLength(3))
    expect(sheet.getByRole('status')).toHaveTextContent('Removida: Domingo tem cantata')
    expect(sheet.getByRole('button', { name: 'Remover: Uma notícia do campo' })).toHaveFocus()
    const done = sheet.getByRole('button', { name: 'Concluir' })
    // the words change: with both it would read 'done, pressed'
    expect(done).not.toHaveAttribute('aria-pressed')
    fireEvent.click(done)
    expect(sheet.getByRole('button', { name: 'A secretaria muda de horário' })).toBeInTheDocument()
  })

  it('moves the focus to the list when the last one has gone', async () => {
    const [, only] = all
    let answer = { notificacoes: [only] }
    const { sheet, press } = await start({
      [calls.page1]: () => answer,
      [calls.remove]: () => ((answer = { notificacoes: [] }), { situacao: 'removido' }),
    })
    press(cantata)
    expect(await sheet.findByText('Nenhuma notificação por enquanto')).toBeInTheDocument()
    expect(sheet.getByRole('status')).toHaveTextContent('Removida: Domingo tem cantata')
    expect(document.body).not.toHaveFocus()
  })

  it('counts one that is gone already as removed', async () => {
    let answer = scenes.some[calls.page1]
    const { sheet, press } = await start({
      [calls.page1]: () => answer,
      [calls.remove]: () => ((answer = others), refuse(404, 'not_found')),
    })
    press(cantata)
    await waitFor(() => expect(titles(sheet)).toHaveLength(3))
    expect(sheet.queryByRole('alert')).toBeNull()
    expect(sheet.getByRole('status')).toHaveTextContent('Removida: Domingo tem cantata')
  })

  it('removes each once, however often it is pressed', async () => {
    const { sheet, press, transport } = await start({
      ...scenes.some,
      [calls.remove]: () => new Promise(() => undefined),
    })
    expect(press(cantata)).toHaveAttribute('aria-busy', 'true')
    press(cantata)
    expect(transport.calls.filter((call) => call === calls.remove)).toHaveLength(1)
    expect(sheet.getByRole('button', { name: 'Remover: Uma notícia do campo' })).not.toHaveAttribute('aria-busy')
  })

  it('shows an error and keeps it when that fails', async () => {
    const { sheet, press } = await start({ ...scenes.some, [calls.remove]: refuse(500) })
    const button = press(cantata)
    expect(await sheet.findByText('Não foi possível remover. Tente de novo.')).toBeInTheDocument()
    expect(titles(sheet)).toHaveLength(4)
    expect(button).toHaveFocus()
    expect(button).not.toHaveAttribute('aria-busy')
  })
})

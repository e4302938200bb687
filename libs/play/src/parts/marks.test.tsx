import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { openPlay, visitPlay } from '../testing/open-play.ts'
import { calls, marksCall, scenes } from '../testing/play.scenes.ts'

const isMarks = (call: string) => call.includes('plano-assinatura-marca')

describe('marks of what a person has watched', () => {
  it('are asked once for all lists of a page, and said in words on the cards', async () => {
    const { transport } = await openPlay('/play/browse', scenes.seen)
    const row = within(await screen.findByRole('region', { name: 'Continuar assistindo' }))
    expect(row.getByRole('link', { name: 'A confiança' })).toBeInTheDocument()
    expect(row.getByText(/Parou em 5/)).toBeInTheDocument()
    const study = within(screen.getByRole('region', { name: 'Para estudar' }))
    expect(await study.findByText(/Assistido/)).toBeInTheDocument()
    expect(transport.calls.filter(isMarks)).toEqual([marksCall(71, 73)])
  })

  it('are asked for nobody without a session, and a backend without them is no failure', async () => {
    const { transport, unmount } = await visitPlay('/play/collection/70', scenes.open)
    await screen.findByRole('link', { name: 'O lamento' })
    expect(transport.calls.filter((call) => isMarks(call) || call === calls.continued)).toEqual([])
    unmount()
    await openPlay('/play/collection/70', scenes.subscribed)
    expect(await screen.findByRole('link', { name: 'O lamento' })).toBeInTheDocument()
    expect(screen.queryByText(/Assistido/)).toBeNull()
  })

  it('are taken away and given by hand', async () => {
    const saved: object[] = []
    await openPlay('/play/video/71', {
      ...scenes.seen,
      [calls.stop]: ({ body }: { body: object }) => {
        saved.push(body)
        return body
      },
    })
    const button = await screen.findByRole('button', { name: 'Assistido' })
    expect(button).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'false'))
    await userEvent.click(button)
    await waitFor(() =>
      expect(saved).toEqual([
        { segundos: 0, flagAssistido: false },
        { segundos: 0, flagAssistido: true },
      ]),
    )
  })
})

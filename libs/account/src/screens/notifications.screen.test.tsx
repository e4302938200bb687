import type { ApiRequest } from '@atrio/api-client'
import { refuse } from '@atrio/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { notificationCalls, notificationScenes } from '../testing/notifications.scenes.ts'
import { openOwn, press } from '../testing/own-data.tsx'

const open = (http: object) => openOwn(http as never, '/user/notifications')
const kind = (name: string) => screen.getByRole('checkbox', { name })

describe('NotificationsScreen', () => {
  it('shows which kinds are notified, and saves a choice at once', async () => {
    const sent: unknown[] = []
    await open({
      ...notificationScenes.complete,
      [notificationCalls.save]: ({ body }: ApiRequest) => (
        sent.push(body),
        { vistaAte: null, silenciadas: ['EVENTO', 'NOTICIA'] }
      ),
    })
    expect(screen.getAllByRole('checkbox')).toHaveLength(6)
    expect(kind('Notícias')).not.toBeChecked()
    expect(kind('Eventos')).toBeChecked()
    await userEvent.click(kind('Eventos'))
    await waitFor(() => expect(sent).toEqual([{ silenciadas: ['NOTICIA', 'EVENTO'] }]))
    await waitFor(() => expect(kind('Eventos')).not.toBeChecked())
  })

  it('saves what is chosen while a request runs as soon as that has ended', async () => {
    const sent: { silenciadas: string[] }[] = []
    const answers: (() => void)[] = []
    await open({
      ...notificationScenes.complete,
      [notificationCalls.save]: ({ body }: ApiRequest) => {
        const preference = body as { silenciadas: string[] }
        sent.push(preference)
        return new Promise((resolve) => answers.push(() => resolve({ vistaAte: null, ...preference })))
      },
    })
    await userEvent.click(kind('Eventos'))
    await userEvent.click(kind('Devocionais'))
    await userEvent.click(kind('Notícias'))
    expect(kind('Devocionais')).not.toBeChecked()
    expect(kind('Notícias')).toBeChecked()
    await waitFor(() => expect(sent).toEqual([{ silenciadas: ['NOTICIA', 'EVENTO'] }]))
    answers[0]!()
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]).toEqual({ silenciadas: ['EVENTO', 'DEVOCIONAL'] })
    answers[1]!()
    await waitFor(() => expect(screen.getByRole('group')).toHaveAttribute('aria-busy', 'false'))
    expect([kind('Eventos'), kind('Devocionais'), kind('Notícias')].map((one) => one.matches(':checked'))).toEqual([
      false,
      false,
      true,
    ])
  })

  it('takes back only what was not saved when a later choice fails', async () => {
    let asked = 0
    await open({
      ...notificationScenes.complete,
      [notificationCalls.save]: async ({ body }: ApiRequest) => {
        const isFirst = asked++ === 0
        await new Promise((resolve) => setTimeout(resolve, 50))
        return isFirst ? { vistaAte: null, ...(body as object) } : refuse(500)
      },
    })
    await userEvent.click(kind('Eventos'))
    await userEvent.click(kind('Devocionais'))
    expect(await screen.findByRole('alert')).toBeInTheDocument()
    expect(kind('Eventos')).not.toBeChecked()
    expect(kind('Devocionais')).toBeChecked()
  })

  it('takes a choice back and shows an error when no answer arrives', async () => {
    await open(notificationScenes.silent)
    await userEvent.click(kind('Notícias'))
    expect(await screen.findByText(/Não houve resposta/)).toBeInTheDocument()
    expect(kind('Notícias')).not.toBeChecked()
  })

  it('shows an error with a retry when the settings fail to load', async () => {
    const { transport } = await open(notificationScenes.fails)
    await press('Tentar de novo')
    await waitFor(() => expect(transport.calls.filter((call) => call === notificationCalls.get)).toHaveLength(2))
  })
})

import type { ApiRequest } from '@atrio/api-client'
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

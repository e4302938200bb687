import { storyOf, type FakeHttp } from '@atrio/testing'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { bellHost } from './testing/bell-host.tsx'
import { member, scenes } from './testing/notifications.scenes.ts'

export default { title: 'notifications/Bell' }

type Played = { canvasElement: HTMLElement }

const bell = ({ canvasElement }: Played) =>
  within(canvasElement).findByRole('button', { name: /^Notificações/ }, { timeout: 5_000 })

const opened = (http: FakeHttp, shown: () => Promise<unknown>) => ({
  ...storyOf(bellHost, http, { session: member }),
  play: async (played: Played) => {
    await userEvent.click(await bell(played))
    await shown()
  },
})
const text = (words: RegExp) => async () => expect(await screen.findByText(words)).toBeVisible()
const phone = { globals: { viewport: { value: 'phone' } } }

export const Counted = { ...storyOf(bellHost, scenes.some, { session: member }), play: bell }
export const Open = opened(scenes.some, text(/^Domingo tem cantata$/))
export const OpenOnPhone = { ...opened(scenes.some, text(/^Domingo tem cantata$/)), ...phone }
export const Many = opened(scenes.many, text(/^Aviso 100$/))
export const Empty = opened(scenes.none, text(/^Nenhuma notificação/))
export const Failed = opened(scenes.failed, text(/^Não conseguimos buscar as notificações$/))
export const Waiting = opened(scenes.waiting, () => screen.findAllByRole('status'))

const ofAnotherChurch = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'A ceia da Hope é sua também' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Abrir o site de Hope Chapel' })).toBeVisible())
}
export const OfAnotherChurch = opened(scenes.stranger, ofAnotherChurch)
export const OfAnotherChurchOnPhone = { ...opened(scenes.stranger, ofAnotherChurch), ...phone }

export const FocusReturns = opened(scenes.some, async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'A secretaria muda de horário' }))
  const dialog = await screen.findByRole('dialog', { name: 'A secretaria muda de horário' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Fechar' }))
  await waitFor(() => expect(screen.getByRole('button', { name: /^Notificações/ })).toHaveFocus())
})

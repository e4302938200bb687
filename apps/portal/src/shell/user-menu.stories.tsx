import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { accessFeature } from './testing/features.tsx'
import { menuItems } from './testing/menu.scenes.ts'
import { member } from './testing/member.scenes.ts'
import { shellStory } from './testing/shell-story.tsx'

export default { title: 'shell/User menu' }

type Played = { canvasElement: HTMLElement }

const visitor = { beside: [accessFeature], startUp: { igrejaAppMenu: menuItems } }
const signedIn = { ...visitor, session: member }
const phone = { globals: { viewport: { value: 'phone' } } }
const account = { ...member.account, name: 'Maximiliano José Wolfgang', surname: 'de Albuquerque e Vasconcelos' }

const trigger = ({ canvasElement }: Played) =>
  within(canvasElement).findByRole('button', { name: /^Sua conta/ }, { timeout: 5_000 })

const openMenu = async (played: Played) => {
  await userEvent.click(await trigger(played))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Sair' })).toBeVisible())
}

export const Visitor = shellStory(visitor)
export const Member = { ...shellStory(signedIn), play: trigger }
export const MemberOnPhone = { ...shellStory({ ...signedIn, at: '/live' }), ...phone, play: openMenu }
export const Open = { ...shellStory(signedIn), play: openMenu }
export const LongName = { ...shellStory({ ...signedIn, session: { ...member, account } }), play: openMenu }

export const ByKeyboard = {
  ...shellStory(signedIn),
  play: async (played: Played) => {
    const button = await trigger(played)
    button.focus()
    await userEvent.keyboard('{Enter}')
    const page = await screen.findByRole('link', { name: 'Trocar a senha' })
    await waitFor(() => expect(page).toBeVisible())
    page.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByRole('heading', { level: 1, name: 'Senha' })).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Trocar a senha' })).toBeNull())
  },
}

import { wireChurchListing, wireStartUp } from '@atrio/testing'
import { expect, userEvent, within } from 'storybook/test'
import { accessFeature } from './testing/features.tsx'
import { bigMenu, inOrganization, menuItems } from './testing/menu.scenes.ts'
import { shellStory } from './testing/shell-story.tsx'

export default { title: 'shell/Header' }

type Played = { canvasElement: HTMLElement }

const { igreja } = wireStartUp()
const nome = 'Comunidade Evangélica Interdenominacional do Vale do Paraíba e da Serra da Mantiqueira'

export const Home = shellStory({ startUp: { igrejaAppMenu: menuItems } })
export const Page = shellStory({ at: '/about', beside: [accessFeature], startUp: { igrejaAppMenu: menuItems } })
export const LongName = shellStory({ beside: [accessFeature], startUp: { igreja: { ...igreja, nome } } })
export const Play = shellStory({ at: '/play' })
export const WithoutBottomBar = { ...shellStory({ at: '/live' }), globals: { viewport: { value: 'phone' } } }

const openMore = async ({ canvasElement }: Played) => {
  const canvas = within(canvasElement)
  const banner = within(await canvas.findByRole('banner'))
  await userEvent.click(banner.getByRole('button', { name: 'Mais' }))
  await expect(await canvas.findByRole('navigation', { name: 'Mais' })).toBeVisible()
}

export const SmallMenu = { ...shellStory({ startUp: { igrejaAppMenu: menuItems } }), play: openMore }
export const BigMenu = { ...shellStory({ startUp: { igrejaAppMenu: bigMenu, ...inOrganization } }), play: openMore }

export const ChurchSelector = {
  ...shellStory({
    startUp: inOrganization,
    http: {
      'GET /cliente/?organizacao=gracenetwork': {
        clientes: [wireChurchListing({ id: 1, nome: 'Igreja Vida Plena' }), wireChurchListing()],
      },
    },
  }),
  play: async ({ canvasElement }: Played) => {
    const canvas = within(canvasElement)
    const footer = within(await canvas.findByRole('contentinfo'))
    await userEvent.click(footer.getByRole('button', { name: 'Trocar de igreja' }))
    await expect(await within(document.body).findByRole('link', { name: 'Hope Chapel' })).toBeVisible()
  },
}

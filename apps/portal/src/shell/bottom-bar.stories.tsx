import { expect, userEvent, within } from 'storybook/test'
import { bigMenu } from './testing/menu.scenes.ts'
import { shellStory } from './testing/shell-story.tsx'

export default { title: 'shell/Bottom bar' }

const onPhone = { viewport: { value: 'phone' } }

export const Home = { ...shellStory(), globals: onPhone }
export const Night = { ...shellStory(), globals: { ...onPhone, theme: 'dark' } }
export const More = {
  ...shellStory({ startUp: { igrejaAppMenu: bigMenu } }),
  globals: onPhone,
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const canvas = within(canvasElement)
    const bar = within(await canvas.findByLabelText('Navegação'))
    await userEvent.click(bar.getByText('Mais'))
    await expect(await canvas.findByLabelText('Mais')).toBeInTheDocument()
  },
}

import { expect, userEvent, waitFor, within } from 'storybook/test'
import { shellStory } from './testing/shell-story.tsx'
import { slowSongs } from './testing/slow-songs.tsx'

export default { title: 'shell/Page on its way' }

/** A page that does not come, followed once its stand-in has loaded. */
const awaited = (globals: Record<string, unknown>, place: string) => ({
  ...shellStory({ beside: [slowSongs(new Promise(() => undefined))] }),
  globals: { language: 'en', ...globals },
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const canvas = within(canvasElement)
    const bar = within(await canvas.findByLabelText(place))
    await userEvent.click(bar.getByText('Songs'))
    const room = within(canvas.getByRole('main'))
    await waitFor(() => expect(room.getByRole('status')).toBeInTheDocument(), { timeout: 10_000 })
    await expect(room.getByText('Songs')).toBeVisible()
  },
})

export const Phone = awaited({ viewport: { value: 'phone' } }, 'Navigation')
export const PhoneAtNight = awaited({ viewport: { value: 'phone' }, theme: 'dark' }, 'Navigation')
export const Desktop = awaited({ viewport: { value: 'desktop' } }, 'Main')

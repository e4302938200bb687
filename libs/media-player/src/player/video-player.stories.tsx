import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { videoSource } from '../source/video-source.ts'
import { loadPlayerWords } from '../i18n/messages.ts'
import { VideoPlayer } from './video-player.tsx'

const source = (url: string) => videoSource({ url })!

const meta = {
  title: 'media-player/Video player',
  component: VideoPlayer,
  parameters: { words: loadPlayerWords, width: '48rem' },
  args: { source: source('https://youtu.be/aqz-KE-bpKQ'), title: 'Culto de domingo', seed: 'video-1' },
} satisfies Meta<typeof VideoPlayer>

export default meta
type Story = StoryObj<typeof meta>

/** Nothing is requested from the service before the poster is pressed. */
export const Waiting: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: /Culto de domingo/ })
    await expect(canvasElement.querySelector('iframe')).toBeNull()
  },
}

/** A missing file: an error, a retry, and an external link. */
export const Failed: Story = {
  args: { source: source('/media/no-such-file.mp4') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /Culto de domingo/ }))
    await canvas.findByRole('alert', {}, { timeout: 10_000 })
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } }

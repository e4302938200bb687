import { storyOf, wireEpisode } from '@atrio/testing'
import { expect, userEvent, within } from 'storybook/test'
import { podcastFeature } from '../feature.ts'

export default { title: 'podcast/Player' }

/** Two seconds of silence, so that something plays without a server. */
const silence = `data:audio/wav;base64,${btoa(
  `RIFF\xa4>\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0@\x1f\0\0@\x1f\0\0\x01\0\x08\0data\x80>\0\0${'\x80'.repeat(16_000)}`,
)}`
const call = 'GET /podcast/anchor/demo/?page=1&limit=10'
const playable = { [call]: { episodios: [wireEpisode({ audio_file: silence, duracaoSegundos: 2 })] } }
const started = storyOf(podcastFeature, playable, { at: '/podcast' })

export const Playing = {
  ...started,
  play: async (context: Parameters<typeof started.play>[0]) => {
    await started.play(context)
    const canvas = within(context.canvasElement)
    const [listen] = await canvas.findAllByRole('button', { name: /O pão de cada dia$/ })
    await userEvent.click(listen!)
    await expect(await canvas.findByRole('region', { name: /player|reproductor/i })).toBeVisible()
  },
}

const missing = { [call]: { episodios: [wireEpisode({ audio_file: '/media/demo/0/podcast/gone.wav' })] } }
const broken = storyOf(podcastFeature, missing, { at: '/podcast' })
export const Failed = {
  ...broken,
  play: async (context: Parameters<typeof broken.play>[0]) => {
    await broken.play(context)
    const canvas = within(context.canvasElement)
    const [listen] = await canvas.findAllByRole('button', { name: /O pão de cada dia$/ })
    await userEvent.click(listen!)
    await canvas.findByRole('alert', {}, { timeout: 10_000 })
  },
}

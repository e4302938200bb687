import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { ChurchColorProvider } from './church-color.tsx'
import { Picture } from './picture.tsx'
import type { GlassKind } from './windows/index.ts'

const meta = { title: 'ui/Glass', component: Picture, args: { seed: 'event-1' } } satisfies Meta<typeof Picture>
export default meta
type Story = StoryObj<typeof meta>

const kinds: GlassKind[] = ['rose', 'current', 'lancets', 'beams', 'dawn']
const colors = ['#7a3e9d', '#f5c400', '#ffffff', '#111111', '#1f6f5c', '#c8102e', '#1d4ed8', '#e07a1f']

export const Gallery: Story = {
  render: () => (
    <div css={{ display: 'grid', gridTemplateColumns: 'repeat(5, 1fr)', gap: 'var(--s4)' }}>
      {colors.map((color) => (
        <ChurchColorProvider key={color} color={color}>
          {kinds.map((kind) => (
            <Picture key={kind} seed={`${color}${kind}`} kind={kind} />
          ))}
        </ChurchColorProvider>
      ))}
    </div>
  ),
}
export const Banner: Story = { args: { shape: 'banner', seed: 'event-9' } }
export const Night: Story = { args: { shape: 'wide', kind: 'lancets' }, globals: { theme: 'dark' } }
export const BrokenImage: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('svg.glass')).not.toBeNull())
  },
}

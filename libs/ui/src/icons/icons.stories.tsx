import type { Meta, StoryObj } from '@storybook/react-vite'
import * as icons from './index.ts'

const meta: Meta = { title: 'ui/Icons', component: icons.Icon }
export default meta
type Story = StoryObj

const all = Object.entries(icons).filter(([name]) => name !== 'Icon')

export const All: Story = {
  render: () => (
    <ul css={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))', gap: 'var(--s4)' }}>
      {all.map(([name, Drawing]) => (
        <li key={name} css={{ display: 'flex', gap: 'var(--s3)', alignItems: 'center', fontSize: 'var(--t-small)' }}>
          <Drawing d="" /> {name.replace('Icon', '')}
        </li>
      ))}
    </ul>
  ),
}

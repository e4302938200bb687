import type { Meta, StoryObj } from '@storybook/react-vite'
import { SearchIcon } from '../icons/index.ts'
import { Button, IconButton } from './button.tsx'
import { SearchField } from './search-field.tsx'

const meta = { title: 'ui/Search field', component: SearchField, args: { label: 'Buscar nas notas' } } satisfies Meta<
  typeof SearchField
>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const WithButton: Story = {
  args: {
    label: 'Buscar por título, autor ou tema',
    defaultValue: 'graça',
    children: (
      <Button type="submit">
        <SearchIcon size="sm" />
        Buscar
      </Button>
    ),
  },
}
export const Compact: Story = {
  args: {
    label: 'Buscar no Play',
    compact: true,
    children: (
      <IconButton type="submit" label="Buscar">
        <SearchIcon />
      </IconButton>
    ),
  },
  decorators: [
    (Story) => (
      <div css={{ maxWidth: '22rem' }}>
        <Story />
      </div>
    ),
  ],
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { SearchIcon } from '../icons/index.ts'
import { Button, IconButton } from './button.tsx'
import { SearchField } from './search-field.tsx'

const meta = { title: 'ui/Search field' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = { render: () => <SearchField label="Buscar nas notas" /> }
export const WithButton: Story = {
  render: () => (
    <SearchField label="Buscar por título, autor ou tema" defaultValue="graça">
      <Button type="submit">
        <SearchIcon size="sm" />
        Buscar
      </Button>
    </SearchField>
  ),
}
export const Compact: Story = {
  render: () => (
    <div css={{ maxWidth: '22rem' }}>
      <SearchField compact label="Buscar no Play">
        <IconButton type="submit" label="Buscar">
          <SearchIcon />
        </IconButton>
      </SearchField>
    </div>
  ),
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { SearchIcon } from '../icons/index.ts'
import { FoldedOnPhones } from './folded-on-phones.tsx'
import { SearchField } from './search-field.tsx'

const meta = {
  title: 'ui/Folded on phones',
  component: FoldedOnPhones,
  args: {
    summary: (
      <>
        <SearchIcon size="sm" />
        Filtrar
      </>
    ),
    children: <SearchField label="Nome do grupo" />,
  },
} satisfies Meta<typeof FoldedOnPhones>
export default meta
type Story = StoryObj<typeof meta>

export const Wide: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Filtrar')).not.toBeVisible()
    await userEvent.type(canvas.getByRole('searchbox'), 'jovens')
  },
}
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const isShown = () => canvasElement.querySelector('input')!.checkVisibility()
    await expect(isShown()).toBe(false)
    await userEvent.click(canvas.getByText('Filtrar'))
    await waitFor(() => expect(isShown()).toBe(true))
  },
}
export const Chosen: Story = { args: { open: true }, globals: { viewport: { value: 'phone', isRotated: false } } }

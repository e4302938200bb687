import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { MoreItems, type MoreItemsProps } from './more-items.tsx'
import { RowsSkeleton } from './rows-skeleton.tsx'

const resting = {
  hasNextPage: true,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  fetchNextPage: () => undefined,
}
const meta = {
  title: 'ui/MoreItems',
  component: MoreItems,
  args: {
    query: resting,
    words: {
      more: 'Mostrar mais eventos',
      failed: 'Não foi possível carregar mais eventos. Os que já estão na tela continuam aqui.',
      retry: 'Tentar de novo',
    },
    skeleton: <RowsSkeleton rows={2} />,
  },
} satisfies Meta<typeof MoreItems>
export default meta
type Story = StoryObj<typeof meta>

export const Resting: Story = {}
export const Loading: Story = { args: { query: { ...resting, isFetchingNextPage: true } } }
export const WithEnd: Story = {
  args: { query: { ...resting, hasNextPage: false }, end: <p>Esses são todos os 24 eventos.</p> },
}
export const Failed: Story = { args: { query: { ...resting, isFetchNextPageError: true } } }

function LastPageOf({ query, ...props }: MoreItemsProps) {
  const [hasNextPage, setHasNextPage] = useState(true)
  return <MoreItems {...props} query={{ ...query, hasNextPage, fetchNextPage: () => setHasNextPage(false) }} />
}

/** The button goes with the last page, and the focus stays where it was. */
export const LastPage: Story = {
  render: (args) => <LastPageOf {...args} />,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button')
    const end = button.parentElement
    await userEvent.click(button)
    await expect(button).not.toBeInTheDocument()
    await expect(end).toHaveFocus()
  },
}

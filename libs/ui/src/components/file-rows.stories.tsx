import type { Meta, StoryObj } from '@storybook/react-vite'
import { FileRows } from './file-rows.tsx'

const meta = {
  title: 'ui/FileRows',
  component: FileRows,
  args: {
    title: 'Para baixar',
    files: [
      { name: 'Roteiro da semana.pdf', url: '#roteiro' },
      { name: 'Perguntas para conversar em casa, com as crianças e com os avós.docx', url: '#perguntas' },
    ],
  },
} satisfies Meta<typeof FileRows>
export default meta
type Story = StoryObj<typeof meta>

export const Two: Story = {}
/** Nothing at all, not even the title. */
export const None: Story = { args: { files: [] } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { Picture } from '../glass/picture.tsx'
import { MapPinIcon } from '../icons/church-life.tsx'
import { DateBadge } from './date-badge.tsx'
import { ListRow, Rows } from './list-row.tsx'
import { Tag } from './tag.tsx'

const meta = {
  title: 'ui/ListRow',
  component: ListRow,
  decorators: [
    (Story) => (
      <Rows>
        <Story />
      </Rows>
    ),
  ],
  args: { title: 'Vigília de louvor', meta: 'Hoje, 19h30 · no templo e ao vivo' },
} satisfies Meta<typeof ListRow>
export default meta
type Story = StoryObj<typeof meta>

export const WithDate: Story = {
  args: {
    leading: <DateBadge day="29" month="nov" dateTime="2026-11-29" />,
    tag: <Tag kind="good">Gratuito</Tag>,
    link: (title) => <a href="#event">{title}</a>,
  },
}
export const WithWindow: Story = {
  args: {
    leading: <Picture seed="encontro" shape="square" css={{ width: '4.5rem', flex: 'none' }} />,
    title: 'Encontro interdenominacional de confraternização das famílias missionárias do Vale do Paraíba',
    meta: 'Pindamonhangaba · a confirmar',
    link: (title) => <a href="#event">{title}</a>,
  },
}
export const Outside: Story = {
  args: {
    leading: <MapPinIcon />,
    title: 'Rua das Acácias, 240',
    meta: 'Abrir no mapa',
    goes: 'outside',
    link: (title) => <a href="#map">{title}</a>,
  },
}
export const ReadOnly: Story = { args: { trailing: 'R$ 40,00' } }

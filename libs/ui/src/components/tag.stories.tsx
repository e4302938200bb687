import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row } from '../layout/stack.tsx'
import { Tag } from './tag.tsx'

const meta = { title: 'ui/Tag', component: Tag, args: { children: 'Novo' } } satisfies Meta<typeof Tag>
export default meta
type Story = StoryObj<typeof meta>

export const Accent: Story = {}
export const Filled: Story = { args: { filled: true, children: 'Seu grupo' } }
export const OnAir: Story = { args: { kind: 'bad', dot: true, children: 'Ao vivo' } }
export const Kinds: Story = {
  render: () => (
    <Row gap={5}>
      <Tag kind="good">Gratuito</Tag>
      <Tag kind="warn">Últimas vagas</Tag>
      <Tag kind="off">Encerrado</Tag>
    </Row>
  ),
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { Picture } from '../glass/picture.tsx'
import { CardGrid } from '../layout/stack.tsx'
import { Card } from './card.tsx'
import { Tag } from './tag.tsx'

const meta = {
  title: 'ui/Card',
  component: Card,
  args: {
    picture: <Picture seed="event-1" />,
    title: 'Retiro de jovens',
    meta: 'Sábado, 29 de novembro · Atibaia',
    link: (title) => <a href="#event-1">{title}</a>,
  },
} satisfies Meta<typeof Card>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = { args: { tag: <Tag kind="warn">Últimas vagas</Tag> } }
export const Lead: Story = {
  args: {
    tone: 'lead',
    picture: <Picture seed="event-7" shape="wide" />,
    kicker: 'Advento, a partir de 29 de novembro',
    title: 'A luz que veio ao mundo',
    meta: 'Quatro domingos para esperar juntos: leituras, canto e silêncio.',
  },
}
export const Grid: Story = {
  render: () => (
    <CardGrid>
      {['Vila Mariana', 'Saúde', 'Encontro interdenominacional de confraternização das famílias missionárias'].map(
        (name, i) => (
          <li key={name}>
            <Card
              picture={<Picture seed={`group-${i}`} />}
              kicker={i === 1 ? '1 de dezembro de 2026 – 5 de janeiro de 2027' : '28 – 29 de novembro'}
              title={name}
              meta="Quartas, 20h"
              link={(title) => <a href={`#group-${i}`}>{title}</a>}
            />
          </li>
        ),
      )}
    </CardGrid>
  ),
}
export const WithoutLink: Story = { args: { link: undefined } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Row } from '../layout/stack.tsx'
import { Chip } from './chip.tsx'

const meta = { title: 'ui/Chip', component: Chip, args: { pressed: false, children: 'Hoje' } } satisfies Meta<
  typeof Chip
>
export default meta
type Story = StoryObj<typeof meta>

function Days() {
  const [day, setDay] = useState('Hoje')
  return (
    <Row gap={2}>
      {['Hoje', 'Amanhã', 'Esta semana'].map((name) => (
        <Chip key={name} pressed={name === day} onClick={() => setDay(name)}>
          {name}
        </Chip>
      ))}
    </Row>
  )
}

export const Single: Story = {}
export const Pressed: Story = { args: { pressed: true } }
export const OneOfThree: Story = { render: () => <Days /> }

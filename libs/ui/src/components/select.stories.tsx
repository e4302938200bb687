import type { Meta, StoryObj } from '@storybook/react-vite'
import { useId } from 'react'
import { Row } from '../layout/stack.tsx'
import { Button } from './button.tsx'
import { Select } from './select.tsx'

const meta = { title: 'ui/Select', component: Select, args: { 'aria-label': 'Tempo' } } satisfies Meta<typeof Select>
export default meta
type Story = StoryObj<typeof meta>

const times = ['Nunca', 'Toda semana', 'Todo mês'].map((name) => <option key={name}>{name}</option>)

function Labelled() {
  const id = useId()
  return (
    <Row gap={2}>
      <label htmlFor={id}>Lembrar</label>
      <Select id={id}>{times}</Select>
      <Button>Salvar</Button>
    </Row>
  )
}

export const Single: Story = { args: { children: times } }
export const Disabled: Story = { args: { children: times, disabled: true } }
export const BesideAButton: Story = { render: () => <Labelled /> }

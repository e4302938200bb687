import type { Meta, StoryObj } from '@storybook/react-vite'
import { CalendarPlusIcon } from '../icons/interface.tsx'
import { Row, Stack } from '../layout/stack.tsx'
import { Button, IconButton, LinkButton } from './button.tsx'
import { ShareIcon } from '../icons/acts.tsx'

const meta = { title: 'ui/Button', component: Button, args: { children: 'Ver a programação' } } satisfies Meta<
  typeof Button
>
export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = { args: { variant: 'primary' } }
export const Line: Story = {}
export const Danger: Story = { args: { variant: 'danger', children: 'Apagar mensagens' } }
export const Busy: Story = { args: { variant: 'primary', busy: true, children: 'Enviando' } }
export const Refused: Story = {
  args: {
    variant: 'primary',
    disabledReason: 'As inscrições abrem em 3 de dezembro, às 9h.',
    children: 'Inscrever-se',
  },
}
export const Together: Story = {
  render: () => (
    <Stack>
      <Row>
        <Button variant="primary" size="big">
          Continuar
        </Button>
        <LinkButton>Guia de leituras</LinkButton>
      </Row>
      <Row>
        <Button>
          <CalendarPlusIcon size="sm" /> Lembrar-me
        </Button>
        <IconButton label="Compartilhar">
          <ShareIcon />
        </IconButton>
      </Row>
    </Stack>
  ),
}

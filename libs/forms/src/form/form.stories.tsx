import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { AddressFields, type AddressValues, emptyAddress } from '../address/address-fields.tsx'
import { addressRules } from '../address/address-schema.ts'
import { CheckboxField } from '../fields/choice-fields.tsx'
import { MoneyField } from '../fields/money-field.tsx'
import { PasswordField } from '../fields/password-field.tsx'
import { CpfField, DateField, EmailField, PhoneField } from '../fields/person-fields.tsx'
import { TextField } from '../fields/text-field.tsx'
import { loadFormWords } from '../i18n/messages.ts'
import { newPassword } from '../rules/new-password.ts'
import { y } from '../rules/schema.ts'
import { Form, FormError, SubmitButton } from './form.tsx'
import type { Refusal } from './refusal.ts'
import { useForm } from './use-form.ts'

const schema = y.object({
  name: y.string().required().max(80),
  email: y.string().required().email(),
  phone: y.string().required().phone('BR'),
  cpf: y.string().required().cpf(),
  birthdate: y.string().birthdate(),
  password: newPassword().required(),
  again: y.string().required().confirmed('password'),
  terms: y.boolean().accepted(),
})
const empty = { name: '', email: '', phone: '', cpf: '', birthdate: '', password: '', again: '', terms: false }
const filled = {
  name: 'Ana Beatriz',
  email: 'ana@example.com',
  phone: '+55 11 91234-5678',
  cpf: '529.982.247-25',
  birthdate: '',
  password: 'Janela7@',
  again: 'Janela7@',
  terms: true,
}

type SignUpProps = { initialValues?: typeof empty; onSubmit?: () => Promise<Refusal | void> }

function SignUp({ initialValues = empty, onSubmit = async () => undefined }: SignUpProps) {
  const form = useForm({ initialValues, schema, onSubmit })
  return (
    <Form form={form} label="Cadastro">
      <TextField label="Nome" autoComplete="name" {...form.field('name')} />
      <EmailField label="E-mail" {...form.field('email')} />
      <PhoneField label="Telefone" {...form.field('phone')} />
      <CpfField label="CPF" {...form.field('cpf')} />
      <DateField label="Data de nascimento" optional autoComplete="bday" {...form.field('birthdate')} />
      <PasswordField label="Senha" autoComplete="new-password" rules {...form.field('password')} />
      <PasswordField label="Repita a senha" autoComplete="new-password" {...form.field('again')} />
      <CheckboxField label="Li e aceito os termos" {...form.field('terms')} />
      <FormError form={form} />
      <SubmitButton>Criar cadastro</SubmitButton>
    </Form>
  )
}

const meta: Meta = {
  title: 'forms/Form',
  component: Form,
  subcomponents: { FormError, SubmitButton, AddressFields },
  parameters: { words: loadFormWords, width: '34rem' },
}
export default meta
type Story = StoryObj

const send: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Criar cadastro' }))
}

export const Empty: Story = { render: () => <SignUp /> }

export const EveryError: Story = {
  render: () => <SignUp />,
  play: async (context) => {
    await send(context)
    await waitFor(() => expect(within(context.canvasElement).getByRole('textbox', { name: 'Nome' })).toHaveFocus())
  },
}

export const Sending: Story = {
  render: () => <SignUp initialValues={filled} onSubmit={() => new Promise(() => undefined)} />,
  play: async (context) => {
    await send(context)
    await waitFor(() => expect(within(context.canvasElement).getByRole('textbox', { name: 'E-mail' })).toBeDisabled())
  },
}

export const Refused: Story = {
  render: () => (
    <SignUp initialValues={filled} onSubmit={async () => ({ fieldErrors: { cpf: 'cpf_taken', captcha: 'captcha' } })} />
  ),
  play: async (context) => {
    await send(context)
    await expect(await within(context.canvasElement).findByRole('alert')).toBeVisible()
  },
}

function Unready() {
  const form = useForm({
    initialValues: { email: '' },
    schema: () => Promise.reject(new Error('The rules did not load')),
    onSubmit: () => undefined,
  })
  return (
    <Form form={form} label="Cadastro">
      <EmailField label="E-mail" {...form.field('email')} />
      <FormError form={form} />
      <SubmitButton>Criar cadastro</SubmitButton>
    </Form>
  )
}

export const RulesDidNotLoad: Story = {
  render: () => <Unready />,
  play: async (context) => {
    await send(context)
    const alert = await within(context.canvasElement).findByRole('alert')
    await expect(within(alert).getByRole('button')).toBeVisible()
  },
}

const countries = [
  { value: 'BR', label: 'Brasil' },
  { value: 'US', label: 'Estados Unidos' },
]
const known = { street: 'Avenida Paulista', neighborhood: 'Bela Vista', city: 'São Paulo', state: 'SP' }

function Address({ country }: { country: string }) {
  const form = useForm<AddressValues>({
    initialValues: { ...emptyAddress, country },
    schema: y.object(addressRules()),
    onSubmit: () => undefined,
  })
  return (
    <Form form={form} label="Endereço">
      <AddressFields field={form.field} countries={countries} lookup={async () => known} />
    </Form>
  )
}

export const BrazilianAddress: Story = {
  render: () => <Address country="BR" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByRole('textbox', { name: /CEP/ }), '01310100')
    await waitFor(() => expect(canvas.getByDisplayValue('Avenida Paulista')).toBeVisible())
  },
}
export const AddressElsewhere: Story = { render: () => <Address country="US" /> }

const gift = y.object({ amount: y.number().required('amountRequired').exceeds(1000, 'BRL').walletMaximum() })

function Gift() {
  const form = useForm<{ amount: number | null }>({
    initialValues: { amount: 500 },
    schema: gift,
    onSubmit: () => undefined,
  })
  return (
    <Form form={form} label="Doação">
      <MoneyField label="Valor" currency="BRL" {...form.field('amount')} />
      <SubmitButton>Criar cadastro</SubmitButton>
    </Form>
  )
}

export const AmountTooSmall: Story = {
  render: () => <Gift />,
  play: async (context) => {
    await send(context)
    await within(context.canvasElement).findByText(/deve ser maior que/)
  },
}

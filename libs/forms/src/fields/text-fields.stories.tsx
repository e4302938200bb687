import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Held } from '../testing/held.tsx'
import { loadFormWords } from '../i18n/messages.ts'
import { MoneyField } from './money-field.tsx'
import { PasswordField } from './password-field.tsx'
import { CepField, CpfField, DateField, EmailField, PhoneField, ZipField } from './person-fields.tsx'
import { TextareaField } from './textarea-field.tsx'
import { TextField } from './text-field.tsx'

const meta: Meta = {
  title: 'forms/Text fields',
  component: TextField,
  subcomponents: {
    TextareaField,
    PasswordField,
    MoneyField,
    CepField,
    CpfField,
    DateField,
    EmailField,
    PhoneField,
    ZipField,
  },
  parameters: { words: loadFormWords, width: '34rem' },
}
export default meta
type Story = StoryObj

export const Text: Story = {
  render: () => (
    <Held initial="">{(field) => <TextField {...field} label="Nome" hint="Como está no documento." />}</Held>
  ),
}
export const Filled: Story = {
  render: () => (
    <Held initial="Ana Beatriz" valid>
      {(field) => <TextField {...field} label="Nome" />}
    </Held>
  ),
}
export const Optional: Story = {
  render: () => <Held initial="">{(field) => <TextField {...field} label="Apelido" optional />}</Held>,
}
export const Wrong: Story = {
  render: () => (
    <Held initial="4000 0000 0000 0002" error="O banco recusou este cartão. Confira o número ou use outro.">
      {(field) => <TextField {...field} label="Número do cartão" inputMode="numeric" affix="Visa" />}
    </Held>
  ),
}
export const Disabled: Story = {
  render: () => (
    <fieldset disabled css={{ border: 0 }}>
      <Held initial="ana@example.com">{(field) => <EmailField {...field} label="E-mail" />}</Held>
    </fieldset>
  ),
}
export const Email: Story = {
  render: () => (
    <Held initial="">{(field) => <EmailField {...field} label="E-mail" placeholder="nome@exemplo.com.br" />}</Held>
  ),
}
export const Phone: Story = {
  render: () => <Held initial="+55 11 91234-5678">{(field) => <PhoneField {...field} label="Telefone" />}</Held>,
}
export const Cpf: Story = {
  render: () => (
    <Held initial="529.982.247-24" error="CPF inválido.">
      {(field) => <CpfField {...field} label="CPF" />}
    </Held>
  ),
}
export const Dates: Story = {
  render: () => (
    <Held initial="">{(field) => <DateField {...field} label="Data de nascimento" autoComplete="bday" />}</Held>
  ),
  // In a real browser: the caret stays at the correction, also when the mask rejects the input.
  play: async ({ canvasElement }) => {
    const input = await within(canvasElement).findByRole<HTMLInputElement>('textbox')
    await userEvent.type(input, '31121999')
    await expect(input).toHaveValue('31/12/1999')
    input.setSelectionRange(4, 4)
    await userEvent.keyboard('{Backspace}')
    await expect([input.value, input.selectionStart]).toEqual(['31/21/999', 3])
    await userEvent.keyboard('1')
    await expect([input.value, input.selectionStart]).toEqual(['31/12/1999', 4])
    await userEvent.keyboard('x')
    await expect([input.value, input.selectionStart]).toEqual(['31/12/1999', 4])
    input.setSelectionRange(0, 10)
    await userEvent.paste('01-02-1990')
    await expect(input).toHaveValue('01/02/1990')
  },
}
export const PostalCodes: Story = {
  render: () => (
    <div css={{ display: 'grid', gap: 'var(--s5)' }}>
      <Held initial="01310-100">{(field) => <CepField {...field} label="CEP" />}</Held>
      <Held initial="94105">{(field) => <ZipField {...field} label="ZIP code" />}</Held>
      <Held initial="1000-001">{(field) => <ZipField {...field} label="Código postal" country="PT" />}</Held>
    </div>
  ),
}
export const Money: Story = {
  render: () => (
    <div css={{ display: 'grid', gap: 'var(--s5)' }}>
      <Held<number | null> initial={null}>{(field) => <MoneyField {...field} label="Valor" currency="BRL" />}</Held>
      <Held<number | null> initial={15000}>{(field) => <MoneyField {...field} label="Valor" currency="USD" />}</Held>
      <Held<number | null> initial={null} error="O valor é obrigatório">
        {(field) => <MoneyField {...field} label="Valor" currency="EUR" />}
      </Held>
    </div>
  ),
}
export const Password: Story = {
  render: () => (
    <Held initial="janela77">
      {(field) => <PasswordField {...field} label="Senha" autoComplete="new-password" rules />}
    </Held>
  ),
}
export const LongText: Story = {
  render: () => (
    <Held
      initial={
        'Peço oração pela minha mãe.\nEla opera na quinta-feira.\n\nObrigada a todos.\nA família agradece.\nAmém.'
      }
    >
      {(field) => <TextareaField {...field} label="Pedido de oração" maxLength={2000} />}
    </Held>
  ),
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Held } from '../testing/held.tsx'
import { loadFormWords } from '../i18n/messages.ts'
import { CheckboxGroup } from './checkbox-group.tsx'
import { CheckboxField, RadioGroup, SelectField } from './choice-fields.tsx'
import { FileField } from './file-field.tsx'

const meta: Meta = {
  title: 'forms/Choices',
  component: SelectField,
  subcomponents: { CheckboxField, CheckboxGroup, RadioGroup, FileField },
  parameters: { words: loadFormWords, width: '34rem' },
}
export default meta
type Story = StoryObj

const statuses = [
  { value: 'single', label: 'Solteiro(a)' },
  { value: 'married', label: 'Casado(a)' },
  { value: 'widowed', label: 'Viúvo(a)' },
]

export const Select: Story = {
  render: () => (
    <Held initial="married">{(field) => <SelectField {...field} label="Estado civil" options={statuses} />}</Held>
  ),
}
/** The states of a field keep the chevron and its room. */
const hasChevron: Story['play'] = async ({ canvas }) => {
  const { backgroundImage, paddingInlineEnd } = getComputedStyle(await canvas.findByRole('combobox'))
  await expect(backgroundImage).toContain('svg')
  await expect(Number.parseFloat(paddingInlineEnd)).toBeGreaterThan(30)
}
export const SelectWrong: Story = {
  play: hasChevron,
  render: () => (
    <Held initial="" error="Esse campo é obrigatório.">
      {(field) => <SelectField {...field} label="Estado civil" options={statuses} />}
    </Held>
  ),
}
export const SelectDisabled: Story = {
  play: hasChevron,
  render: () => (
    <fieldset disabled>
      <Held initial="married">{(field) => <SelectField {...field} label="Estado civil" options={statuses} />}</Held>
    </fieldset>
  ),
}
export const Radio: Story = {
  render: () => (
    <Held initial="pix">
      {(field) => (
        <RadioGroup
          {...field}
          label="Forma de pagamento"
          options={[
            { value: 'pix', label: 'Pix', hint: 'Confirmação na hora' },
            { value: 'card', label: 'Cartão de crédito', hint: 'Em até 3x sem juros' },
          ]}
        />
      )}
    </Held>
  ),
}
export const RadioWrong: Story = {
  render: () => (
    <Held initial="" error="Escolha uma das opções.">
      {(field) => <RadioGroup {...field} label="Estado civil" options={statuses} />}
    </Held>
  ),
}
export const Checkboxes: Story = {
  render: () => (
    <Held<readonly string[]> initial={['married']}>
      {(field) => <CheckboxGroup {...field} label="Estado civil" options={statuses} />}
    </Held>
  ),
}
export const CheckboxesWrong: Story = {
  render: () => (
    <Held<readonly string[]> initial={[]} error="Esse campo é obrigatório.">
      {(field) => <CheckboxGroup {...field} label="Estado civil" options={statuses} />}
    </Held>
  ),
}
export const Checkbox: Story = {
  render: () => (
    <Held<boolean> initial>
      {(field) => <CheckboxField {...field} label="Guardar este cartão para a próxima vez" />}
    </Held>
  ),
}
export const CheckboxWrong: Story = {
  render: () => (
    <Held<boolean> initial={false} error="É preciso aceitar os termos para continuar.">
      {(field) => (
        <CheckboxField
          {...field}
          label={
            <>
              Li e aceito os <a href="#terms">termos do evento</a>
            </>
          }
        />
      )}
    </Held>
  ),
}
const picture = new File(['x'.repeat(48_000)], 'retrato-da-ana.jpg', { type: 'image/jpeg' })

export const Files: Story = {
  render: () => (
    <Held<File | null> initial={picture}>
      {(field) => (
        <FileField {...field} label="Foto" optional types={['image/jpeg', 'image/png']} maxBytes={2_000_000} />
      )}
    </Held>
  ),
}

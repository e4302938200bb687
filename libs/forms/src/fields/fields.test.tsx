import type { Locale } from '@atrio/i18n'
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { Held as HeldField } from '../testing/held.tsx'
import { renderWithWords } from '../testing/with-words.tsx'
import { CheckboxField, RadioGroup, SelectField } from './choice-fields.tsx'
import type { FieldBinding } from './field-props.ts'
import { FileField } from './file-field.tsx'
import { MoneyField } from './money-field.tsx'
import { PasswordField } from './password-field.tsx'
import { CepField, CpfField, DateField, EmailField, PhoneField, ZipField } from './person-fields.tsx'
import { TextareaField } from './textarea-field.tsx'
import { TextField } from './text-field.tsx'

/** A field that holds its own value and shows it. */
const Held = <Value,>({
  initial,
  children,
}: {
  initial: Value
  children: (field: FieldBinding<Value>) => ReactNode
}) => (
  <HeldField initial={initial}>
    {(field) => (
      <>
        {children(field)}
        <output>{field.value instanceof File ? field.value.name : JSON.stringify(field.value)}</output>
      </>
    )}
  </HeldField>
)
const held = () => screen.getByRole('status', { hidden: true }).textContent
const box = (name: string | RegExp = 'Campo') => screen.getByRole<HTMLInputElement>('textbox', { name })

describe('form fields', () => {
  it.each<[Locale, string]>([
    ['pt-BR', 'Apelido (opcional)'],
    ['en', 'Apelido (optional)'],
    ['es', 'Apelido (opcional)'],
  ])('are found by their label and marked as optional in %s', async (locale, name) => {
    await renderWithWords(
      <Held initial="">{(field) => <TextField {...field} label="Apelido" optional />}</Held>,
      locale,
    )
    expect(box(name)).not.toBeRequired()
  })

  it('are required by default and described by hint and error', async () => {
    await renderWithWords(
      <Held initial="">{(field) => <TextField {...field} label="Nome" hint="Como no RG." error="Falta." />}</Held>,
    )
    expect(box('Nome')).toBeRequired()
    expect(box('Nome')).toBeInvalid()
    expect(box('Nome')).toHaveAccessibleDescription('Como no RG. Falta.')
    expect(screen.getByText('Falta.').parentElement).toHaveAttribute('aria-live', 'polite')
  })

  it.each([
    ['e-mail', EmailField, 'email', 'email'],
    ['phone', PhoneField, 'tel', 'tel'],
    ['CPF', CpfField, 'numeric', 'off'],
    ['date', DateField, 'numeric', 'off'],
    ['CEP', CepField, 'numeric', 'postal-code'],
    ['ZIP', ZipField, 'numeric', 'postal-code'],
  ] as const)('of the kind %s set the keyboard and autocomplete', async (_name, Field, inputMode, autoComplete) => {
    await renderWithWords(<Held initial="">{(field) => <Field {...field} label="Campo" />}</Held>)
    expect(box()).toHaveAttribute('inputmode', inputMode)
    expect(box()).toHaveAttribute('autocomplete', autoComplete)
  })
})

describe('a masked field', () => {
  it('formats typed and pasted text', async () => {
    await renderWithWords(<Held initial="">{(field) => <CpfField {...field} label="Campo" />}</Held>)
    await userEvent.type(box(), '52998224725999')
    expect(held()).toBe('"529.982.247-25"')
    await userEvent.clear(box())
    await userEvent.click(box())
    await userEvent.paste(' 111.444.777-35 ')
    expect(held()).toBe('"111.444.777-35"')
  })

  it('keeps the caret at the changed digit', async () => {
    await renderWithWords(<Held initial="31/12/1999">{(field) => <DateField {...field} label="Campo" />}</Held>)
    const user = userEvent.setup()
    await user.click(box())
    box().setSelectionRange(2, 2)
    await user.keyboard('{Backspace}')
    expect([box().value, box().selectionStart]).toEqual(['31/21/999', 1])
    await user.keyboard('1')
    expect([box().value, box().selectionStart]).toEqual(['31/12/1999', 2])
    await user.keyboard('x')
    expect([box().value, box().selectionStart]).toEqual(['31/12/1999', 2])
  })

  it('deletes backwards over its separators', async () => {
    await renderWithWords(<Held initial="">{(field) => <DateField {...field} label="Campo" />}</Held>)
    await userEvent.type(box(), '3112{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}')
    expect(held()).toBe('""')
  })

  it.each<[Locale, string]>([
    ['pt-BR', 'DD/MM/AAAA'],
    ['en', 'MM/DD/YYYY'],
    ['es', 'DD/MM/AAAA'],
  ])('shows the date format in %s', async (locale, format) => {
    await renderWithWords(<Held initial="">{(field) => <DateField {...field} label="Campo" />}</Held>, locale)
    expect(box()).toHaveAttribute('placeholder', format)
  })

  it('does not format phone numbers of other countries', async () => {
    await renderWithWords(<Held initial="">{(field) => <PhoneField {...field} label="Campo" country="US" />}</Held>)
    await userEvent.type(box(), '+1 (415) 555-0100')
    expect(held()).toBe('"+1 (415) 555-0100"')
  })
})

describe('MoneyField', () => {
  it.each<[Locale, string, string, string]>([
    ['pt-BR', 'BRL', '123450', '1.234,50'],
    ['en', 'USD', '123450', '1,234.50'],
    ['es', 'EUR', '1050', '10,50'],
    ['pt-BR', 'CLP', '123450', '123.450'],
  ])('reads digits as minor units: %s %s', async (locale, currency, typed, shown) => {
    await renderWithWords(
      <Held<number | null> initial={null}>
        {(field) => <MoneyField {...field} label="Campo" currency={currency} />}
      </Held>,
      locale,
    )
    await userEvent.type(box(), typed)
    expect(box()).toHaveValue(shown)
    expect(held()).toBe(typed)
  })

  it('keeps the caret when a digit is inserted in the middle', async () => {
    await renderWithWords(
      <Held<number | null> initial={123450}>{(field) => <MoneyField {...field} label="Campo" currency="BRL" />}</Held>,
    )
    const user = userEvent.setup()
    await user.click(box())
    box().setSelectionRange(2, 2)
    await user.keyboard('9')
    expect([box().value, box().selectionStart]).toEqual(['19.234,50', 3])
  })

  it('can be emptied and rejects signs and letters', async () => {
    await renderWithWords(
      <Held<number | null> initial={null}>{(field) => <MoneyField {...field} label="Campo" currency="BRL" />}</Held>,
    )
    await userEvent.type(box(), '-1e0{Backspace}{Backspace}')
    expect([held(), box().value]).toEqual(['null', ''])
  })
})

describe('PasswordField', () => {
  const rules = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

  it.each<[Locale, string, string, string]>([
    ['pt-BR', 'mínimo de 8 caracteres', 'atendido', 'falta'],
    ['en', 'at least 8 characters', 'met', 'missing'],
    ['es', '8 caracteres como mínimo', 'cumplido', 'falta'],
  ])('marks each fulfilled rule while typing: %s', async (locale, first, met, unmet) => {
    await renderWithWords(
      <Held initial="">{(field) => <PasswordField {...field} label="Senha" autoComplete="new-password" rules />}</Held>,
      locale,
    )
    expect(rules()[0]).toBe(`${first}, ${unmet}`)
    await userEvent.type(screen.getByLabelText('Senha'), 'janela77')
    expect(rules().map((text) => text.endsWith(`, ${met}`))).toEqual([true, false, true, false])
    await userEvent.type(screen.getByLabelText('Senha'), 'A@')
    expect(rules().every((text) => text.endsWith(`, ${met}`))).toBe(true)
  })

  it('shows and hides the password on request', async () => {
    await renderWithWords(
      <Held initial="x">{(field) => <PasswordField {...field} label="Senha" autoComplete="current-password" />}</Held>,
    )
    expect(screen.getByLabelText('Senha')).toHaveAttribute('type', 'password')
    await userEvent.click(screen.getByRole('button', { name: 'Mostrar a senha' }))
    expect(screen.getByLabelText('Senha')).toHaveAttribute('type', 'text')
    await userEvent.click(screen.getByRole('button', { name: 'Ocultar a senha' }))
    expect(screen.getByLabelText('Senha')).toHaveAttribute('type', 'password')
  })
})

describe('choice fields', () => {
  const options = [
    { value: 'f', label: 'Feminino' },
    { value: 'm', label: 'Masculino' },
  ]

  it('SelectField shows its options and keeps a value that is not among them', async () => {
    await renderWithWords(
      <Held initial="x">{(field) => <SelectField {...field} label="Sexo" options={options} />}</Held>,
    )
    expect(screen.getByRole('combobox', { name: 'Sexo' })).toHaveValue('x')
    await userEvent.selectOptions(screen.getByRole('combobox'), 'Feminino')
    expect(held()).toBe('"f"')
  })

  it('RadioGroup is one group with its error', async () => {
    await renderWithWords(
      <Held initial="">{(field) => <RadioGroup {...field} label="Sexo" options={options} error="Escolha." />}</Held>,
    )
    expect(screen.getByRole('radiogroup', { name: 'Sexo' })).toHaveAccessibleDescription('Escolha.')
    await userEvent.click(screen.getByRole('radio', { name: 'Masculino' }))
    expect(held()).toBe('"m"')
  })

  it('RadioGroup shows disabled options', async () => {
    const some = [...options, { value: 'x', label: 'Outro', disabled: true }]
    await renderWithWords(<Held initial="">{(field) => <RadioGroup {...field} label="Sexo" options={some} />}</Held>)
    expect(screen.getByRole('radio', { name: 'Outro' })).toBeDisabled()
    await userEvent.click(screen.getByRole('radio', { name: 'Outro' }))
    expect(held()).toBe('""')
  })

  it('CheckboxField is checked by a click on its label', async () => {
    await renderWithWords(<Held initial={false}>{(field) => <CheckboxField {...field} label="Aceito" />}</Held>)
    await userEvent.click(screen.getByText('Aceito'))
    expect(screen.getByRole('checkbox', { name: 'Aceito' })).toBeChecked()
    expect(held()).toBe('true')
  })
})

describe('TextareaField and FileField', () => {
  it('TextareaField keeps line breaks', async () => {
    await renderWithWords(<Held initial="">{(field) => <TextareaField {...field} label="Campo" />}</Held>)
    await userEvent.type(box(), 'a{Enter}b')
    expect(held()).toBe(JSON.stringify('a\nb'))
  })

  it('FileField shows a chosen file and can remove it', async () => {
    await renderWithWords(
      <Held<File | null> initial={null}>
        {(field) => <FileField {...field} label="Foto" types={['image/png']} maxBytes={2_000_000} />}
      </Held>,
    )
    const input = screen.getByLabelText('Foto')
    expect(input).toHaveAccessibleDescription('PNG, até 2 MB')
    fireEvent.change(input, { target: { files: [new File(['x'], 'eu.png', { type: 'image/png' })] } })
    expect(held()).toBe('eu.png')
    await userEvent.click(screen.getByRole('button', { name: 'Remover eu.png' }))
    expect(held()).toBe('null')
  })
})

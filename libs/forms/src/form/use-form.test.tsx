import { createI18n, I18nProvider, type Locale } from '@atrio/i18n'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { CheckboxField } from '../fields/choice-fields.tsx'
import { PasswordField } from '../fields/password-field.tsx'
import { DateField, EmailField } from '../fields/person-fields.tsx'
import { loadFormWords } from '../i18n/messages.ts'
import { newPassword } from '../rules/new-password.ts'
import { y } from '../rules/schema.ts'
import { renderWithWords } from '../testing/with-words.tsx'
import { Form, FormError, SubmitButton } from './form.tsx'
import { type FormOptions, useForm } from './use-form.ts'

const schema = y.object({
  email: y.string().required().email(),
  birthdate: y.string().birthdate(),
  password: newPassword().required(),
  terms: y.boolean().accepted(),
})
const initialValues = { email: '', birthdate: '', password: '', terms: false }
type Values = typeof initialValues

function SignUp(options: Partial<FormOptions<Values>>) {
  const form = useForm<Values>({ initialValues, schema, onSubmit: () => undefined, ...options })
  return (
    <Form form={form} label="Cadastro">
      <EmailField label="E-mail" {...form.field('email')} />
      <DateField label="Nascimento" optional {...form.field('birthdate')} />
      <PasswordField label="Senha" autoComplete="new-password" {...form.field('password')} />
      <CheckboxField label="Aceito os termos" {...form.field('terms')} />
      <FormError form={form} />
      <SubmitButton>Continuar</SubmitButton>
    </Form>
  )
}

const email = () => screen.getByRole('textbox', { name: 'E-mail' })
const birthdate = () => screen.getByRole('textbox', { name: /Nascimento/ })
const password = () => screen.getByLabelText('Senha')
const send = () => userEvent.click(screen.getByRole('button', { name: 'Continuar' }))

async function fillIn() {
  await userEvent.type(email(), 'ana@example.com')
  await userEvent.type(birthdate(), '31121999')
  await userEvent.type(password(), 'Janela7@')
  await userEvent.click(screen.getByRole('checkbox'))
}

/** A server that answers on the test's call. */
function slowServer() {
  const answer = Promise.withResolvers<void>()
  return { onSubmit: vi.fn(() => answer.promise), ...answer }
}

beforeEach(() => sessionStorage.clear())

describe('useForm', () => {
  it.each<[Locale, string, string]>([
    ['pt-BR', 'Esse campo é obrigatório.', 'Há 3 campos para corrigir.'],
    ['en', 'This field is required.', 'There are 3 fields to correct.'],
    ['es', 'Este campo es obligatorio.', 'Hay 3 campos por corregir.'],
  ])('shows every error on submit and focuses the first invalid field: %s', async (locale, required, count) => {
    const onSubmit = vi.fn()
    await renderWithWords(<SignUp onSubmit={onSubmit} />, locale)
    await send()
    await waitFor(() => expect(email()).toHaveFocus())
    expect(email()).toHaveAccessibleDescription(required)
    expect(screen.getByRole('status')).toHaveTextContent(count)
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('renders once for each key that does not change the errors', async () => {
    const counting = vi.fn()
    function Counting() {
      const form = useForm<Values>({ initialValues, schema, onSubmit: () => undefined })
      counting()
      return <EmailField label="E-mail" {...form.field('email')} />
    }
    await renderWithWords(<Counting />)
    await userEvent.type(email(), 'a')
    counting.mockClear()
    await userEvent.type(email(), 'na')
    await act(() => Promise.resolve())
    expect(counting).toHaveBeenCalledTimes(2)
  })

  it('validates a field once it is left, then while typing', async () => {
    await renderWithWords(<SignUp />)
    await userEvent.type(email(), 'ana@')
    expect(email()).not.toHaveAttribute('aria-invalid')
    await userEvent.tab()
    await waitFor(() => expect(email()).toHaveAttribute('aria-invalid', 'true'))
    expect(email()).toHaveAccessibleDescription(/e-mail válido/)
    await userEvent.type(email(), 'example.com')
    await waitFor(() => expect(email()).not.toHaveAttribute('aria-invalid'))
    expect(email()).toHaveAttribute('data-valid')
  })

  it('reads dates in the form’s language', async () => {
    await renderWithWords(<SignUp />, 'en')
    await userEvent.type(birthdate(), '31121999')
    await userEvent.tab()
    await waitFor(() => expect(birthdate()).toHaveAccessibleDescription(/MM\/DD\/YYYY/))
  })

  it('submits once, disables every field meanwhile and restores the focus', async () => {
    const server = slowServer()
    await renderWithWords(<SignUp onSubmit={server.onSubmit} />)
    await fillIn()
    await send()
    await waitFor(() => expect(email()).toBeDisabled())
    const button = screen.getByRole('button', { name: 'Continuar' })
    expect(button).toBeDisabled()
    expect(button).toHaveAttribute('aria-busy', 'true')
    expect(screen.getByRole('status')).toHaveTextContent('Enviando…')
    await userEvent.click(button)
    await act(async () => server.resolve())
    await waitFor(() => expect(email()).toBeEnabled())
    expect(screen.getByRole('status')).toHaveTextContent('Enviado.')
    await waitFor(() => expect(button).toHaveFocus())
    expect(server.onSubmit).toHaveBeenCalledOnce()
    expect(server.onSubmit).toHaveBeenCalledWith({
      email: 'ana@example.com',
      birthdate: '31/12/1999',
      password: 'Janela7@',
      terms: true,
    })
  })

  it('shows a refusal at its field until the field changes', async () => {
    await renderWithWords(<SignUp onSubmit={() => ({ fieldErrors: { email: 'taken' } })} />)
    await fillIn()
    await send()
    await waitFor(() => expect(email()).toHaveFocus())
    expect(email()).toHaveAccessibleDescription('Já está em uso.')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(email()).toHaveValue('ana@example.com')
    await userEvent.type(email(), '.br')
    expect(email()).not.toHaveAttribute('aria-invalid')
  })

  it('shows other refusals in one place, with the form’s own messages', async () => {
    const fieldErrors = { captcha: 'captcha', email: 'other' }
    await renderWithWords(
      <SignUp
        onSubmit={() => Promise.reject(Object.assign(new Error('refused'), { fields: fieldErrors }))}
        wordsOfCode={(code) => (code === 'other' ? 'Use o e-mail da família.' : undefined)}
      />,
    )
    await fillIn()
    await send()
    expect(await screen.findByRole('alert')).toHaveTextContent('Captcha inválido.')
    expect(email()).toHaveAccessibleDescription('Use o e-mail da família.')
  })

  it('keeps the values when submitting fails and can be submitted again', async () => {
    const onSubmit = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce()
    await renderWithWords(<SignUp onSubmit={onSubmit} />)
    await fillIn()
    await send()
    expect(await screen.findByRole('alert')).toHaveTextContent('Nada do que você preencheu se perdeu.')
    expect([email(), birthdate(), password()].map((field) => (field as HTMLInputElement).value)).toEqual([
      'ana@example.com',
      '31/12/1999',
      'Janela7@',
    ])
    await send()
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(onSubmit).toHaveBeenCalledTimes(2)
  })
})

it('throws a descriptive error when the messages are not loaded', () => {
  expect(() =>
    render(
      <I18nProvider i18n={createI18n('en')}>
        <SignUp />
      </I18nProvider>,
    ),
  ).toThrow('loadFormWords')
})

it('works with a translator that has private fields', async () => {
  const i18n = createI18n('en')
  await loadFormWords(i18n)
  const ask = i18n.hasResourceBundle.bind(i18n)
  i18n.hasResourceBundle = function (this: unknown, ...asked) {
    if (this !== i18n) throw new TypeError('Cannot read private member')
    return ask(...asked)
  }
  render(
    <I18nProvider i18n={i18n}>
      <SignUp />
    </I18nProvider>,
  )
  expect(screen.getByRole('form', { name: 'Cadastro' })).toBeInTheDocument()
})

describe('a draft of a form', () => {
  it('survives a refresh and another page, without the password', async () => {
    const { unmount } = await renderWithWords(<SignUp draft="sign-up" />)
    await fillIn()
    unmount()
    await renderWithWords(<SignUp draft="sign-up" />)
    await waitFor(() => expect(email()).toHaveValue('ana@example.com'))
    expect(birthdate()).toHaveValue('31/12/1999')
    expect(screen.getByRole('checkbox')).toBeChecked()
    expect(password()).toHaveValue('')
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Janela7@')
  })

  it('is kept when submitting fails and removed on success', async () => {
    const onSubmit = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce()
    await renderWithWords(<SignUp draft="sign-up" onSubmit={onSubmit} />)
    await fillIn()
    await send()
    await screen.findByRole('alert')
    expect(sessionStorage).toHaveLength(1)
    await send()
    await waitFor(() => expect(sessionStorage).toHaveLength(0))
  })

  it('is created by typing only and removed when the form is empty again', async () => {
    await renderWithWords(<SignUp draft="sign-up" />)
    expect(sessionStorage).toHaveLength(0)
    await userEvent.type(email(), 'a')
    await waitFor(() => expect(sessionStorage).toHaveLength(1))
    await userEvent.clear(email())
    await waitFor(() => expect(sessionStorage).toHaveLength(0))
  })
})

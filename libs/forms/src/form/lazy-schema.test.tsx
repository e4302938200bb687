import { createI18n, I18nProvider } from '@atrio/i18n'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { PasswordField } from '../fields/password-field.tsx'
import { EmailField } from '../fields/person-fields.tsx'
import { TextField } from '../fields/text-field.tsx'
import { loadFormWords } from '../i18n/messages.ts'
import { y } from '../rules/schema.ts'
import { renderWithWords } from '../testing/with-words.tsx'
import { Form, FormError, SubmitButton } from './form.tsx'
import { type FormOptions, useForm } from './use-form.ts'
import type { SchemaLoader } from './use-schema.ts'

const rules = y.object({
  email: y.string().required().email(),
  pin: y.string().secret(),
  password: y.string().required(),
})
const initialValues = { email: '', pin: '', password: '' }

type Options = Partial<FormOptions<typeof initialValues>> & { schema: SchemaLoader }

function Login(options: Options) {
  const form = useForm({ initialValues, onSubmit: () => undefined, ...options })
  return (
    <Form form={form} label="Entrar">
      <EmailField label="E-mail" {...form.field('email')} />
      <TextField label="PIN" {...form.field('pin')} />
      <PasswordField label="Senha" autoComplete="current-password" {...form.field('password')} />
      <FormError form={form} />
      <SubmitButton>Continuar</SubmitButton>
    </Form>
  )
}

const email = () => screen.getByRole('textbox', { name: 'E-mail' })
const button = () => screen.getByRole('button', { name: 'Continuar' })

/** A schema that loads on the test's call. */
function slowRules() {
  const arrival = Promise.withResolvers<typeof rules>()
  return { schema: vi.fn<SchemaLoader>(() => arrival.promise), arrive: () => act(async () => arrival.resolve(rules)) }
}
/** A schema that loads at the second try. */
const failingOnce = () => vi.fn<SchemaLoader>().mockRejectedValueOnce(new Error('chunk')).mockResolvedValue(rules)

beforeEach(() => sessionStorage.clear())

describe('a lazy schema', () => {
  it('loads once, when the form is first touched', async () => {
    const { schema, arrive } = slowRules()
    await renderWithWords(<Login schema={schema} />)
    expect(schema).not.toHaveBeenCalled()
    await userEvent.click(email())
    expect(schema).toHaveBeenCalledOnce()
    await userEvent.type(email(), 'ana')
    await arrive()
    await userEvent.type(email(), '@example.com')
    expect(schema).toHaveBeenCalledOnce()
  })

  it('loads at once when a field had the focus before hydration', async () => {
    const { schema } = slowRules()
    const i18n = createI18n('pt-BR')
    await loadFormWords(i18n)
    const page = (
      <I18nProvider i18n={i18n}>
        <Login schema={schema} />
      </I18nProvider>
    )
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(page)
    email().focus()
    render(page, { container, hydrate: true })
    await waitFor(() => expect(email()).toHaveFocus())
    expect(schema).toHaveBeenCalledOnce()
  })

  it('validates what was typed before it loaded', async () => {
    const { schema, arrive } = slowRules()
    await renderWithWords(<Login schema={schema} />)
    await userEvent.type(email(), 'ana@')
    await userEvent.tab()
    expect(email()).not.toHaveAttribute('aria-invalid')
    expect(email()).not.toHaveAttribute('data-valid')
    await arrive()
    await waitFor(() => expect(email()).toHaveAccessibleDescription(/e-mail válido/))
    await userEvent.type(email(), 'example.com')
    await waitFor(() => expect(email()).toHaveAttribute('data-valid'))
  })

  it('may be a new function on each render', async () => {
    await renderWithWords(<Login schema={() => Promise.resolve(rules)} />)
    await userEvent.type(email(), 'ana@')
    await userEvent.tab()
    await waitFor(() => expect(email()).toHaveAttribute('aria-invalid', 'true'))
  })

  it('is awaited on submit, which it then rejects or allows', async () => {
    const { schema, arrive } = slowRules()
    const onSubmit = vi.fn()
    await renderWithWords(<Login schema={schema} onSubmit={onSubmit} />)
    await userEvent.click(button())
    expect(button()).toHaveAttribute('aria-busy', 'true')
    expect(onSubmit).not.toHaveBeenCalled()
    await arrive()
    await waitFor(() => expect(email()).toHaveFocus())
    expect(screen.getByRole('status')).toHaveTextContent('Há 2 campos para corrigir.')
    expect(onSubmit).not.toHaveBeenCalled()
    await userEvent.type(email(), 'ana@example.com')
    await userEvent.type(screen.getByLabelText('Senha'), 'x')
    await userEvent.click(button())
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
  })

  it('shows one error when it fails to load, keeps the values and can be retried', async () => {
    const schema = failingOnce()
    await renderWithWords(<Login schema={schema} />)
    await userEvent.click(email())
    expect(await screen.findByRole('alert')).toHaveTextContent('Uma parte deste formulário não carregou')
    await userEvent.keyboard('ana@')
    expect(email()).toHaveValue('ana@')
    expect(schema).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    await waitFor(() => expect(button()).toHaveFocus())
    await waitFor(() => expect(email()).toHaveAttribute('aria-invalid', 'true'))
  })

  it('sends nothing unvalidated when it fails to load and retries on submit', async () => {
    const schema = vi.fn<SchemaLoader>(() => Promise.reject(new Error('chunk')))
    const onSubmit = vi.fn()
    await renderWithWords(
      <Login schema={schema} onSubmit={onSubmit} initialValues={{ email: 'a@b.co', pin: '', password: 'x' }} />,
    )
    await userEvent.click(button())
    expect(await screen.findByRole('alert')).toBeInTheDocument()
    await waitFor(() => expect(email()).toBeEnabled())
    expect(onSubmit).not.toHaveBeenCalled()
    schema.mockResolvedValue(rules)
    await userEvent.click(button())
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('a draft with a lazy schema', () => {
  const kept = () => JSON.stringify({ ...sessionStorage })

  it('is stored once the secret fields are known', async () => {
    const { schema, arrive } = slowRules()
    await renderWithWords(<Login schema={schema} draft="login" />)
    await userEvent.type(email(), 'ana@example.com')
    await userEvent.type(screen.getByRole('textbox', { name: 'PIN' }), '4711')
    expect(sessionStorage).toHaveLength(0)
    await arrive()
    await waitFor(() => expect(kept()).toContain('ana@example.com'))
    expect(kept()).not.toContain('4711')
  })

  it('is restored before the schema loads and removed on success', async () => {
    sessionStorage.setItem('atrio.draft.login', JSON.stringify({ locale: 'pt-BR', values: { email: 'ana@b.co' } }))
    const { schema, arrive } = slowRules()
    const onSubmit = vi.fn()
    await renderWithWords(
      <Login schema={schema} onSubmit={onSubmit} draft="login" initialValues={{ ...initialValues, password: 'x' }} />,
    )
    await waitFor(() => expect(email()).toHaveValue('ana@b.co'))
    expect(schema).not.toHaveBeenCalled()
    await userEvent.click(button())
    await arrive()
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Enviado.'))
    expect(onSubmit).toHaveBeenCalledOnce()
    expect(sessionStorage).toHaveLength(0)
  })
})

import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Form } from '../form/form.tsx'
import { useForm } from '../form/use-form.ts'
import { y } from '../rules/schema.ts'
import { renderWithWords } from '../testing/with-words.tsx'
import { AddressFields, type AddressValues, emptyAddress } from './address-fields.tsx'
import { addressRules } from './address-schema.ts'
import type { FoundAddress, PostalLookup } from './use-postal-lookup.ts'

const schema = y.object(addressRules())
const countries = [
  { value: 'BR', label: 'Brasil' },
  { value: 'US', label: 'Estados Unidos' },
  { value: 'PT', label: 'Portugal' },
]
const paulista = { street: 'Avenida Paulista', neighborhood: 'Bela Vista', city: 'São Paulo', state: 'SP' }

const american = [
  { value: 'CA', label: 'California' },
  { value: 'TN', label: 'Tennessee' },
]

function Address({ lookup }: { lookup?: PostalLookup }) {
  const form = useForm<AddressValues>({ initialValues: emptyAddress, schema, onSubmit: () => undefined })
  return (
    <Form form={form}>
      <AddressFields
        field={form.field}
        countries={countries}
        states={form.values.country === 'US' ? american : []}
        {...(lookup && { lookup })}
      />
    </Form>
  )
}
const box = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) })
const choose = (country: string) => userEvent.selectOptions(screen.getByRole('combobox', { name: 'País' }), country)

describe('AddressFields', () => {
  it('fills the address once the CEP is complete', async () => {
    const lookup = vi.fn(async () => paulista)
    await renderWithWords(<Address lookup={lookup} />)
    await userEvent.type(box('CEP'), '01310100')
    await waitFor(() => expect(box('Rua')).toHaveValue('Avenida Paulista'))
    expect(box('Bairro')).toHaveValue('Bela Vista')
    expect(box('Cidade')).toHaveValue('São Paulo')
    expect(screen.getByRole('combobox', { name: 'Estado' })).toHaveValue('SP')
    expect(lookup.mock.calls).toEqual([['BR', '01310100']])
    expect(screen.getByText('Endereço preenchido. Confira e informe o número.')).toBeVisible()
  })

  it('keeps typed fields and updates those filled by an earlier code', async () => {
    const lookup = vi
      .fn<PostalLookup>()
      .mockResolvedValueOnce(paulista)
      .mockResolvedValueOnce({ street: 'Rua Nova', city: 'Natal' })
    await renderWithWords(<Address lookup={lookup} />)
    await userEvent.type(box('Bairro'), 'Centro')
    await userEvent.type(box('CEP'), '01310100')
    await waitFor(() => expect(box('Cidade')).toHaveValue('São Paulo'))
    expect(box('Bairro')).toHaveValue('Centro')
    await userEvent.clear(box('CEP'))
    await userEvent.type(box('CEP'), '59000000')
    await waitFor(() => expect(box('Cidade')).toHaveValue('Natal'))
    expect(box('Rua')).toHaveValue('Rua Nova')
    expect(box('Bairro')).toHaveValue('Centro')
  })

  it.each<[string, PostalLookup]>([
    ['knows no such code', async () => null],
    ['fails', () => Promise.reject(new Error('offline'))],
  ])('can be typed by hand when the service %s', async (_what, lookup) => {
    await renderWithWords(<Address lookup={lookup} />)
    await userEvent.type(box('CEP'), '01310100')
    expect(await screen.findByText(/Não encontramos o endereço/)).toBeVisible()
    await userEvent.type(box('Rua'), 'Rua Um')
    expect(box('Rua')).toHaveValue('Rua Um')
    expect(box('CEP')).toBeValid()
  })

  it('can be typed while the service hangs and ignores a late answer', async () => {
    const first = Promise.withResolvers<FoundAddress | null>()
    const lookup = vi.fn<PostalLookup>().mockReturnValueOnce(first.promise).mockResolvedValueOnce({ city: 'Natal' })
    await renderWithWords(<Address lookup={lookup} />)
    await userEvent.type(box('CEP'), '01310100')
    expect(screen.getByText('Buscando o endereço…')).toBeVisible()
    await userEvent.type(box('Rua'), 'Rua Um')
    await userEvent.clear(box('CEP'))
    await userEvent.type(box('CEP'), '59000000')
    await waitFor(() => expect(box('Cidade')).toHaveValue('Natal'))
    await act(async () => first.resolve(paulista))
    expect(box('Cidade')).toHaveValue('Natal')
    expect(box('Rua')).toHaveValue('Rua Um')
  })

  it('changes its fields with the country and keeps every value', async () => {
    await renderWithWords(<Address />)
    await userEvent.type(box('Cidade'), 'Lisboa')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Estado' }), 'São Paulo')
    await choose('Portugal')
    expect(box('Código postal')).toBeVisible()
    expect(box('Estado ou província')).toHaveValue('SP')
    await choose('Estados Unidos')
    await userEvent.type(box('ZIP code'), '94105')
    await choose('Brasil')
    expect(box('Cidade')).toHaveValue('Lisboa')
    expect(screen.getByRole('combobox', { name: 'Estado' })).toHaveValue('SP')
  })

  it('suggests the states of another country by name and accepts any other text', async () => {
    await renderWithWords(<Address lookup={async () => ({ city: 'Franklin', state: 'TN' })} />)
    await choose('Estados Unidos')
    const offered = () => [...(state().list?.options ?? [])].map(({ value }) => value)
    // with a list, a text box has the role combobox
    const state = () => screen.getByRole<HTMLInputElement>('combobox', { name: /^Estado ou província/ })
    expect(offered()).toEqual(['California', 'Tennessee'])
    await userEvent.type(box('ZIP code'), '37064')
    await waitFor(() => expect(state()).toHaveValue('Tennessee'))
    await userEvent.clear(state())
    await userEvent.type(state(), 'Território X')
    expect(state()).toHaveValue('Território X')
    await choose('Portugal')
    expect(box('Estado ou província')).toHaveValue('Território X')
    expect(box('Estado ou província')).not.toHaveAttribute('list')
  })
})

import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { Held } from '../testing/held.tsx'
import { renderWithWords } from '../testing/with-words.tsx'
import { PhoneField } from './person-fields.tsx'

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Telefone' })

describe.each([
  ['011 98765-4321', '11 98765-4321'],
  ['(011) 98765-4321', '11 98765-4321'],
  ['0xx11 98765-4321', '11 98765-4321'],
  ['+55 011 98765-4321', '+55 11 98765-4321'],
  ['0055 11 98765-4321', '+55 11 98765-4321'],
])('a phone number with zeros before its area code, %s,', (phone, expected) => {
  beforeEach(async () => {
    await renderWithWords(<Held initial="">{(field) => <PhoneField {...field} label="Telefone" />}</Held>)
  })

  it('keeps its last digit when it is typed', async () => {
    await userEvent.type(box(), phone)
    expect(box()).toHaveValue(expected)
  })

  it('keeps its last digit when it is pasted', async () => {
    await userEvent.click(box())
    await userEvent.paste(phone)
    expect(box()).toHaveValue(expected)
  })
})

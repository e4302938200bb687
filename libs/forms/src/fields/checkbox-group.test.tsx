import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { Held } from '../testing/held.tsx'
import { renderWithWords } from '../testing/with-words.tsx'
import { CheckboxGroup } from './checkbox-group.tsx'

const options = [
  { value: 'f', label: 'Feminino' },
  { value: 'm', label: 'Masculino' },
]

it('CheckboxGroup keeps the order of its options, and shows its error once', async () => {
  await renderWithWords(
    <Held<readonly string[]> initial={['m']} error="Escolha.">
      {(field) => (
        <>
          <CheckboxGroup {...field} label="Quem" options={options} />
          <output>{field.value.join()}</output>
        </>
      )}
    </Held>,
  )
  expect(screen.getByRole('group', { name: 'Quem' })).toHaveAccessibleDescription('Escolha.')
  expect(screen.getAllByRole('checkbox').map((one) => one.getAttribute('aria-invalid'))).toEqual(['true', null])
  await userEvent.click(screen.getByRole('checkbox', { name: 'Feminino' }))
  const held = () => screen.getByRole('status').textContent
  expect(held()).toBe('f,m')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Masculino' }))
  expect(held()).toBe('f')
})

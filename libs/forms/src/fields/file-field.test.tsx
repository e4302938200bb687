import type { Locale } from '@atrio/i18n'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderWithWords } from '../testing/with-words.tsx'
import { FileField } from './file-field.tsx'

describe('FileField', () => {
  it.each<[Locale, string, string]>([
    ['pt-BR', 'PNG, até 1,5 MB', 'eu.png · 2,3 MB'],
    ['en', 'PNG, up to 1.5 MB', 'eu.png · 2.3 MB'],
    ['es', 'PNG, hasta 1,5 MB', 'eu.png · 2,3 MB'],
  ])('writes sizes as the language does: %s', async (locale, limits, chosen) => {
    const value = { name: 'eu.png', size: 2_310_000 }
    await renderWithWords(
      <FileField
        name="photo"
        label="Foto"
        value={value}
        onChange={() => undefined}
        onBlur={() => undefined}
        types={['image/png']}
        maxBytes={1_500_000}
      />,
      locale,
    )
    expect(screen.getByLabelText(/^Foto/)).toHaveAccessibleDescription(limits)
    expect(screen.getByText(chosen)).toBeInTheDocument()
  })
})

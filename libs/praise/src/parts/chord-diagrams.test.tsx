import { renderFeature } from '@atrio/testing'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { praiseFeature } from '../feature.ts'
import { scenes } from '../testing/praise.scenes.ts'

const open = (more = {}) => renderFeature(praiseFeature, { at: '/songs/21', http: scenes.cipher, ...more })
const show = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Diagramas' }))
  const region = await screen.findByRole('region', { name: 'Diagramas dos acordes' })
  await within(region).findByRole('group', { name: 'Instrumento' })
  return region
}
const choose = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } })

afterEach(() => localStorage.clear())

describe('chord diagrams', () => {
  it('show each chord of the song once, and go with a second press', async () => {
    await open()
    const region = await show()
    const names = within(region)
      .getAllByRole('listitem')
      .map(({ textContent }) => /^[A-G][^×\d]*/.exec(textContent)?.[0])
    expect(names.slice(0, 4)).toEqual(['D', 'A', 'Bm', 'G'])
    expect(within(region).getAllByRole('listitem')).toHaveLength(12)
    fireEvent.click(screen.getByRole('button', { name: 'Diagramas' }))
    expect(screen.queryByRole('region', { name: 'Diagramas dos acordes' })).toBeNull()
  })

  it('are read aloud string by string', async () => {
    await open()
    const drawing = within(await show()).getByRole('img', { name: /^D:/ })
    expect(drawing).toHaveAccessibleName(
      'D: 6ª corda não toca, 5ª corda não toca, 4ª corda solta, 3ª corda casa 2, 2ª corda casa 3, 1ª corda casa 2',
    )
  })

  it('follow the key and the capo', async () => {
    await open()
    const region = await show()
    choose('Escolher o tom', '-2')
    expect(within(region).getByRole('img', { name: /^C: .*5ª corda casa 3/ })).toBeInTheDocument()
    choose('Escolher o tom', '0')
    choose('Capotraste, casa', '2')
    expect(within(region).getByRole('img', { name: /^C: / })).toBeInTheDocument()
  })

  it('are of the instrument that the person plays, also in the next song', async () => {
    const first = await open()
    const region = await show()
    fireEvent.click(screen.getByRole('button', { name: 'Ukulele' }))
    expect(within(region).getByRole('img', { name: /^A7:/ })).toHaveAccessibleName(
      'A7: 4ª corda solta, 3ª corda casa 1, 2ª corda solta, 1ª corda solta',
    )
    first.unmount()
    await open()
    await show()
    expect(screen.getByRole('button', { name: 'Ukulele' })).toHaveAttribute('aria-pressed', 'true')
  })

  it('say when the bass of a slash chord is not in the shape', async () => {
    await open()
    const region = await show()
    fireEvent.click(screen.getByRole('button', { name: 'Ukulele' }))
    const slash = within(region).getByText('D/F#').closest('li')!
    expect(slash).toHaveTextContent('sem o baixo')
  })
})

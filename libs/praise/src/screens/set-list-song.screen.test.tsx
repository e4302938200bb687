import { renderFeature, wireSetList, type FakeHttp } from '@atrio/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { praiseFeature } from '../feature.ts'
import { keeping, LIST, member, scenes, type Sent } from '../testing/own-songs.scenes.ts'

const open = (http: FakeHttp, place: number | string) =>
  renderFeature(praiseFeature, { at: `/user/set-lists/${LIST}/${place}`, http, session: member })
const shown = (name: string) => screen.getByRole('combobox', { name })

describe('SetListSongScreen', () => {
  it('opens a song in the list’s key and with its capo, and leads to the next', async () => {
    await open(keeping(), 1)
    expect(shown('Escolher o tom')).toHaveDisplayValue('E')
    expect(shown('Capotraste, casa')).toHaveDisplayValue('2')
    expect(screen.getByText('1 de 2')).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: /^Anterior/ })).toBeNull()
    await userEvent.click(screen.getByRole('link', { name: 'Próximo: Noite de paz' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Noite de paz' })).toBeInTheDocument()
    expect(shown('Escolher o tom')).toHaveDisplayValue('G')
    expect(shown('Capotraste, casa')).toHaveValue('0')
    expect(screen.getByRole('link', { name: 'Anterior: Castelo forte' })).toBeInTheDocument()
    expect(localStorage.getItem('atrio:song:21:capo')).toBeNull()
  })

  it('keeps another key for this list', async () => {
    const sent: Sent[] = []
    await open(keeping(wireSetList(), sent), 1)
    const keep = 'Guardar tom e capotraste no repertório'
    expect(screen.queryByRole('button', { name: keep })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Meio tom acima' }))
    await userEvent.click(screen.getByRole('button', { name: keep }))
    expect(await screen.findByText('Tom e capotraste guardados.')).toBeInTheDocument()
    expect(sent[0]).toMatchObject({
      louvores: [
        { idLouvor: 21, tom: 'F', capotraste: 2 },
        { idLouvor: 22, tom: null },
      ],
    })
  })

  it('says that a song is gone, with the way back to the others', async () => {
    await open(scenes.withGone, 2)
    expect(screen.getByRole('heading', { level: 1, name: 'Hino antigo' })).toBeInTheDocument()
    expect(screen.getByText(/Este louvor não está mais na igreja/)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Anterior: Castelo forte' })).toBeInTheDocument()
  })

  it.each([3, 0, 'x'])('is no page at the place %s', async (place) => {
    await open(keeping(), place)
    expect(screen.getByRole('alert')).toHaveTextContent('error boundary')
  })
})

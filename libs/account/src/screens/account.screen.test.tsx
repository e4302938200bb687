import type { ApiRequest } from '@atrio/api-client'
import { consentAtom, sessionAtom } from '@atrio/tenant-core'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { openOwn, press } from '../testing/own-data.tsx'
import { ownCalls, ownScenes } from '../testing/own-data.scenes.ts'
import { inNetwork, lifeScenes, others } from '../testing/life.scenes.ts'

const at = '/user/account'
const open = (http = ownScenes.complete as object, more = {}) =>
  openOwn(http as never, at, { beside: [others], ...more })
const links = (list: string) =>
  within(screen.getByRole('region', { name: list }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
const picture = () => new File(['x'], 'ana.png', { type: 'image/png' })

describe('AccountScreen', () => {
  it('shows the person and links to each of their pages', async () => {
    await open()
    expect(screen.getByRole('heading', { level: 1, name: 'Ana Lima' })).toBeInTheDocument()
    expect(screen.getByText('Igreja Vida Plena, desde janeiro de 2026')).toBeInTheDocument()
    expect(screen.getByText('ana@demo.test')).toBeInTheDocument()
    expect(screen.getByText('AL')).toBeInTheDocument()
    expect(links('Na igreja')).toEqual([
      '/user/registrations',
      '/user/notes',
      '/user/prayer',
      '/reading-plans',
      '/play',
      '/give',
    ])
    expect(links('Cadastro')).toEqual([
      '/user/data',
      '/user/cards',
      '/user/change-password',
      '/user/sessions',
      '/user/notifications',
      '/user/delete-user',
    ])
    expect(screen.queryByRole('region', { name: 'Parceiros' })).toBeNull()
  })

  it('counts the month of joining in the church’s time zone', async () => {
    const { usuarios } = ownScenes.complete[ownCalls.account] as { usuarios: object[] }
    // still the evening of 31 March in São Paulo
    const joined = usuarios.map((user) => ({ ...user, dataCadastro: '2024-04-01T01:30:00Z' }))
    await open({ ...ownScenes.complete, [ownCalls.account]: { usuarios: joined } })
    expect(screen.getByText('Igreja Vida Plena, desde março de 2024')).toBeInTheDocument()
  })

  it('leaves out entries of features that are off', async () => {
    await open(ownScenes.complete, { beside: [], startUp: { modulos: [] } })
    expect(screen.queryByText('Anotações')).toBeNull()
  })

  it('links to the network’s other churches and to configured partners', async () => {
    await open(lifeScenes.complete, {
      startUp: inNetwork,
      config: { volutsUrl: 'https://voluts.example/{code}' },
    })
    expect(links('Cadastro')).toContain('/user/church')
    expect(links('Parceiros')).toEqual(['/third-parts/voluts'])
  })

  it('marks the data entry when required data is missing', async () => {
    await open(ownScenes.phoneAsked)
    expect(screen.getByText('Completar')).toBeInTheDocument()
  })
})

describe('PrivacyRow', () => {
  it('opens the choices about scripts of others, where the church uses any', async () => {
    const { ctx } = await open()
    const name = 'Escolhas de privacidade'
    expect(screen.queryByRole('button', { name })).toBeNull()
    const openChoices = vi.fn()
    act(() => ctx.store.set(consentAtom, { Content: () => null, label: name, open: openChoices }))
    await press(name)
    expect(openChoices).toHaveBeenCalledOnce()
  })
})

describe('PhotoForm', () => {
  it('uploads the chosen photo and shows it in the header', async () => {
    const sent: FormData[] = []
    const http = {
      ...ownScenes.complete,
      [ownCalls.photo]: ({ body }: ApiRequest) => (sent.push(body as FormData), ownScenes.complete[ownCalls.photo]),
    }
    const { ctx } = await open(http)
    await press('Adicionar foto')
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(await dialog.findByRole('button', { name: 'Salvar foto' }))
    expect(await dialog.findByText('Esse campo é obrigatório.')).toBeInTheDocument()
    expect(sent).toEqual([])
    await userEvent.upload(dialog.getByLabelText('Foto'), picture())
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar foto' }))
    expect(await screen.findByText('Foto salva.')).toBeInTheDocument()
    expect((sent[0]?.get('image') as File).name).toBe('ana.png')
    expect(ctx.store.get(sessionAtom).account?.image?.url).toMatch(/perfil\.webp$/)
  })

  it('shows an error for a file that is no image and lets another be chosen', async () => {
    await open(ownScenes.noPicture)
    await press('Adicionar foto')
    await userEvent.upload(await screen.findByLabelText('Foto'), picture())
    await press('Salvar foto')
    expect(await screen.findByText(/não é uma imagem que possamos guardar/)).toBeInTheDocument()
    expect(screen.getByRole('dialog')).toBeInTheDocument()
  })

  it('removes the photo', async () => {
    const { ctx, transport } = await open(ownScenes.withPhoto)
    await press('Trocar a foto')
    await press('Remover a foto')
    await waitFor(() => expect(transport.calls).toContain(ownCalls.removePhoto))
    expect(await screen.findByText('Foto removida.')).toBeInTheDocument()
    expect(ctx.store.get(sessionAtom).account?.image).toBeNull()
  })
})

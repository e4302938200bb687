import { renderFeature } from '@atrio/testing'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { accountFeature } from '../feature.ts'
import { member, scenes } from '../testing/account.scenes.ts'

const at = '/third-parts/voluts'
const config = { volutsUrl: 'https://voluts.example/{lang}/{code}' }
const open = (more: object = {}) => renderFeature(accountFeature, { at, http: scenes.known, session: member, ...more })
const menuItem = (url: string | null) => ({
  igrejaAppMenu: [
    {
      id: 1,
      idIgreja: 1,
      codigo: 'VOLUTS',
      flagAtivo: true,
      url,
      nome: 'Voluts',
      nomeIngles: 'Voluts',
      nomeEspanhol: 'Voluts',
    },
  ],
})

describe('Voluts page', () => {
  it('describes the app and opens the configured address in another tab', async () => {
    await open({ config, startUp: menuItem('https://church.example') })
    expect(screen.getByRole('heading', { level: 1, name: 'Voluts' })).toBeInTheDocument()
    expect(screen.getByText(/organiza os voluntários e as equipes/)).toBeInTheDocument()
    const link = screen.getByRole('link', { name: 'Abrir o Voluts (abre em outra aba)' })
    expect(link).toHaveAttribute('href', 'https://voluts.example/pt-BR/demo')
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  })

  it('opens the church’s own address when the deployment configures none', async () => {
    await open({ startUp: menuItem('https://church.example/voluts') })
    expect(screen.getByRole('link', { name: /^Abrir/ })).toHaveAttribute('href', 'https://church.example/voluts')
  })

  it.each([null, 'javascript:alert(1)', 'https://'])('shows no link when the address is %s', async (url) => {
    await open({ startUp: menuItem(url) })
    expect(screen.getByText(/O endereço do Voluts ainda não foi configurado/)).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: /^Abrir/ })).toBeNull()
  })

  it('asks visitors to sign in and returns to the page', async () => {
    const { path } = await renderFeature(accountFeature, { at, http: scenes.known })
    expect(path()).toBe('/access?redirectTo=%2Fthird-parts%2Fvoluts')
  })
})

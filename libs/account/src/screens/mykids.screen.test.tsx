import { renderFeature } from '@atrio/testing'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { accountFeature } from '../feature.ts'
import { member, scenes } from '../testing/account.scenes.ts'

const at = '/third-parts/mykids'
const config = { mykidsUrl: 'https://mykids.example/{lang}/{code}' }
const open = (more: object = {}) => renderFeature(accountFeature, { at, http: scenes.known, session: member, ...more })
const menuItem = (url: string | null) => ({
  igrejaAppMenu: [
    {
      id: 1,
      idIgreja: 1,
      codigo: 'MYKIDS',
      flagAtivo: true,
      url,
      nome: 'MyKids',
      nomeIngles: 'MyKids',
      nomeEspanhol: 'MyKids',
    },
  ],
})

describe('MyKids page', () => {
  it('describes the app and opens the configured address in another tab', async () => {
    await open({ config, startUp: menuItem('https://church.example') })
    expect(screen.getByRole('heading', { level: 1, name: 'MyKids' })).toBeInTheDocument()
    expect(screen.getByText(/acompanha as famílias nas atividades infantis/)).toBeInTheDocument()
    const link = screen.getByRole('link', { name: 'Abrir o MyKids (abre em outra aba)' })
    expect(link).toHaveAttribute('href', 'https://mykids.example/pt-BR/demo')
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  })

  it('opens the church’s own address when the deployment configures none', async () => {
    await open({ startUp: menuItem('https://church.example/mykids') })
    expect(screen.getByRole('link', { name: /^Abrir/ })).toHaveAttribute('href', 'https://church.example/mykids')
  })

  it.each([null, 'javascript:alert(1)', 'https://'])('shows no link when the address is %s', async (url) => {
    await open({ startUp: menuItem(url) })
    expect(screen.getByText(/O endereço do MyKids ainda não foi configurado/)).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: /^Abrir/ })).toBeNull()
  })

  it('asks visitors to sign in and returns to the page', async () => {
    const { path } = await renderFeature(accountFeature, { at, http: scenes.known })
    expect(path()).toBe('/access?redirectTo=%2Fthird-parts%2Fmykids')
  })
})

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

describe('the page of MyKids', () => {
  it('says what it is, and opens it in another tab at the configured address', async () => {
    await open({ config, startUp: menuItem('https://church.example') })
    expect(screen.getByRole('heading', { level: 1, name: 'MyKids' })).toBeInTheDocument()
    expect(screen.getByText(/acompanha as famílias nas atividades infantis/)).toBeInTheDocument()
    const link = screen.getByRole('link', { name: 'Abrir o MyKids (abre em outra aba)' })
    expect(link).toHaveAttribute('href', 'https://mykids.example/pt-BR/demo')
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  })

  it('opens the church’s own address where the deployment has none', async () => {
    await open({ startUp: menuItem('https://church.example/mykids') })
    expect(screen.getByRole('link', { name: /^Abrir/ })).toHaveAttribute('href', 'https://church.example/mykids')
  })

  it.each([null, 'javascript:alert(1)', 'https://'])('says that there is no address, for %s', async (url) => {
    await open({ startUp: menuItem(url) })
    expect(screen.getByText(/O endereço do MyKids ainda não foi configurado/)).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: /^Abrir/ })).toBeNull()
  })

  it('asks visitors to sign in, and brings them back', async () => {
    const { path } = await renderFeature(accountFeature, { at, http: scenes.known })
    expect(path()).toBe('/access?redirectTo=%2Fthird-parts%2Fmykids')
  })
})

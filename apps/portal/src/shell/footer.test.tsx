import { wireStartUp } from '@atrio/testing'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderShell } from './testing/render-shell.tsx'

beforeEach(() => vi.stubGlobal('scrollTo', () => undefined))

const footer = () => within(screen.getByRole('contentinfo'))
const href = (name: string | RegExp) => footer().getByRole('link', { name }).getAttribute('href')

describe('the footer', () => {
  it('links to the pages, directions, phone and e-mail', async () => {
    const config = {
      adminUrl: 'https://admin.example/{lang}',
      privacyUrl: 'https://atrio.example/{lang}/privacy?church={code}',
    }
    await renderShell({ config })
    expect(href('Sobre')).toBe('/about')
    expect(href('Ao vivo')).toBe('/live')
    expect(href(/Rua das Acácias, 240/)).toMatch(/^https:\/\/www\.google\.com\/maps\/.*query=Rua%20das/)
    expect(href('contato@vidaplena.test')).toBe('mailto:contato@vidaplena.test')
    expect(href('+55 11 5555-0199')).toBe('tel:+551155550199')
    expect(href('Instagram')).toBe('https://www.instagram.com/vidaplena')
    expect(href('Acesso administrativo')).toBe('/admin')
    expect(href('Política de privacidade')).toBe('https://atrio.example/pt-BR/privacy?church=demo')
  })

  it('leaves out contact data that the church lacks', async () => {
    const { igreja } = wireStartUp()
    const bare = { descricao: null, endereco: null, telefone: null, email: null, redesSociais: [] }
    await renderShell({ startUp: { igreja: { ...igreja, ...bare }, modulos: [] } })
    expect(
      footer()
        .getAllByRole('heading')
        .map((heading) => heading.textContent),
    ).toEqual(['Igreja'])
    expect(
      footer()
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Sobre'])
  })
})

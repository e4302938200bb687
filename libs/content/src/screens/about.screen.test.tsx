import { renderFeature } from '@atrio/testing'
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { contentFeature } from '../feature.ts'
import { inOrganization, scenes } from '../testing/content.scenes.ts'

const open = (http: (typeof scenes)[keyof typeof scenes], more = {}) =>
  renderFeature(contentFeature, { at: '/about', http, ...more })

const region = (name: string) => within(screen.getByRole('region', { name }))

describe('AboutScreen', () => {
  it('shows the history, directions and congregations', async () => {
    await open(scenes.congregations)
    expect(screen.getByRole('heading', { level: 1, name: 'Igreja Vida Plena' })).toBeInTheDocument()
    expect(await screen.findByText(/na garagem de dona Alzira/)).toBeInTheDocument()
    const visit = region('Venha nos ver')
    expect(visit.getByRole('link', { name: 'Rua das Acácias, 240, Vila Mariana, São Paulo – SP' })).toHaveAttribute(
      'href',
      expect.stringContaining('Rua%20das%20Ac%C3%A1cias%2C%20240'),
    )
    expect(visit.getByRole('link', { name: 'contato@vidaplena.test' })).toHaveAttribute(
      'href',
      'mailto:contato@vidaplena.test',
    )
    expect(region('Congregações').getByRole('link', { name: 'Congregação da Saúde' })).toBeInTheDocument()
    expect(region('Congregações').queryByRole('link', { name: 'Congregação do Ipiranga' })).toBeNull()
    expect(region('Congregações').getByRole('link', { name: 'Ver no mapa' })).toHaveAttribute(
      'href',
      '/churchs?view=map',
    )
    expect(region('Redes').getByRole('link', { name: 'Instagram' })).toHaveAttribute('rel', 'noopener')
    expect(document.title).toBe('Sobre a igreja · Igreja Vida Plena')
  })

  it('leaves out sections without content', async () => {
    await open(scenes.bare)
    expect(screen.getAllByRole('region')).toHaveLength(1)
    expect(screen.getByText('A história desta igreja ainda vai ser contada aqui.')).toBeInTheDocument()
  })

  it('renders when the congregations fail to load and retries on request', async () => {
    const { transport } = await open(scenes.congregationsFail)
    expect(screen.getByRole('alert')).toHaveTextContent('Não conseguimos carregar as congregações')
    fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    await screen.findByRole('alert')
    expect(transport.calls).toHaveLength(3)
  })

  it('links to the other churches of its organisation', async () => {
    await open(scenes.sister, { startUp: inOrganization })
    expect(screen.getByRole('link', { name: 'Outras igrejas' })).toHaveAttribute('href', '/churchs')
  })

  it.each([
    ['en', 'Our story', 'Come and see'],
    ['es', 'Nuestra historia', 'Ven a vernos'],
  ] as const)('is translated to %s', async (locale, story, visit) => {
    await open(scenes.alone, { locale })
    expect(screen.getByRole('region', { name: story })).toBeInTheDocument()
    expect(screen.getByRole('region', { name: visit })).toBeInTheDocument()
  })
})

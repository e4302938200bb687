import { css } from '@emotion/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { castLightCss } from '../glass/cast-light.ts'
import { Picture } from '../glass/picture.tsx'
import { media } from '../layout/media.ts'
import { Row } from '../layout/stack.tsx'
import { kickerCss, leadCss } from '../layout/text.ts'
import { buttonCss, linkCss } from './button.styles.ts'
import { Carousel } from './carousel.tsx'

const meta: Meta = { title: 'ui/Carousel', component: Carousel, parameters: { layout: 'fullscreen' } }
export default meta
type Story = StoryObj

const slide = css({
  [media.tabletBigUp]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(calc(var(--gutter) + 29.5rem), 41fr) 59fr',
    minHeight: '37.5rem',
  },
})
const words = { previous: 'Anterior', next: 'Próximo', position: (i: number, n: number) => `${i} de ${n}` }
const banners = ['A luz que veio ao mundo', 'Retiro de jovens', 'Batismos no domingo']

function Hero({ title }: { title: string }) {
  return (
    <div css={slide}>
      <Picture
        seed={title}
        kind="lancets"
        shape="wide"
        priority
        css={{
          '&&': { borderRadius: 0, aspectRatio: '390 / 300' },
          [media.tabletBigUp]: { '&&': { order: 2, aspectRatio: 'auto', height: '100%' } },
        }}
      />
      <div
        css={[
          castLightCss,
          { padding: 'var(--s6) var(--gutter)' },
          {
            [media.tabletBigUp]: {
              display: 'flex',
              flexDirection: 'column',
              justifyContent: 'center',
              paddingRight: 'var(--s12)',
            },
          },
        ]}
      >
        <p css={kickerCss}>Advento, a partir de 29 de novembro</p>
        <h2 css={{ fontSize: 'var(--t-display)', lineHeight: 1.06, letterSpacing: '-.022em', margin: '.3em 0 .4em' }}>
          {title}
        </h2>
        <p css={leadCss}>
          Quatro domingos para esperar juntos: leituras, canto e silêncio, do primeiro ao último círio.
        </p>
        <Row gap={5} css={{ marginTop: 'var(--s6)' }}>
          <a href="#a" css={buttonCss('primary')}>
            Ver a programação
          </a>
          <a href="#b" css={linkCss}>
            Guia de leituras
          </a>
        </Row>
      </div>
    </div>
  )
}

export const Heroes: Story = {
  render: () => (
    <Carousel
      items={banners}
      itemKey={(title) => title}
      render={(title) => <Hero title={title} />}
      label="Destaques"
      words={words}
      css={{
        '& [data-controls]': { padding: '0 var(--gutter) var(--s6)' },
        [media.tabletBigUp]: { '& [data-controls]': { position: 'absolute', left: 0, bottom: 'var(--s4)' } },
      }}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Próximo' }))
    await expect(canvas.getByText('2 de 3')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Retiro de jovens' })).toBeVisible())
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByText('1 de 3')).toBeVisible()
  },
}
export const ByNight: Story = { ...Heroes, globals: { theme: 'dark' } }
export const One: Story = {
  render: () => (
    <Carousel
      items={banners.slice(0, 1)}
      itemKey={(t) => t}
      render={(t) => <Hero title={t} />}
      label="Destaques"
      words={words}
    />
  ),
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { linkCss } from '../components/button.styles.ts'
import { DateBadge } from '../components/date-badge.tsx'
import { ListRow, Rows } from '../components/list-row.tsx'
import { PageHeader } from './page-header.tsx'
import { Section } from './section.tsx'
import { SkipLink } from './skip-link.tsx'

const meta = {
  title: 'ui/Section',
  component: Section,
  parameters: { layout: 'fullscreen' },
  args: { title: 'Eventos' },
} satisfies Meta<typeof Section>
export default meta
type Story = StoryObj<typeof meta>

const rows = (
  <Rows open>
    <ListRow
      leading={<DateBadge day="29" month="nov" />}
      title="Retiro de jovens"
      meta="Atibaia"
      link={(title) => <a href="#a">{title}</a>}
    />
    <ListRow
      leading={<DateBadge day="3" month="dez" />}
      title="Ensaio do coral"
      meta="No templo, 20h"
      link={(title) => <a href="#b">{title}</a>}
    />
  </Rows>
)

export const Page: Story = {
  render: () => (
    <>
      <SkipLink label="Ir para o conteúdo" />
      <PageHeader kicker="Igreja Vida Plena" title="Agenda" lead="O que acontece nas próximas semanas." />
      <main id="main">
        <Section
          kicker="Para todos"
          title="Eventos"
          lead="Inscreva-se com um toque."
          action={
            <a href="#all" css={linkCss}>
              Ver todos
            </a>
          }
        >
          {rows}
        </Section>
        <Section title="Contribuir" tone="tint">
          <p>Sua oferta mantém a porta aberta.</p>
        </Section>
        <Section title="Grupos">{rows}</Section>
      </main>
    </>
  ),
}
export const Dark: Story = { ...Page, globals: { theme: 'dark' } }

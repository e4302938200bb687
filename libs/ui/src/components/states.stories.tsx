import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { media } from '../layout/media.ts'
import { PageHeader } from '../layout/page-header.tsx'
import { Stack } from '../layout/stack.tsx'
import { Button } from './button.tsx'
import { FailedNotice } from './failed-notice.tsx'
import { Notice } from './notice.tsx'
import { RowsSkeleton } from './rows-skeleton.tsx'
import { CardSkeleton } from './skeleton.tsx'
import { EmptyState, ErrorState } from './state.tsx'

const meta: Meta = {
  title: 'ui/States',
  component: ErrorState,
  subcomponents: { EmptyState, FailedNotice, Notice, CardSkeleton, RowsSkeleton },
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj

const State = ({ name, children }: { name: string; children: ReactNode }) => (
  <section aria-label={name}>
    <p
      css={{
        fontSize: 'var(--t-small)',
        color: 'var(--muted)',
        borderBottom: '1px solid var(--hairline)',
        paddingBottom: '.5rem',
        marginBottom: 'var(--s6)',
      }}
    >
      {name}
    </p>
    {children}
  </section>
)

export const Every: Story = {
  render: () => (
    <>
      <PageHeader title="Estados" lead="Cada tela sabe esperar, estar vazia, falhar e voltar." />
      <div
        css={{
          display: 'grid',
          gap: 'var(--s12)',
          padding: '0 var(--gutter) var(--s12)',
          [media.tabletBigUp]: { gridTemplateColumns: '1fr 1fr', gap: '4.5rem 5rem' },
        }}
      >
        <State name="Carregando: a forma do que vem">
          <CardSkeleton seed="loading" kind="current" />
          <div css={{ marginTop: 'var(--s8)' }}>
            <RowsSkeleton />
          </div>
        </State>
        <State name="Vazio: diz o que virá e oferece um passo">
          <EmptyState
            heading="h2"
            seed="oração"
            title="Nenhum pedido por enquanto"
            text="Quando alguém pedir oração, o pedido aparece aqui para a igreja inteira. O primeiro pode ser o seu."
            action={<Button variant="primary">Fazer um pedido</Button>}
          />
        </State>
        <State name="Erro: o que houve, nada se perde">
          <ErrorState
            heading="h2"
            title="Não conseguimos carregar os eventos"
            text="A conexão caiu no meio do caminho. O resto da página continua aqui."
            retry={{ label: 'Tentar de novo', onRetry: () => undefined }}
          />
        </State>
        <State name="Avisos">
          <Stack>
            <Notice>O culto das 10h tem interpretação em Libras.</Notice>
            <Notice kind="warn" title="O total mudou.">
              Um lote esgotou enquanto você preenchia. Confira os ingressos antes de pagar.
            </Notice>
            <Notice kind="good">Inscrição confirmada. Enviamos os ingressos para ana@demo.test.</Notice>
            <Notice kind="bad" title="Não foi possível enviar o seu pedido.">
              O texto continua abaixo.
            </Notice>
            <FailedNotice retry={{ label: 'Tentar de novo', onRetry: () => undefined }}>
              Não foi possível carregar os seus endereços.
            </FailedNotice>
          </Stack>
        </State>
        <State name="Página de erro">
          <ErrorState
            heading="h2"
            seed="door"
            title="Esta porta não abre mais"
            text="O endereço mudou ou o conteúdo saiu do ar. A casa continua no mesmo lugar."
            retry={{ label: 'Ir para o início', onRetry: () => undefined }}
          />
        </State>
      </div>
    </>
  ),
}
export const Dark: Story = { ...Every, globals: { theme: 'dark' } }
export const Yellow: Story = { ...Every, globals: { church: '#f5c400' } }
export const White: Story = { ...Every, globals: { church: '#ffffff', theme: 'dark' } }

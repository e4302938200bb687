import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Row, Stack } from '../layout/stack.tsx'
import { Avatar } from './avatar.tsx'
import { Chip } from './chip.tsx'
import { Countdown } from './countdown.tsx'
import { DateBadge } from './date-badge.tsx'
import { Disclosure } from './disclosure.tsx'
import { DottedLine } from './dotted-line.tsx'
import { OfflineBar } from './offline-bar.tsx'
import { ProgressTrack } from './progress-track.tsx'
import { Tag } from './tag.tsx'

const meta = { title: 'ui/Small parts' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Tags: Story = {
  render: () => (
    <Row gap={5}>
      <Tag kind="bad" dot>
        Ao vivo
      </Tag>
      <Tag>Novo</Tag>
      <Tag filled>Seu grupo</Tag>
      <Tag kind="good">Gratuito</Tag>
      <Tag kind="warn">Últimas vagas</Tag>
      <Tag kind="off">Encerrado</Tag>
    </Row>
  ),
}

export const Progress: Story = {
  render: () => (
    <Stack gap={3}>
      {[0, 38, 100].map((share) => (
        <p key={share}>
          {share} %
          <ProgressTrack share={share} />
        </p>
      ))}
    </Stack>
  ),
}

function Days() {
  const [day, setDay] = useState('Hoje')
  return (
    <Row gap={2}>
      {['Hoje', 'Amanhã', 'Esta semana'].map((name) => (
        <Chip key={name} pressed={name === day} onClick={() => setDay(name)}>
          {name}
        </Chip>
      ))}
    </Row>
  )
}
export const Chips: Story = { render: () => <Days /> }

export const Avatars: Story = {
  render: () => (
    <Row>
      <Avatar name="Ana Beatriz Souza" />
      <Avatar name="Visitante" guest />
      <Avatar name="João" size="lg" />
    </Row>
  ),
}
export const Facts: Story = {
  render: () => (
    <div css={{ display: 'grid', gap: 'var(--s4)' }}>
      {['18rem', '30rem'].map((maxWidth) => (
        <div key={maxWidth} css={{ maxWidth }}>
          <DottedLine facts={['1 de dezembro de 2026 – 5 de janeiro de 2027', 'On-line', 'com certificado']} />
        </div>
      ))}
    </div>
  ),
}
export const Dates: Story = { render: () => <DateBadge day="29" month="nov" dateTime="2026-11-29" /> }
export const TimeLeft: Story = {
  render: () => (
    <Countdown
      label="Faltam 2 horas e 14 minutos"
      parts={[
        { value: '02', label: 'horas' },
        { value: '14', label: 'minutos' },
        { value: '36', label: 'segundos' },
      ]}
    />
  ),
}
export const Offline: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <OfflineBar
      text="Sem internet. O que você já abriu continua aqui."
      retry={{ label: 'Tentar de novo', onRetry: () => undefined }}
    />
  ),
}
export const Questions: Story = {
  render: () => (
    <Stack>
      <div css={{ width: '100%', maxWidth: '40rem' }}>
        <Disclosure summary="Posso levar crianças?" open name="faq">
          Sim. Há uma sala com monitores durante o culto.
        </Disclosure>
        <Disclosure summary="Onde estaciono?" name="faq">
          Na rua de trás, sem custo.
        </Disclosure>
      </div>
    </Stack>
  ),
}

import { Component, type ComponentType, type ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { useFeatureContext } from '../feature/feature-provider.tsx'
import type { SlotName } from '../feature/feature.ts'

export type SlotFailureProps = { retry: () => void }

/** Room that a screen lends to other features. `failure` stands in for a section that could not be loaded. */
export function Slot({ name, failure: Failure }: { name: SlotName; failure: ComponentType<SlotFailureProps> }) {
  const ctx = useFeatureContext()
  const { revalidate } = useRevalidator()
  const retry = () => void revalidate()
  return (ctx.slots.get(name) ?? []).map(({ id, Component: Content, failed }) =>
    failed ? (
      <Failure key={id} retry={retry} />
    ) : (
      <SlotBoundary key={id} fallback={<Failure retry={retry} />}>
        <Content />
      </SlotBoundary>
    ),
  )
}

/** One broken section leaves the others standing. */
class SlotBoundary extends Component<{ children: ReactNode; fallback: ReactNode }, { broken: boolean }> {
  override state = { broken: false }
  static getDerivedStateFromError = () => ({ broken: true })
  override render() {
    return this.state.broken ? this.props.fallback : this.props.children
  }
}

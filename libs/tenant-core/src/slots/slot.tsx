import { Component, memo, Suspense, type ComponentType, type ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { useFeatureContext } from '../feature/feature-provider.tsx'
import type { SlotName } from '../feature/feature.ts'

export type SlotFailureProps = { retry: () => void }

/** A slot that other features fill. `failure` replaces a section that failed to load. */
export function Slot({ name, failure: Failure }: { name: SlotName; failure: ComponentType<SlotFailureProps> }) {
  const ctx = useFeatureContext()
  const { revalidate } = useRevalidator()
  return (ctx.slots.get(name) ?? []).map(({ id, Component: Content, state }) => {
    if (state === 'absent') return null
    if (state === 'failed' || !Content) return <Failure key={id} retry={() => void revalidate()} />
    return (
      <SlotBoundary key={id} failure={Failure} revalidate={revalidate}>
        <Section content={Content} />
      </SlotBoundary>
    )
  })
}

/** Memoised, since an update from outside would discard the server's markup of a section that is not hydrated yet. */
const Section = memo(function Section({ content: Content }: { content: ComponentType }) {
  return (
    <Suspense>
      <Content />
    </Suspense>
  )
})

type BoundaryProps = {
  children: ReactNode
  failure: ComponentType<SlotFailureProps>
  revalidate: () => Promise<void>
}

/**
 * Keeps a section's render error from the other sections; a retry reloads the page's data and mounts the section again.
 */
class SlotBoundary extends Component<BoundaryProps, { broken: boolean }> {
  override state = { broken: false }
  static getDerivedStateFromError = () => ({ broken: true })
  retry = () => void this.props.revalidate().then(() => this.setState({ broken: false }))
  override render() {
    const { failure: Failure, children } = this.props
    return this.state.broken ? <Failure retry={this.retry} /> : children
  }
}

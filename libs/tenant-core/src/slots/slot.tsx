import { Component, memo, Suspense, useCallback, useEffect, type ComponentType, type ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { useFeatureContext } from '../feature/feature-provider.tsx'
import type { SlotName } from '../feature/feature.ts'
import type { ResolvedSlot } from './slots.ts'
import { whenNear } from './when-near.ts'

export type SlotFailureProps = { retry: () => void }

type Props = {
  name: SlotName
  /** Replaces a section that failed to load. */
  failure: ComponentType<SlotFailureProps>
  /** Most sections are below the window: the code of what the server has rendered waits until one is near it. */
  below?: boolean
}

/** A slot that other features fill. */
export function Slot({ name, failure: Failure, below = false }: Props) {
  const ctx = useFeatureContext()
  const { revalidate } = useRevalidator()
  const slots = ctx.slots.get(name)
  useEffect(() => {
    if (!below) slots?.forEach(({ wake }) => wake())
  }, [slots, below])
  return slots?.map((slot) => {
    const { id, Component: Content, state } = slot
    if (state === 'absent') return null
    if (state === 'failed' || !Content) return <Failure key={id} retry={() => void revalidate()} />
    const section = (
      <SlotBoundary key={id} failure={Failure} revalidate={revalidate}>
        <Section content={Content} />
      </SlotBoundary>
    )
    return below ? (
      <Place key={id} slot={slot}>
        {section}
      </Place>
    ) : (
      section
    )
  })
}

/** Wakes a section once its place is near the window. It is there without the section, too. */
function Place({ slot, children }: { slot: ResolvedSlot; children: ReactNode }) {
  const watch = useCallback((place: HTMLDivElement) => whenNear(place, slot.wake), [slot])
  return <div ref={watch}>{children}</div>
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

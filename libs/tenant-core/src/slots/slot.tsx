import { Component, memo, Suspense, useEffect, type ComponentType, type ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { useFeatureContext } from '../feature/feature-provider.tsx'
import type { SlotName } from '../feature/feature.ts'
import type { SectionPlaceProps } from './near-window.tsx'

export type SlotFailureProps = { retry: () => void }

type Props = {
  name: SlotName
  /** Replaces a section that failed to load. */
  failure: ComponentType<SlotFailureProps>
  /**
   * Around each section, and decides when the code of what the server has rendered is loaded; else it is loaded when the
   * browser is idle.
   */
  place?: ComponentType<SectionPlaceProps>
}

/** A slot that other features fill. */
export function Slot({ name, failure: Failure, place: Place }: Props) {
  const ctx = useFeatureContext()
  const { revalidate } = useRevalidator()
  const slots = ctx.slots.get(name)
  useEffect(() => {
    if (!Place) slots?.forEach(({ wake }) => wake())
  }, [slots, Place])
  return slots?.map(({ id, Component: Content, state, wake }) => {
    if (state === 'absent') return null
    if (state === 'failed' || !Content) return <Failure key={id} retry={() => void revalidate()} />
    const section = (
      <SlotBoundary key={id} failure={Failure} revalidate={revalidate}>
        <Section content={Content} />
      </SlotBoundary>
    )
    return Place ? (
      <Place key={id} wake={wake}>
        {section}
      </Place>
    ) : (
      section
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

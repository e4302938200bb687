import type { Feature } from '@atrio/tenant-core'
import type { ReactElement } from 'react'
import { FAILED_PAGE, ToolbarStory } from './feature-story.tsx'
import type { FakeHttp } from './fake-http.ts'
import { slotHost } from './slot-host.tsx'
import type { TestPortalOptions } from './test-portal.ts'

type FeatureStoryObject = {
  render: (args: unknown, context: { globals: Record<string, unknown> }) => ReactElement
  parameters: { layout: 'fullscreen'; docs: { story: { inline: false; height: string } } }
  play: (context: { canvasElement: HTMLElement }) => Promise<void>
}

/**
 * Waits until the page has loaded; otherwise the story's checks would see an empty page. What throws fails its story: the
 * page's error boundary would be a picture like any other.
 */
export async function untilShown({ canvasElement }: { canvasElement: HTMLElement }) {
  while (!canvasElement.querySelector('main *')) await new Promise(requestAnimationFrame)
  if (canvasElement.querySelector('main')?.textContent === FAILED_PAGE) throw new Error('The page was not rendered.')
}

/** A story of a page (`at`) or, without one, of a feature's sections, in the toolbar's language and church colour; `beside` are other features that matter to it. */
export const storyOf = (
  feature: Feature,
  http: FakeHttp,
  { at = '/', beside = [], ...options }: TestPortalOptions & { at?: string; beside?: readonly Feature[] } = {},
): FeatureStoryObject => ({
  // on a page that lists all states of a screen each has a window of its own
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '44rem' } } },
  play: untilShown,
  render: (_args, { globals }) => (
    <ToolbarStory globals={globals} features={[feature, ...beside, slotHost()]} at={at} http={http} {...options} />
  ),
})

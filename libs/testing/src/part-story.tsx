import type { Feature, FeatureContext } from '@atrio/tenant-core'
import {
  createContext,
  Fragment,
  useContext,
  type ComponentType,
  type ElementType,
  type ReactElement,
  type ReactNode,
} from 'react'
import { ToolbarStory } from './feature-story.tsx'
import { untilShown } from './story-of.tsx'
import type { TestPortalOptions } from './test-portal.ts'

type PartOptions = Omit<TestPortalOptions, 'locale'> & {
  /** Other features that matter to the part. */
  beside?: readonly Feature[]
  /** What the part needs besides the feature's messages: those of a library without features. */
  load?: (ctx: FeatureContext) => Promise<unknown>
  /** What the part belongs in: a list around its row. */
  around?: ElementType<{ children: ReactNode }>
  /** Pattern and address of its page, for a part that reads the address. */
  path?: string
  at?: string
  /** A dialog covers the page: on one that lists all parts it has a window of its own. */
  isDialog?: boolean
}

/** Values to choose from, where the type that lists them is of another library. */
type Choices<Props> = { choices?: { [Name in keyof Props]?: readonly Props[Name][] } }

type PartStory<Props> = {
  args: Props
  argTypes: Record<string, { options: readonly unknown[]; control: 'select' } | { control: false }>
  parameters: { part: ComponentType<Props>; docs: { story: { inline: boolean; height?: string } } }
  play: (context: { canvasElement: HTMLElement }) => Promise<void>
  render: (args: Props, context: { globals: Record<string, unknown> }) => ReactElement
}

const ShownPart = createContext<ReactNode>(null)
/** Read from the context, so that the controls change the part without another start of its portal. */
const PartScreen = () => useContext(ShownPart)

/** The feature with one page more, on which the part is alone. */
const withPartPage = (feature: Feature, path: string, load: PartOptions['load']): Feature => ({
  ...feature,
  routes: (ctx) => [
    ...(feature.routes?.(ctx) ?? []).filter((route) => route.path !== path),
    { path, module: null, screen: () => Promise.resolve({ default: PartScreen, ...(load && { load }) }) },
  ],
})

/**
 * Stories of a feature's parts, each alone in a portal of the feature: `const part = partsOf(eventsFeature)`, then
 * `export const Card = part(EventCard, { event })`. The properties are the story's controls.
 */
export const partsOf =
  (feature: Feature, shared: PartOptions = {}) =>
  <Props extends object>(
    Part: ComponentType<Props>,
    args: NoInfer<Props>,
    options: PartOptions & Choices<NoInfer<Props>> = {},
  ): PartStory<Props> => {
    const {
      beside = [],
      load,
      around: Around = Fragment,
      path = '/part-of-a-screen',
      at = path,
      choices = {},
      isDialog = false,
      ...portal
    } = { ...shared, ...options }
    const Shown = Part as ComponentType<object>
    const features = [withPartPage(feature, path, load), ...beside]
    const argTypes: PartStory<Props>['argTypes'] = {}
    // a control copies an error by calling its class without arguments, which ApiError needs
    for (const [name, value] of Object.entries(args)) if (value instanceof Error) argTypes[name] = { control: false }
    for (const [name, values] of Object.entries(choices as Record<string, readonly unknown[]>))
      argTypes[name] = { options: values, control: 'select' }
    return {
      args,
      argTypes,
      parameters: { part: Part, docs: { story: isDialog ? { inline: false, height: '32rem' } : { inline: true } } },
      play: untilShown,
      render: (shown, { globals }) => (
        <ShownPart
          value={
            <Around>
              <Shown {...shown} />
            </Around>
          }
        >
          <ToolbarStory globals={globals} features={features} at={at} {...portal} />
        </ShownPart>
      ),
    }
  }

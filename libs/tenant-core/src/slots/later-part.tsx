import { memo, Suspense, useState, type ComponentType } from 'react'
import { useFeatureContext } from '../feature/feature-provider.tsx'
import { once } from '../feature/once.ts'
import { waitingComponent } from './waiting-component.ts'

type LaterPart<Props extends object> = ComponentType<Props> & {
  /** Loads it where whole pages are rendered at once: on the server, and in a browser without a server's page. */
  load: () => Promise<void>
}

/**
 * A part of every page that does as markup at first, such as the footer: loaded after the first paint where a server has
 * rendered it. Its props must not change before that, since React would discard the markup; nor may it, at first,
 * render what only the browser knows.
 * @param contents imports a file named `*.later.tsx`: by that name the server leaves it out of the page's first scripts
 */
export function laterPart<Props extends object>(
  contents: () => Promise<{ default: ComponentType<Props> }>,
): LaterPart<Props> {
  let Loaded: ComponentType<Props> | undefined
  const load = once(async () => {
    Loaded = (await contents()).default
  })
  const Part = memo(function Part(props: Props) {
    const ctx = useFeatureContext()
    const [Content] = useState(
      () =>
        Loaded ??
        // a page is worth more than such a part
        waitingComponent<Props>(ctx, () => contents().catch(() => ({ default: () => null }))),
    )
    // JSX does not accept a component of type-parameter props
    const Shown = Content as ComponentType<object>
    return (
      <Suspense>
        <Shown {...props} />
      </Suspense>
    )
  })
  return Object.assign(Part as ComponentType<Props>, { load })
}

import { memo, Suspense, useCallback, useState, type ComponentType } from 'react'
import { useFeatureContext } from '../feature/feature-provider.tsx'
import { once } from '../feature/once.ts'
import { loadOnline } from './load-online.ts'
import { waitingComponent } from './waiting-component.ts'
import { whenNear } from './when-near.ts'

type LaterPart<Props extends object> = ComponentType<Props> & {
  /** Loads it where whole pages are rendered at once: on the server, and in a browser without a server's page. */
  load: () => Promise<void>
}

/**
 * A part of every page that does as markup at first, such as the footer: loaded after the first paint, once it is near
 * the window, where a server has rendered it. Its props must not change before that, since React would discard the markup; nor may it, at first,
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
    const [{ Component, wake }] = useState(() =>
      Loaded
        ? { Component: Loaded, wake: () => {} }
        : // a page is worth more than such a part
          waitingComponent<Props>(ctx, () => loadOnline(contents).catch(() => ({ default: () => null }))),
    )
    const watch = useCallback((place: HTMLDivElement) => whenNear(place, wake), [wake])
    // JSX does not accept a component of type-parameter props
    const Shown = Component as ComponentType<object>
    return (
      <div ref={watch}>
        <Suspense>
          <Shown {...props} />
        </Suspense>
      </div>
    )
  })
  return Object.assign(Part as ComponentType<Props>, { load })
}

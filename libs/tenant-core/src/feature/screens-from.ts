import type { ScreenModule } from './feature.ts'

type LoadScreen = () => Promise<ScreenModule>

/**
 * Names the screens of a feature on its routes. Their list is a module of its own, loaded with the first of them: in the
 * manifests it would be part of what home loads first.
 */
export const screensFrom =
  <Name extends string>(load: () => Promise<{ screens: Record<Name, LoadScreen> }>) =>
  (name: Name): LoadScreen =>
  async () =>
    (await load()).screens[name]()

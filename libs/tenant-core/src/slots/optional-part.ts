import { lazy, type ComponentType } from 'react'

const Nothing = (): null => null

/**
 * A part of a page that loads by itself and without which the page is still of use, such as a calendar beside a reading:
 * it is left out when its code does not come, without network or after a release, and comes with the next load.
 * @param otherwise shown in its place with its props, for a part that a person has asked for
 */
export const optionalPart = <Props extends object>(
  contents: () => Promise<{ default: ComponentType<Props> }>,
  otherwise: ComponentType<Props> = Nothing,
) => lazy(() => contents().catch(() => ({ default: otherwise })))

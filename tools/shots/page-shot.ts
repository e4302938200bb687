import type { ScreenName } from './screens.ts'
import type { Person } from './stage/people.ts'
import type { Stage } from './stage/stage.ts'
import type { Step } from './steps.ts'

/** Resolves a path, and prepares its content. */
export type PathOf = (stage: Stage, shot: Pick<PageShot, 'church' | 'as'>) => Promise<string>

export type PageShot = {
  /** Names its pictures; unique. */
  name: string
  church: string
  /** Of the church's portal, or a whole address; what has to be laid ready for it first is done once for all its pictures. */
  path: string | PathOf
  /** Who looks; absent: a visitor. */
  as?: Person
  /** What is done once the page is interactive. */
  step?: Step
  /** A selector of what makes the page that which the name says: there is no picture before it is in sight. */
  shows: string
  /** The state is a failure, or tells one. Everywhere else an alert is a picture that must not be taken. */
  tellsFailure?: true
  /** Absent: the phone and the desktop. */
  screens?: readonly ScreenName[]
  /** `whole`: the first view and the whole page; `view`: what the screen shows; `each`: every match of the selector. */
  take: 'whole' | 'view' | { each: string }
}

import { beams } from './beams.ts'
import { current } from './current.ts'
import { dawn } from './dawn.ts'
import { lancets } from './lancets.ts'
import { rose } from './rose.ts'

export const windows = { rose, current, lancets, beams, dawn }
/** The five windows that the portal's glazier knows. */
export type GlassKind = keyof typeof windows

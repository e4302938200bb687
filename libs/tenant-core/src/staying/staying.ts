import { atom } from 'jotai'
import type { ComponentType } from 'react'

/**
 * What stays at the foot of the portal while one moves through it, such as a player. Whoever needs it puts it there when
 * it is first needed, so that the first page carries none of it.
 */
export const stayingAtom = atom<{ Content: ComponentType } | null>(null)

import { atom } from 'jotai'
import type { ComponentType } from 'react'

/**
 * Content at the foot of the portal that persists across navigation, such as a player. It is set when it is first
 * needed, so that the first page loads none of its code.
 */
export const stayingAtom = atom<{ Content: ComponentType } | null>(null)

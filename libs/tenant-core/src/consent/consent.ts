import { atom } from 'jotai'
import type { ComponentType } from 'react'

/**
 * The question for consent to scripts of others: set by the portal once its code has loaded, where the church uses any.
 * Null: there is nothing to choose.
 */
export const consentAtom = atom<{
  /** The question itself, in the shell. */
  Content: ComponentType
  /** Name of the button that opens the choices, in the page's language. */
  label: string
  open: () => void
} | null>(null)

import { Mask, type MaskOptions } from 'maska'
import { type ChangeEvent, useMemo } from 'react'
import { caretAfterMask } from './caret.ts'

export type MaskPattern = NonNullable<MaskOptions['mask']>

/**
 * maska, where `^` in a pattern is a digit from 1 to 9: zeros before it are left out, such as the trunk zero of
 * `011 98765-4321`, which is dialled within Brazil only.
 */
export const createMask = (mask: MaskPattern): Mask => new Mask({ mask, tokens: { '^': { pattern: /[1-9]/ } } })

/**
 * Writes the input's final text and caret before React processes the change: React then finds nothing to write, and the
 * caret stays.
 */
export function writeInput(input: HTMLInputElement, text: string, caret: number): void {
  if (input.value !== text) input.value = text
  if (document.activeElement === input) input.setSelectionRange(caret, caret)
}

/** A change handler that formats typed or pasted text; without a pattern it passes it on unchanged. */
export function useMask(pattern: MaskPattern | undefined, onChange: (text: string) => void) {
  // One mask per field: maska remembers formatted texts, which must not outlive the field.
  const mask = useMemo(() => (pattern ? createMask(pattern) : undefined), [pattern])
  return ({ target }: ChangeEvent<HTMLInputElement>) => {
    const typed = target.value
    const masked = mask ? mask.masked(typed.trim()) : typed
    if (mask) writeInput(target, masked, caretAfterMask(typed, target.selectionStart ?? typed.length, masked))
    onChange(masked)
  }
}

import { plainText } from '@atrio/tenant-core'

/** Terms as paragraphs of text, for features without a component of their own: checkout renders no HTML. */
export const termsParagraphs = (html: string): string[] =>
  html
    .split(/<\/(?:p|li|h[1-6]|div|blockquote)>|<br\s*\/?>/i)
    .map(plainText)
    .filter(Boolean)

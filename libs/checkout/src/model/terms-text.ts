import { plainText } from '@atrio/tenant-core'

/** Terms as paragraphs of text: what is agreed to is words, and needs no markup of the church's. */
export const termsParagraphs = (html: string): string[] =>
  html
    .split(/<\/(?:p|li|h[1-6]|div|blockquote)>|<br\s*\/?>/i)
    .map(plainText)
    .filter(Boolean)
